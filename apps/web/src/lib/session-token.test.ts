import { describe, expect, it } from "vitest";
import { cookieValue } from "./session-token.ts";

describe("cookieValue", () => {
  it("finds a value among others", () => expect(cookieValue("a=1; auth_token=x%2By; b=2", "auth_token")).toBe("x+y"));
  it("does not take a name that only ends alike", () => expect(cookieValue("old_auth_token=x", "auth_token")).toBeNull());
  it("is null when absent, empty or broken", () => {
    expect(cookieValue("", "auth_token")).toBeNull();
    expect(cookieValue("auth_token=", "auth_token")).toBeNull();
    expect(cookieValue("auth_token=%E0%A4%A", "auth_token")).toBeNull();
  });
});
