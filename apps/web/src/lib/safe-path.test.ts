import { describe, expect, it } from "vitest";
import { loginPath } from "./safe-path.ts";

describe("loginPath", () => {
  it("keeps where one wanted to go", () =>
    expect(loginPath("/campaigns?status=draft")).toBe("/auth/login?redirect=%2Fcampaigns%3Fstatus%3Ddraft"));
  it("keeps the start page, too", () => expect(loginPath("/")).toBe("/auth/login?redirect=%2F"));
  it("says nothing about what is not ours", () => {
    expect(loginPath("//evil.example")).toBe("/auth/login");
  });
});
