import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { errorCodes } from "@copydesk/contracts";
import { describe, expect, it } from "vitest";
import { errorWords, failureOf, formatFailure, isRefused, mayPass, unreachableWords } from "./failure.ts";
import { fetchAnswer } from "./fetch-answer.ts";

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

describe("an answer that is not in our words", () => {
  /** What a call throws when a proxy answers for the server. */
  async function thrownFor(status: number, headers: Record<string, string> = {}): Promise<unknown> {
    const proxy = createServer((_request, response) => response.writeHead(status, { "Content-Type": "text/html", ...headers }).end("<h1>"));
    await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
    try {
      const { port } = proxy.address() as AddressInfo;
      return await fetchAnswer(`http://127.0.0.1:${port}/`).catch((error) => error);
    } finally {
      proxy.close();
    }
  }

  it("is a problem of ours, with the request to ask about, and no reason to check the connection", async () => {
    const thrown = await thrownFor(500, { "X-Request-Id": "r7" });
    expect(failureOf(thrown)).toMatchObject({ code: "INTERNAL", message: errorWords.INTERNAL, requestId: "r7" });
    expect(formatFailure(thrown)).toMatch(/^Copydesk had a problem\. .* Request r7\.$/);
    // As the client of the hooks wraps it, and as it hands on what was JSON but not ours.
    expect(failureOf(new Error("wrapped", { cause: thrown }))).toMatchObject({ code: "INTERNAL", requestId: "r7" });
    const meta = { response: Response.json({}, { status: 500 }) };
    expect(failureOf(Object.assign(new Error("Unable to transform response from server"), { meta })).message).toBe(errorWords.INTERNAL);
  });
  it("in our own words is those words, with how long to wait", async () => {
    const body = { error: "Too many calls. Wait 12 seconds, then try again.", code: "TOO_MANY_REQUESTS", request_id: "r8" };
    const server = createServer((_request, response) =>
      response.writeHead(429, { "Content-Type": "application/json", "Retry-After": "12" }).end(JSON.stringify(body)),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const thrown = await fetchAnswer(`http://127.0.0.1:${port}/`).catch((error) => error);
    server.close();
    const expected = { code: "TOO_MANY_REQUESTS", message: body.error, retryAfter: 12, requestId: "r8" };
    expect(failureOf(thrown)).toMatchObject(expected);
    expect(failureOf(new Error("wrapped", { cause: thrown }))).toMatchObject(expected);
  });

  it.each([
    [502, "UNAVAILABLE"],
    [504, "UNAVAILABLE"],
    [507, "STORAGE_FULL"],
    [413, "TOO_LARGE"],
    [400, "BAD_REQUEST"],
  ])("%i is %s", async (status, code) => {
    const thrown = await thrownFor(status);
    expect(failureOf(thrown).code).toBe(code);
    expect(isRefused(thrown)).toBe(status < 500);
  });
});

describe("mayPass", () => {
  it.each(["STORAGE_FULL", "UNAVAILABLE", "INTERNAL", "TOO_MANY_REQUESTS", "BUSY"])("is true for %s", (app_code) =>
    expect(mayPass(answered("", { app_code }))).toBe(true),
  );
  it("is true when nobody answers", () => expect(mayPass(new TypeError("Failed to fetch"))).toBe(true));
  it.each(["STALE_VERSION", "TOO_LARGE", "FORBIDDEN", "UNAUTHENTICATED", "NOT_FOUND"])("is not for %s", (app_code) =>
    expect(mayPass(answered("", { app_code }))).toBe(false),
  );
});
