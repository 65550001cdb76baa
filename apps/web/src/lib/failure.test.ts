import { errorCodes } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { errorWords, unreachableWords } from "./error-words.ts";
import { failureOf, isRefused } from "./failure.ts";

const answered = (message: string, data: object) => Object.assign(new Error(message), { data });

describe("failureOf", () => {
  it("shows the server's sentence", () => {
    const failure = failureOf(answered("A campaign with this name already exists", { app_code: "NAME_TAKEN", request_id: "r1" }));
    expect(failure).toMatchObject({ code: "NAME_TAKEN", message: "A campaign with this name already exists", requestId: "r1" });
  });
  it("keeps messages by field, details and the time to wait", () => {
    const failure = failureOf(
      answered("No", { app_code: "TOO_MANY_REQUESTS", fields: { name: ["Name is required"] }, details: { a: 1 }, retry_after: 30 }),
    );
    expect(failure).toMatchObject({ fields: { name: ["Name is required"] }, details: { a: 1 }, retryAfter: 30 });
  });
  it("has words of its own for every code", () => {
    for (const code of errorCodes) expect(failureOf(answered("", { app_code: code })).message).toBe(errorWords[code]);
  });
  it("never shows a schema's JSON", () =>
    expect(failureOf(answered('[{"code":"invalid_type"}]', { code: "BAD_REQUEST" })).message).toBe(errorWords.BAD_REQUEST));
  it("says that nothing answered", () =>
    expect(failureOf(new TypeError("Failed to fetch"))).toMatchObject({ code: "UNREACHABLE", message: unreachableWords }));
  it("reads anything thrown", () => {
    for (const thrown of [null, undefined, "x", 4, { data: 3 }]) expect(failureOf(thrown).code).toBe("UNREACHABLE");
  });
});

describe("isRefused", () => {
  it("is true for 4xx only", () => {
    expect(isRefused(answered("", { httpStatus: 404 }))).toBe(true);
    expect(isRefused(answered("", { httpStatus: 503 }))).toBe(false);
    expect(isRefused(new TypeError("Failed to fetch"))).toBe(false);
  });
});
