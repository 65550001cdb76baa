import { describe, expect, it } from "vitest";
import { fileNameOf } from "./download.ts";

describe("the name of a downloaded file", () => {
  it.each([
    [`attachment; filename="campaign.pdf"; filename*=UTF-8''%D8%AD%D9%85%D9%84%D8%A9.pdf`, "حملة.pdf"],
    ['attachment; filename="spring.xlsx"', "spring.xlsx"],
    ["attachment", "download"],
    [null, "download"],
  ])("%s is %s", (header, name) => expect(fileNameOf(header)).toBe(name));
});
