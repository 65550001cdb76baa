import type { TeamDetail } from "@copydesk/contracts";
import { expect, it } from "vitest";
import { fieldOf, toInput, valuesOf } from "./team-values.ts";

const team: TeamDetail = {
  id: "t1",
  version: 3,
  name: "Nordics",
  description: "",
  colour: "no colour of ours",
  status: "active",
  created_at: "2026-11-21T12:00:00Z",
  member_count: 1,
  campaign_count: 0,
  campaigns: [],
  can_edit: true,
  can_delete: true,
  members: [
    { id: "u1", first_name: "Lea", last_name: "Sommer", email: "lea@x.example", profile_pic: null, can_edit: true, status: "active" },
  ],
};

it("keeps who is in a team, and who of them may edit", () => {
  expect(toInput(valuesOf(team)).members).toEqual([{ user_id: "u1", can_edit: true }]);
});

it("has a colour for a team whose own is not known", () => {
  expect(valuesOf(team).colour).toBe("blue");
});

it.each([
  ["name", "name"],
  ["members.0.user_id", "seats"],
  ["members", "seats"],
  ["version", null],
])("puts what the server says about %s beside %s", (key, field) => {
  expect(fieldOf(key)).toBe(field);
});
