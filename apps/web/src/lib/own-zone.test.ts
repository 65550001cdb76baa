import { describe, expect, it } from "vitest";
import { createOwnZone } from "./own-zone.ts";

const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;
const never = () => expect.unreachable();

function desk() {
  const store = new Map<string, string>();
  const keeper = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) };
  return { store, zone: createOwnZone(() => keeper), another: () => createOwnZone(() => keeper) };
}

describe("the time zone of the person", () => {
  it("is the browser's until it is known", () => expect(desk().zone.get()).toBe(browser));
  it("is asked for once on a device, and kept", async () => {
    const { zone, another } = desk();
    await zone.learn("mira", async () => "Asia/Tokyo");
    expect(zone.get()).toBe("Asia/Tokyo");
    await zone.learn("mira", never);
    const next = another();
    await next.learn("mira", never);
    expect(next.get()).toBe("Asia/Tokyo");
  });
  it("is nobody else's", async () => {
    const { zone } = desk();
    await zone.learn("mira", async () => "Asia/Tokyo");
    await zone.learn("kai", async () => "Europe/Oslo");
    expect(zone.get()).toBe("Europe/Oslo");
    zone.forget();
    expect(zone.get()).toBe(browser);
  });
  it("changes with the profile", async () => {
    const { zone, another } = desk();
    zone.set("mira", "America/Lima");
    expect(zone.get()).toBe("America/Lima");
    const next = another();
    await next.learn("mira", never);
    expect(next.get()).toBe("America/Lima");
  });
  it("stays the browser's when it cannot be asked for, or is none that the browser knows", async () => {
    const { zone } = desk();
    await zone.learn("mira", () => Promise.reject(new Error("away")));
    expect(zone.get()).toBe(browser);
    zone.set("mira", "Mars/Olympus");
    expect(zone.get()).toBe(browser);
  });
});
