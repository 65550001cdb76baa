import { describe, expect, it } from "vitest";
import { errorKindOf } from "./error-kind.ts";

const response = (status: number, statusText: string, data: unknown = null) => ({ status, statusText, data, internal: false });

describe("errorKindOf", () => {
  it("knows what is missing and what is not allowed, from routes and from the server", () => {
    expect(errorKindOf(response(404, "Not Found"))).toEqual({ kind: "not_found" });
    expect(errorKindOf(response(403, "Forbidden"))).toEqual({ kind: "forbidden" });
    expect(errorKindOf(Object.assign(new Error("no"), { data: { app_code: "NOT_FOUND" } }))).toEqual({ kind: "not_found" });
    expect(errorKindOf(Object.assign(new Error("no"), { data: { app_code: "FORBIDDEN" } }))).toEqual({ kind: "forbidden" });
  });
  it("knows them, too, when a screen throws the response itself", () => {
    expect(errorKindOf(new Response(null, { status: 404 }))).toEqual({ kind: "not_found" });
    expect(errorKindOf(new Response(null, { status: 403 }))).toEqual({ kind: "forbidden" });
    expect(errorKindOf(new Response(null, { status: 409, statusText: "Conflict" }))).toEqual({
      kind: "routing",
      status: 409,
      message: "Conflict",
    });
  });
  it("keeps status and message of another routing error", () => {
    expect(errorKindOf(response(405, "Method Not Allowed"))).toEqual({ kind: "routing", status: 405, message: "Method Not Allowed" });
    expect(errorKindOf(response(400, "Bad Request", "No such view"))).toMatchObject({ message: "No such view" });
  });
  it.each([
    "Failed to fetch dynamically imported module: https://copydesk.example/assets/hub-1.js",
    "error loading dynamically imported module: /assets/hub-1.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/hub-1.css",
  ])("takes “%s” for a new version", (message) => expect(errorKindOf(new TypeError(message))).toEqual({ kind: "new_version" }));
  it("shows message and stack of anything else", () => {
    const error = new TypeError("Cannot read properties of undefined (reading 'posts')");
    expect(errorKindOf(error)).toEqual({ kind: "unexpected", message: error.message, stack: error.stack, requestId: null });
    expect(errorKindOf("thrown words")).toMatchObject({ kind: "unexpected", message: "thrown words", stack: "" });
    expect(errorKindOf(undefined)).toMatchObject({ kind: "unexpected", message: "Unknown error" });
  });
});
