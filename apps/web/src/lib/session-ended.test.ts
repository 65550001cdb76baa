import { describe, expect, it } from "vitest";
import { endsSession } from "./session-ended.ts";

const refused = Object.assign(new Error("no"), { data: { app_code: "UNAUTHENTICATED", httpStatus: 401 } });
const broken = Object.assign(new Error("no"), { data: { app_code: "INTERNAL", httpStatus: 500 } });

describe("a call that fails", () => {
  it("ends the session when the server no longer knows it", () => expect(endsSession("campaigns.list", refused)).toBe(true));
  it("does not for another reason, or without an answer", () => {
    expect(endsSession("campaigns.list", broken)).toBe(false);
    expect(endsSession("campaigns.list", new Error("fetch failed"))).toBe(false);
  });
  it.each(["preferences.get", "preferences.set", "preferences.remove"])("never sends anybody away for %s", (procedure) =>
    expect(endsSession(procedure, refused)).toBe(false),
  );
});
