import { inviteInput, userListInput, userUpdateInput } from "@copydesk/contracts";
import { z } from "zod";
import { idList } from "./people-shapes.ts";

export const userQuery = userListInput.extend({ role_ids: idList, team_ids: idList });

/** Without defaults: they would empty what is left out. */
export const userPatch = z.strictObject({
  version: userUpdateInput.shape.version.meta({ description: "The version the change began from" }),
  email: userUpdateInput.shape.email.optional(),
  first_name: userUpdateInput.shape.first_name.optional(),
  last_name: userUpdateInput.shape.last_name.optional(),
  job_title: userUpdateInput.shape.job_title.unwrap().optional(),
  timezone: userUpdateInput.shape.timezone.optional(),
  role_ids: userUpdateInput.shape.role_ids.optional(),
  teams: userUpdateInput.shape.teams.unwrap().optional(),
});

export const inviteBody = inviteInput;

export const checkedEmails = z.strictObject({
  results: z.array(z.strictObject({ email: z.string(), state: z.enum(["new", "here", "invalid"]), name: z.string().nullable() })),
});
