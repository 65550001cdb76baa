import { describe, expect, it } from "vitest";
import { failureOf } from "./failure.ts";
import { readAnswer } from "./session-calls.ts";

describe("readAnswer", () => {
  it("gives the data", () => expect(readAnswer({ result: { data: { ms_auth: true } } })).toEqual({ ms_auth: true }));
  it("throws what failureOf reads", () => {
    const data = { app_code: "UNAUTHENTICATED", httpStatus: 401, request_id: "r1" };
    try {
      readAnswer({ error: { message: "Incorrect email or password", data } });
      expect.unreachable();
    } catch (error) {
      expect(failureOf(error)).toMatchObject({ code: "UNAUTHENTICATED", message: "Incorrect email or password", requestId: "r1" });
    }
  });
});
