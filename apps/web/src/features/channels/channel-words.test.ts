import { expect, test } from "vitest";
import { formatBounds, formatUses } from "./channel-words.ts";

test.each([
  [{ campaigns: 0, style_guides: 0, examples: 0 }, "Not used yet"],
  [{ campaigns: 1, style_guides: 0, examples: 2 }, "Used by 1 campaign, 2 examples"],
  [{ campaigns: 1200, style_guides: 3, examples: 0 }, "Used by 1,200 campaigns, 3 style guides"],
])("%o: %s", (uses, words) => expect(formatUses(uses)).toBe(words));

const field = { key: "body", label: "Body", format: "plain" as const, required: true, unit: "utf16" as const };
test.each([
  [{ ...field, max: 3000 }, "up to 3,000 UTF-16 units"],
  [{ ...field, unit: "words" as const, min: 150, max: 600 }, "150 to 600 words"],
  [{ ...field, format: "list" as const, countMin: 3, countMax: 5, max: 100 }, "3 to 5 entries, up to 100 UTF-16 units each"],
  [{ ...field, unit: "sms" as const, max: 2 }, "up to 2 SMS characters"],
  [field, "no limit"],
])("%o: %s", (spec, words) => expect(formatBounds(spec)).toBe(words));
