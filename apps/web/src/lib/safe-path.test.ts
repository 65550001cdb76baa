import { describe, expect, it } from "vitest";
import { loginPath } from "./safe-path.ts";

describe("loginPath", () => {
  it("keeps where one wanted to go", () =>
    expect(loginPath("/campaigns?status=draft")).toBe("/auth/login?redirect=%2Fcampaigns%3Fstatus%3Ddraft"));
  it("says nothing about the start page or what is not ours", () => {
    expect(loginPath("/")).toBe("/auth/login");
    expect(loginPath("//evil.example")).toBe("/auth/login");
  });
});
