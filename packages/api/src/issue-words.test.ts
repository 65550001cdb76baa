import { expect, test } from "vitest";
import { z } from "zod";
import { formatIssueAlone, issuesOf } from "./issue-words.ts";

const input = z.strictObject({
  status: z.enum(["active", "inactive"]).optional(),
  kind: z.literal("outline").optional(),
  name: z.string().max(5).min(1).optional(),
  count: z.number().int().max(9).min(2).optional(),
  ids: z.array(z.string()).min(1).max(2).optional(),
  on: z.boolean().optional(),
  own: z.string().max(3, "Own must be 3 characters or fewer").optional(),
  must: z.object({ be: z.string() }).optional(),
  parts: z.record(z.string().max(5), z.union([z.string().max(9), z.array(z.string().max(4)).max(2)])).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
  key: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
});

test.each<[unknown, string]>([
  [{ status: "gone" }, "status: Use one of active, inactive"],
  [{ kind: "x" }, "kind: This must be outline"],
  [{ name: 5 }, "name: This must be a text"],
  [{ name: "abcdef" }, "name: This must be 5 characters or fewer"],
  [{ name: "" }, "name: This must be at least 1 character"],
  [{ count: 10 }, "count: This must be 9 or less"],
  [{ count: 1 }, "count: This must be at least 2"],
  [{ count: 2.5 }, "count: This must be a whole number"],
  [{ ids: [] }, "ids: This must be at least 1 entry"],
  [{ ids: ["a", "b", "c"] }, "ids: This must be 2 entries or fewer"],
  [{ ids: "a" }, "ids: This must be a list"],
  [{ on: "yes" }, "on: This must be true or false"],
  [{ must: {} }, "must.be: This is required"],
  [{ colour: "red" }, "There is no colour here"],
  [{ parts: { body: 5 } }, "parts.body: This must be a text or a list"],
  [{ parts: { tags: ["a", "b", "c"] } }, "parts.tags: This must be 2 entries or fewer"],
  [{ parts: { tags: ["a", "bcdef"] } }, "parts.tags.1: This must be 4 characters or fewer"],
  [{ parts: { elephant: "a" } }, "parts.elephant: This name must be 5 characters or fewer"],
  [{ at: "tomorrow" }, "at: Use a moment like 2026-03-09T08:00:00Z"],
  [{ key: "A B" }, "key: This is not in the form that is used here"],
  [{ own: "abcd" }, "Own must be 3 characters or fewer"],
])("%j is refused with: %s", (given, words) => {
  const { error } = input.safeParse(given);
  expect(error && issuesOf(error).map(formatIssueAlone)).toEqual([words]);
});
