import { expect, test } from "vitest";
import { findRoute, methodsOf } from "./find-route.ts";

test("a path is found with and without a slash at its end, its parts decoded", () => {
  expect(findRoute("GET", "/campaigns")?.route.path).toBe("/campaigns");
  expect(findRoute("GET", "/campaigns/")?.route.path).toBe("/campaigns");
  expect(findRoute("GET", "/campaigns/a%20b")?.params).toEqual({ id: "a b" });
  expect(findRoute("GET", "/campaigns/a/b/c/d/e")).toBeNull();
});

test("an address that is asked in another way says in which ways it answers", () => {
  expect(methodsOf("/campaigns")).toEqual(expect.arrayContaining(["GET", "POST"]));
  expect(methodsOf("/campaigns")).not.toContain("DELETE");
  expect(methodsOf("/no/such/path")).toEqual([]);
});

test("what is wrongly encoded is refused", () => {
  expect(() => findRoute("GET", "/campaigns/%E0%A4%A")).toThrow("not encoded correctly");
});
