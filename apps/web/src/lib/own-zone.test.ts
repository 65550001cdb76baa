import { describe, expect, it } from "vitest";
import { createOwnZone } from "./own-zone.ts";

const browser = Intl.DateTimeFormat().resolvedOptions().timeZone;

describe("the time zone of the person", () => {
  it("is the browser's until it is known", () => expect(createOwnZone().get()).toBe(browser));
  it("is the one of the profile, and changes with it", () => {
    const zone = createOwnZone();
    zone.set("Asia/Tokyo");
    expect(zone.get()).toBe("Asia/Tokyo");
    zone.set("America/Lima");
    expect(zone.get()).toBe("America/Lima");
  });
  it("is nobody else's", () => {
    const zone = createOwnZone();
    zone.set("Asia/Tokyo");
    zone.forget();
    expect(zone.get()).toBe(browser);
  });
  it("stays what it was when the browser does not know the new one", () => {
    const zone = createOwnZone();
    zone.set("Mars/Olympus");
    expect(zone.get()).toBe(browser);
    zone.set("Asia/Tokyo");
    zone.set("Mars/Olympus");
    expect(zone.get()).toBe("Asia/Tokyo");
  });
});
