import { describe, expect, it } from "vitest";
import { jsonOf } from "./json-of.ts";

const channels = [{ code: "linkedin" }, { code: "x" }];

describe("the shape that is asked for", () => {
  it.each(["outline", "schedule"] as const)("of %s names the channels that there are", (kind) => {
    expect(JSON.stringify(jsonOf(kind, channels)?.schema)).toContain('"enum":["linkedin","x"]');
    expect(JSON.stringify(jsonOf(kind, [])?.schema)).not.toContain('"enum"');
  });
  it("is none for a piece, which is marked text", () => expect(jsonOf("content", channels)).toBeUndefined());
});
