import { expect, it } from "vitest";
import { formatAction } from "./actions.ts";

it.each([
  ["team.updated", "team", "Nordics", "success", { words: "Updated the team", thing: "Nordics" }],
  ["auth.login", "user", "anna@x.example", "success", { words: "Signed in", thing: "" }],
  ["user.roles_changed", "user", "anna@x.example", "success", { words: "Changed the roles of", thing: "anna@x.example" }],
  ["user.activated", "user", "mira@x.example", "success", { words: "Activated their own account", thing: "" }],
  ["version.saved", "campaign", "Spring, version 2", "success", { words: "Saved a text of", thing: "Spring, version 2" }],
  ["campaign.generated", "campaign", "Spring", "success", { words: "Started writing", thing: "Spring" }],
  ["llm_experiment.started", "llm_experiment", "Once more", "success", { words: "Asked calls again in", thing: "Once more" }],
  ["campaign.deleted", "campaign", "Spring", "denied", { words: "Deleted the campaign (denied)", thing: "Spring" }],
])("says %s", (action, entity_type, entity_name, result, words) => {
  expect(formatAction({ action, entity_type, entity_name, result }, "mira@x.example")).toEqual(words);
});
