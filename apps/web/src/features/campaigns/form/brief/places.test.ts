import { campaignBriefSchema } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { placeOf, placeRank } from "./places.ts";

it.each([
  ["name", "name"],
  ["main_story", "main-story"],
  ["own_objectives.1", "objectives"],
  ["to_date", "dates"],
  ["languages", "languages"],
  ["languages.0.channel_ids", "channels"],
  ["languages.2.language_id", "languages"],
  ["links.3", "links"],
  ["something new", "name"],
])("an error of %s is shown at %s", (path, place) => expect(placeOf(path)).toBe(place));

it("puts places in the order of the page", () => {
  const places = ["schedule", "call_to_action", "name", "channels", "audience"] as const;
  expect([...places].sort((a, b) => placeRank(a) - placeRank(b))).toEqual(["name", "channels", "audience", "call_to_action", "schedule"]);
});

it("knows a place for every field of a brief", () => {
  const unknown = Object.keys(campaignBriefSchema.shape).filter((field) => placeOf(field) === "name");
  expect(unknown).toEqual(["name", "description"]);
});
