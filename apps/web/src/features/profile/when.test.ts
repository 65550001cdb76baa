import { describe, expect, it } from "vitest";
import { formatWhen, nowIn } from "./when.ts";
import { whoYouAre } from "./you/you-section.tsx";

const now = Date.parse("2026-11-21T13:20:00Z");

describe("moments of sessions", () => {
  it.each([
    ["2026-11-21T13:20:00Z", "today, 14:20"],
    ["2026-11-20T23:10:00Z", "today, 00:10"],
    ["2026-11-20T18:55:00Z", "yesterday, 19:55"],
    ["2026-11-16T07:40:00Z", "Mon 16 Nov, 08:40"],
    ["2025-11-16T07:40:00Z", "16 Nov 2025"],
  ])("%s is said as %s", (iso, words) => expect(formatWhen(iso, now, "Europe/Copenhagen")).toBe(words));

  it("shows the clock of a zone", () => {
    expect(nowIn("Europe/Copenhagen", now)).toMatch(/^(CET|GMT\+1), now Saturday 14:20$/);
    expect(nowIn("Asia/Tokyo", now)).toMatch(/, now Saturday 22:20$/);
    expect(nowIn("UTC", now)).toBe("UTC, now Saturday 13:20");
  });
});

it.each([
  [["Viewer"], [], "m@n.example, Viewer."],
  [["Marketing manager"], ["Nordics", "DACH", "Product"], "m@n.example, Marketing manager in Nordics, DACH and Product."],
  [[], ["Nordics"], "m@n.example, without a role in Nordics."],
])("%j in %j is %s", (roles, teams, words) => expect(whoYouAre({ email: "m@n.example", roles, teams })).toBe(words));
