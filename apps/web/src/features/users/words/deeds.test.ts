import { expect, it } from "vitest";
import { sayDeed } from "./deeds.ts";

it.each([
  ["team.updated", "team", "Nordics", "success", { deed: "Updated the team", thing: "Nordics" }],
  ["auth.login", "user", "anna@x.example", "success", { deed: "Signed in", thing: "" }],
  ["user.roles_changed", "user", "anna@x.example", "success", { deed: "Changed the roles of", thing: "anna@x.example" }],
  ["user.activated", "user", "mira@x.example", "success", { deed: "Activated their own account", thing: "" }],
  ["version.saved", "campaign", "Spring, version 2", "success", { deed: "Saved a text of", thing: "Spring, version 2" }],
  ["campaign.generated", "campaign", "Spring", "success", { deed: "Started writing", thing: "Spring" }],
  ["llm_experiment.started", "llm_experiment", "Once more", "success", { deed: "Asked calls again in", thing: "Once more" }],
  ["campaign.deleted", "campaign", "Spring", "denied", { deed: "Deleted the campaign (denied)", thing: "Spring" }],
])("says %s", (action, entity_type, entity_name, result, words) => {
  expect(sayDeed({ action, entity_type, entity_name, result }, "mira@x.example")).toEqual(words);
});
