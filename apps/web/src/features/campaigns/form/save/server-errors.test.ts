import { campaignBriefSchema } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { fieldProblems } from "./server-errors.ts";

const failure = (fields: Record<string, string[]>, code: "BAD_REQUEST" | "NAME_TAKEN" = "BAD_REQUEST") => ({
  code,
  message: "No.",
  fields,
});

it("puts each message on its field", () => {
  expect(fieldProblems(failure({ name: ["Name is required", "Too short"], "languages.1.channel_ids": ["Choose one"] }))).toEqual([
    { path: "name", message: "Name is required" },
    { path: "languages.1.channel_ids", message: "Choose one" },
  ]);
});
it("finds the fields of a change", () =>
  expect(fieldProblems(failure({ "brief.name": ["Taken"], version: ["?"] }))).toEqual([{ path: "name", message: "Taken" }]));
it("puts a taken name on the name when the server names no field", () =>
  expect(fieldProblems(failure({}, "NAME_TAKEN"))).toEqual([{ path: "name", message: "No." }]));
it("leaves the rest for a notice", () => expect(fieldProblems(failure({ "": ["Broken"], colour: ["?"] }))).toEqual([]));
it("knows every field of a brief", () => {
  for (const field of Object.keys(campaignBriefSchema.shape)) expect(fieldProblems(failure({ [field]: ["x"] }))).toHaveLength(1);
});
