import { describe, expect, it } from "vitest";
import { linksFile, problemOf, templateFile, toBase64 } from "./read-file.ts";

describe("a chosen file", () => {
  it.each([
    ["people.csv", 100, null],
    ["people.XLSX", 100, "This is a spreadsheet. Save it as “CSV UTF-8” and choose that file."],
    ["people.csv", 0, "This file is empty."],
    ["people.csv", 700_001, "Choose a file of 700 kB or less, or split it."],
  ])("%s of %i bytes", (name, size, problem) => {
    expect(problemOf({ name, size })).toBe(problem);
  });

  it("keeps every byte", async () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_, i) => i % 256);
    expect(Buffer.from(await toBase64(new Blob([bytes])), "base64")).toEqual(Buffer.from(bytes));
  });
});

it("makes files whose first line names the columns", async () => {
  expect(await templateFile().text()).toMatch(/^email,first_name,/);
  expect(await linksFile([{ email: "a@x.example", link: "http://x/1" }]).text()).toBe("email,link\r\na@x.example,http://x/1\r\n");
});
