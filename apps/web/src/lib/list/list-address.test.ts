import { describe, expect, test } from "vitest";
import { day, defineList, names, oneOf, someOf, sortableColumns } from "./list-address.ts";

const list = defineList({
  orderings: ["name", "last_login_at"],
  usual: "name",
  filters: { status: oneOf(["active", "inactive"]), team: names, results: someOf(["success", "failed"]), from: day },
});
const read = (query: string) => list.read(new URLSearchParams(query));
const usual = read("");

describe("the address of a list", () => {
  test("says nothing while all is as usual", () => expect(list.write(usual).toString()).toBe(""));

  test.each([
    ["search=anna", { search: "anna" }],
    ["ordering=-last_login_at", { ordering: "-last_login_at" }],
    ["page=3", { page: 3 }],
    ["status=inactive", { filters: { ...usual.filters, status: "inactive" } }],
    ["team=a%2Cb", { filters: { ...usual.filters, team: ["a", "b"] } }],
    ["results=failed", { filters: { ...usual.filters, results: ["failed"] } }],
    ["from=2026-02-28", { filters: { ...usual.filters, from: "2026-02-28" } }],
  ])("%s is read and written alike", (query, change) => {
    expect(read(query)).toEqual({ ...usual, ...change });
    expect(list.write(read(query)).toString()).toBe(query);
  });

  test.each(["ordering=password", "page=0", "page=1.5", "page=x", "status=gone", "team=..%2F%20x", "results=maybe", "from=2026-02-30"])(
    "%s counts as not given",
    (query) => expect(read(query)).toEqual(usual),
  );

  test("tells whether it narrows, and shows all again in the chosen order", () => {
    const narrow = read("search=a&status=active&ordering=-name&page=2");
    expect(list.isFiltered(narrow)).toBe(true);
    expect(list.isFiltered(read("ordering=-name&page=2"))).toBe(false);
    expect(list.cleared(narrow)).toEqual({ ...usual, ordering: "-name" });
  });

  test("asks for the rows of its page", () =>
    expect(list.windowOf(read("page=3&search=%20a%20"))).toEqual({ search: "a", ordering: "name", limit: 25, offset: 50 }));
});

describe("a column's order", () => {
  test.each([
    ["name", false, "none", "last_login_at"],
    ["last_login_at", false, "ascending", "-last_login_at"],
    ["-last_login_at", false, "descending", "last_login_at"],
    ["name", true, "none", "-last_login_at"],
    ["-last_login_at", true, "descending", "last_login_at"],
  ] as const)("%s, newest first %s", (ordering, newestFirst, state, next) => {
    let asked = "";
    const onSort = (wanted: string) => {
      asked = wanted;
    };
    const column = sortableColumns<"name" | "last_login_at" | `-${"name" | "last_login_at"}`>(
      ordering,
      onSort,
      newestFirst ? ["last_login_at"] : [],
    );
    const { sort, onSort: press } = column("last_login_at");
    press();
    expect({ sort, asked }).toEqual({ sort: state, asked: next });
  });
});
