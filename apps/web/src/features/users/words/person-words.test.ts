import { describe, expect, it } from "vitest";
import { formatBulk, formatLastSignIn, formatLinkEnd, formatSignIn, formatStatuses } from "./person-words.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const zone = "Europe/Copenhagen";

describe("the last sign-in", () => {
  it.each([
    ["2026-11-21T08:12:00Z", "Today, 09:12"],
    ["2026-11-20T22:59:00Z", "Yesterday"],
    ["2026-11-20T23:01:00Z", "Today, 00:01"],
    ["2026-11-18T10:00:00Z", "18 Nov"],
    ["2025-08-03T10:00:00Z", "3 Aug 2025"],
    [null, "Never"],
  ])("of %s is %s", (last_login_at, words) => {
    expect(formatLastSignIn({ last_login_at, is_you: false }, now, zone)).toBe(words);
  });

  it("is now for whoever looks", () => {
    expect(formatLastSignIn({ last_login_at: "2026-11-01T10:00:00Z", is_you: true }, now, zone)).toBe("Now");
  });
});

it("says the day on which a link ends, in the own zone", () => {
  expect(formatLinkEnd("2026-11-27T23:30:00Z", zone)).toBe("link expires 28 Nov");
  expect(formatLinkEnd(null)).toBe("link expired");
});

it("names the ways to sign in", () => {
  expect(formatSignIn(["password", "microsoft"])).toBe("Password and Microsoft");
  expect(formatSignIn([])).toBe("–");
});

it("counts people by their status", () => {
  expect(formatStatuses([{ status: "inactive" }, { status: "invited" }, { status: "inactive" }])).toBe("two inactive, one invited");
});

describe("what came of a bulk action", () => {
  const nameOf = (id: string) => ({ a: "Anna", b: "Bo", c: "Carla" })[id] ?? "";
  const left = (id: string) => ({ id, name: nameOf(id), reason: "You cannot deactivate yourself." });

  it("is one name or a number when it was done to all", () => {
    expect(formatBulk({ done: ["a"], left: [] }, nameOf, "deactivated")).toBe("Anna deactivated");
    expect(formatBulk({ done: ["a", "b"], left: [] }, nameOf, "deactivated")).toBe("Two people deactivated");
  });

  it("says why not, and to how many more", () => {
    expect(formatBulk({ done: [], left: [left("a")] }, nameOf, "deactivated")).toBe("Anna: You cannot deactivate yourself.");
    expect(formatBulk({ done: ["a"], left: [left("b"), left("c")] }, nameOf, "deactivated")).toBe(
      "One of three people deactivated. Bo: You cannot deactivate yourself. One more was not.",
    );
  });
});
