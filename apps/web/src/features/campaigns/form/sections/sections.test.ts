import { describe, expect, it } from "vitest";
import { timeZoneOptions } from "../../../../lib/time-zones.ts";
import { addTags } from "./tags-editor.tsx";

describe("tags", () => {
  it("come from a text, each once", () =>
    expect(addTags(["kettle"], "Kettle, #repair,, spring\nrepair")).toEqual(["kettle", "repair", "spring"]));
  it("stay as they are when nothing was typed", () => expect(addTags(["kettle"], "  ")).toEqual(["kettle"]));
});

describe("time zones", () => {
  it("have UTC and the chosen one in any case", () =>
    expect(timeZoneOptions("Mars/Olympus", ["Europe/Berlin"]).map(({ value }) => value)).toEqual(["Europe/Berlin", "Mars/Olympus", "UTC"]));
  it("are found by their city", () =>
    expect(timeZoneOptions("UTC", ["America/New_York"])[0]).toEqual({
      value: "America/New_York",
      label: "America/New York",
      keywords: "America New York",
    }));
});
