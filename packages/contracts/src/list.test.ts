import { describe, expect, test } from "vitest";
import { listInput } from "./list.ts";

const input = listInput(["is_pinned", "updated_at", "title", "created_at"], "-updated_at");
const readOrdering = (ordering: string) => input.safeParse({ ordering }).data?.ordering;

describe("a list is ordered", () => {
  test("by what it says where nothing is asked", () => expect(input.parse({}).ordering).toBe("-updated_at"));

  test.each(["title", "-is_pinned,-updated_at", "-is_pinned,title,-created_at"])("by %s", (ordering) =>
    expect(readOrdering(ordering)).toBe(ordering),
  );

  test.each(["", "owner", "title,", "title,owner", "title,title", "title,-title", "--title", "title, updated_at", "constructor"])(
    "not by “%s”, and is told what there is",
    (ordering) => {
      const { error } = input.safeParse({ ordering });
      expect(error?.issues[0]?.message).toBe(
        "Order by one of is_pinned, updated_at, title, created_at, or 3 at most with commas between them; a minus in front reverses it",
      );
    },
  );

  test("not by more than three", () => expect(readOrdering("title,is_pinned,updated_at,created_at")).toBeUndefined());
  test("not by what is no text", () => expect(input.safeParse({ ordering: ["title"] }).success).toBe(false));
});
