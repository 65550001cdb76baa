import { AppError, campaignBriefSchema, errorCodes, httpStatus } from "@copydesk/contracts";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { appErrorOf, trpcErrorOf } from "./errors.ts";

/** tRPC knows no status for these; over HTTP it is set apart from the code. */
const withoutStatusInTrpc = new Map([
  ["STORAGE_FULL", 503],
  ["MODEL_FAILED", 422],
]);

test.each(errorCodes)("%s has the same status over tRPC as over REST", (code) => {
  const error = trpcErrorOf(new AppError(code, "Words."));
  expect(getHTTPStatusCodeFromError(error)).toBe(withoutStatusInTrpc.get(code) ?? httpStatus[code]);
  expect(appErrorOf(error)).toMatchObject({ code, message: "Words." });
});

describe("what was sent wrong", () => {
  const refused = (schema: z.ZodType, value: unknown) =>
    appErrorOf(new TRPCError({ code: "BAD_REQUEST", cause: schema.safeParse(value).error }));

  test("is told of fields that are named as what every object has", () => {
    const names = ["toString", "constructor", "__proto__", "hasOwnProperty"];
    const parts = z.record(z.string(), z.string());
    const given: unknown = JSON.parse(`{"fields":{${names.map((name) => `"${name}":null`).join(",")}}}`);
    const { fields } = refused(z.object({ fields: parts }), given);
    for (const name of names.filter((one) => one !== "__proto__")) expect(fields?.[`fields.${name}`]).toHaveLength(1);
    const alone = refused(parts, { toString: null });
    expect(alone).toMatchObject({ code: "BAD_REQUEST" });
    expect(Object.entries(alone.fields ?? {})).toEqual([["toString", [expect.any(String)]]]);
  });

  test("is told field by field, in our own words where we have them", () => {
    const { fields } = refused(campaignBriefSchema, { name: "", to_date: "soon", languages: [] });
    expect(fields).toMatchObject({
      name: ["Name is required"],
      to_date: expect.arrayContaining(["Use a date like 2026-03-09"]),
      languages: ["Choose at least one language"],
    });
    expect(refused(z.object({ name: z.string("Name is required") }), {}).message).toBe("Name is required");
  });

  test("names the field where the words are the library's", () => {
    expect(refused(z.object({ limit: z.number() }), { limit: "x" }).message).toMatch(/^limit: /);
  });
});

describe("what nobody foresaw", () => {
  test("tells nothing of its inside", () => {
    const error = appErrorOf(new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: new Error("no such table: secrets") }));
    expect(error).toMatchObject({ code: "INTERNAL", message: expect.not.stringContaining("secrets") });
  });

  test("is a sentence when it is a full disk or a write that clashed", () => {
    const sqlite = (code: string, message: string) => Object.assign(new Error(message), { code });
    expect(appErrorOf(sqlite("SQLITE_FULL", "database or disk is full"))).toMatchObject({ code: "STORAGE_FULL" });
    expect(appErrorOf(sqlite("SQLITE_CONSTRAINT_FOREIGNKEY", "FOREIGN KEY constraint failed"))).toMatchObject({
      code: "NOT_FOUND",
      message: expect.stringContaining("no longer exists"),
    });
    expect(appErrorOf(sqlite("SQLITE_CONSTRAINT_UNIQUE", "UNIQUE constraint failed: roles.name_folded"))).toMatchObject({
      code: "NAME_TAKEN",
    });
    expect(appErrorOf(sqlite("SQLITE_CONSTRAINT_UNIQUE", "UNIQUE constraint failed: blocks.place"))).toMatchObject({ code: "BUSY" });
  });
});
