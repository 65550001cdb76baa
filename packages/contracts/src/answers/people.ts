import { z } from "zod";
import { userStatuses } from "../identity.ts";
import { personRefSchema } from "./campaigns.ts";
import { grantsReadSchema } from "./identity.ts";

/** A person among others. */
export const personCardSchema = personRefSchema.extend({ email: z.string() });
export type PersonCard = z.infer<typeof personCardSchema>;

export const userListItemSchema = personCardSchema
  .extend({
    job_title: z.string(),
    status: z.enum(userStatuses),
    roles: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    teams: z.array(z.strictObject({ id: z.string(), name: z.string(), colour: z.string() })),
    signs_in_with: z
      .array(z.enum(["password", "microsoft"]))
      .meta({ description: "Ways in which the person can sign in now; empty for an invited one." }),
    last_login_at: z.string().nullable(),
    invitation_ends_at: z
      .string()
      .nullable()
      .meta({ description: "When the invitation's link ends, for an invited person whose link still works." }),
    is_you: z.boolean(),
  })
  .meta({ id: "UserListItem" });
export type UserListItem = z.infer<typeof userListItemSchema>;

export const userDetailSchema = userListItemSchema
  .extend({
    version: z.number().int(),
    timezone: z.string(),
    created_at: z.string(),
    teams: z.array(z.strictObject({ id: z.string(), name: z.string(), colour: z.string(), can_edit: z.boolean() })),
    campaigns: z.strictObject({
      count: z.number().int(),
      latest: z.array(z.strictObject({ id: z.string(), name: z.string(), status: z.string(), updated_at: z.string() })),
    }),
    activity: z
      .array(
        z.strictObject({
          id: z.string(),
          at: z.string(),
          action: z.string(),
          entity_type: z.string(),
          entity_name: z.string(),
          result: z.string(),
        }),
      )
      .meta({ description: "What they did last; empty for whoever may not read the activity log." }),
  })
  .meta({ id: "User" });
export type UserDetail = z.infer<typeof userDetailSchema>;

/** A link that opens an account once; shown only where no mail server can carry it. */
export const invitationLinkSchema = z.strictObject({
  user_id: z.string(),
  email: z.string(),
  link: z.string(),
});
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

export const inviteResultSchema = z.strictObject({
  invited: z.array(z.strictObject({ id: z.string(), email: z.string() })),
  skipped: z
    .array(z.strictObject({ email: z.string(), name: z.string() }))
    .meta({ description: "Addresses that have an account already; nothing was sent to them." }),
  links: z.array(invitationLinkSchema).meta({ description: "Empty where mails are sent." }),
});
export type InviteResult = z.infer<typeof inviteResultSchema>;

export const checkedEmailSchema = z.strictObject({
  email: z.string(),
  state: z.enum(["new", "here", "invalid"]),
  name: z.string().nullable().meta({ description: "Of the person who is here." }),
});
export type CheckedEmail = z.infer<typeof checkedEmailSchema>;

export const importRowSchema = z.strictObject({
  line: z.number().int().meta({ description: "Line of the file, the header being 1." }),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  roles: z.array(z.string()),
  teams: z.array(z.string()),
  state: z.enum(["new", "here", "invalid"]),
  problems: z
    .array(z.strictObject({ column: z.string(), message: z.string() }))
    .meta({ description: "A sentence for each thing that is wrong, with the column it is about." }),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importResultSchema = z.strictObject({
  rows: z.array(importRowSchema),
  notes: z
    .array(z.string())
    .meta({ description: "Sentences about the file as a whole, such as its encoding or columns that are not used." }),
  counts: z.strictObject({ new: z.number().int(), here: z.number().int(), invalid: z.number().int() }),
  imported: z.number().int().meta({ description: "People written; none in a dry run." }),
  links: z.array(invitationLinkSchema),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** How many of a bulk action's people it was done to, and why not to the others. */
export const bulkResultSchema = z
  .strictObject({
    done: z.array(z.string()),
    left: z.array(z.strictObject({ id: z.string(), name: z.string(), reason: z.string() })),
  })
  .meta({ id: "BulkResult" });
export type BulkResult = z.infer<typeof bulkResultSchema>;

/** What somebody would leave behind. */
export const handOverCountsSchema = z.strictObject({
  campaigns: z.number().int(),
  templates: z.number().int(),
  voices: z.number().int(),
  examples: z.number().int(),
});
export type HandOverCounts = z.infer<typeof handOverCountsSchema>;

/** Roles and teams that forms and filters choose from. */
export const userOptionsSchema = z.strictObject({
  roles: z
    .array(z.strictObject({ id: z.string(), name: z.string(), description: z.string(), grantable: z.boolean() }))
    .meta({ description: "Every role; only those that hold nothing beyond the asker's own rights can be given by them." }),
  teams: z.array(z.strictObject({ id: z.string(), name: z.string(), colour: z.string() })).meta({ description: "Active teams." }),
});
export type UserOptions = z.infer<typeof userOptionsSchema>;

export const sentLinksSchema = z.strictObject({
  sent: z.array(z.string()),
  left: bulkResultSchema.shape.left,
  links: z.array(invitationLinkSchema).meta({ description: "Empty where mails are sent." }),
});
export type SentLinks = z.infer<typeof sentLinksSchema>;

export const teamListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    colour: z.string(),
    status: z.enum(["active", "inactive"]),
    member_count: z.number().int(),
    members: z.array(personCardSchema).meta({ description: "The first few, for pictures." }),
    campaign_count: z.number().int().meta({ description: "Campaigns shared with the team." }),
    can_edit: z.boolean().meta({ description: "What the person who asks may do to it." }),
    can_delete: z.boolean(),
  })
  .meta({ id: "TeamListItem" });
export type TeamListItem = z.infer<typeof teamListItemSchema>;

export const teamDetailSchema = teamListItemSchema.omit({ members: true }).extend({
  version: z.number().int(),
  created_at: z.string(),
  members: z.array(personCardSchema.extend({ can_edit: z.boolean(), status: z.string() })),
  campaigns: z
    .array(z.strictObject({ id: z.string(), name: z.string(), status: z.string(), updated_at: z.string() }))
    .meta({ description: "Shared campaigns that the person who asks may see, the latest first." }),
});
export type TeamDetail = z.infer<typeof teamDetailSchema>;

/** What deactivating or deleting a team does to campaigns: those shared with no other active team become private. */
export const teamImpactSchema = z.strictObject({
  become_private: z.number().int(),
  stay_shared: z.number().int(),
});
export type TeamImpact = z.infer<typeof teamImpactSchema>;

export const roleListItemSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    is_system: z.boolean(),
    holder_count: z.number().int(),
    modules: z.array(z.string()).meta({ description: "Modules it opens." }),
    updated_at: z.string(),
  })
  .meta({ id: "RoleListItem" });
export type RoleListItem = z.infer<typeof roleListItemSchema>;

export const roleDetailSchema = roleListItemSchema
  .extend({
    version: z.number().int(),
    grants: grantsReadSchema,
    holders: z.array(personCardSchema).meta({ description: "Everybody who holds it, by name; the first hundred." }),
    grantable: grantsReadSchema.meta({ description: "What the person who asks may grant; the others stay as they are." }),
    locked: z.string().nullable().meta({ description: "Why it cannot be changed by the person who asks, if it cannot." }),
  })
  .meta({ id: "Role" });
export type RoleDetail = z.infer<typeof roleDetailSchema>;
