import { inviteInput, userListInput, userStatuses, userUpdateInput } from "@copydesk/contracts";
import { z } from "zod";
import { campaignLine, idList, links, personCard } from "./people-shapes.ts";

/** What REST takes and says of users. */
const named = z.strictObject({ id: z.string(), name: z.string() });
const team = named.extend({ colour: z.string() });

export const userItem = personCard
  .extend({
    job_title: z.string(),
    status: z.enum(userStatuses),
    roles: z.array(named),
    teams: z.array(team),
    signs_in_with: z.array(z.enum(["password", "microsoft"])),
    last_login_at: z.string().nullable(),
    invitation_ends_at: z.string().nullable(),
    is_you: z.boolean(),
  })
  .meta({ id: "UserListItem" });

export const userDetail = userItem
  .extend({
    version: z.number().int(),
    timezone: z.string(),
    created_at: z.string(),
    teams: z.array(team.extend({ can_edit: z.boolean() })),
    campaigns: z.strictObject({ count: z.number().int(), latest: z.array(campaignLine) }),
    activity: z.array(
      z.strictObject({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        entity_type: z.string(),
        entity_name: z.string(),
        result: z.string(),
      }),
    ),
  })
  .meta({ id: "User" });

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
export const inviteAnswer = z.strictObject({
  invited: z.array(z.strictObject({ id: z.string(), email: z.string() })),
  skipped: z.array(z.strictObject({ email: z.string(), name: z.string() })),
  links,
});

export const checkedEmails = z.strictObject({
  results: z.array(z.strictObject({ email: z.string(), state: z.enum(["new", "here", "invalid"]), name: z.string().nullable() })),
});

export const userOptions = z.strictObject({
  roles: z.array(named.extend({ description: z.string(), grantable: z.boolean() })),
  teams: z.array(team),
});

export const importAnswer = z.strictObject({
  rows: z.array(
    z.strictObject({
      line: z.number().int(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      roles: z.array(z.string()),
      teams: z.array(z.string()),
      state: z.enum(["new", "here", "invalid"]),
      problems: z.array(z.strictObject({ column: z.string(), message: z.string() })),
    }),
  ),
  notes: z.array(z.string()),
  counts: z.strictObject({ new: z.number().int(), here: z.number().int(), invalid: z.number().int() }),
  imported: z.number().int(),
  links,
});

export const sentAnswer = z.strictObject({
  sent: z.array(z.string()),
  left: z.array(z.strictObject({ id: z.string(), name: z.string(), reason: z.string() })),
  links,
});

export const handOverCounts = z.strictObject({
  campaigns: z.number().int(),
  templates: z.number().int(),
  voices: z.number().int(),
  examples: z.number().int(),
});
