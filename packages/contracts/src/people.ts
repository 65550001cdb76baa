import { z } from "zod";
import { timeZoneSchema } from "./campaigns.ts";
import { emailSchema, type userStatuses } from "./identity.ts";
import { listInput } from "./list.ts";
import { type Grants, levels, permissions } from "./permissions.ts";
import { line, name, text } from "./text.ts";

export const peopleLimits = {
  name: 60,
  jobTitle: 80,
  /** Addresses of one invitation. */
  invitations: 50,
  /** Rows of one imported file. */
  importRows: 5_000,
  /** Bytes of one imported file. */
  importBytes: 700_000,
  /** People of one bulk action. */
  bulk: 500,
  /** Bytes of a photo or a logo as it is sent. */
  pictureBytes: 2 * 1024 * 1024,
  /** Pixels of its longer side. */
  pictureSide: 20_000,
  /** Side of a stored photo in pixels. */
  photoSide: 256,
} as const;

export type UserStatus = (typeof userStatuses)[number];
const id = z.string().min(1).max(64);
const ids = z.array(id).min(1, "Choose somebody").max(peopleLimits.bulk, `Choose ${peopleLimits.bulk} people or fewer`);

export const userListInput = listInput(["name", "email", "status", "last_login_at", "created_at"], "name").extend({
  status: z.enum(["invited", "active", "inactive"]).optional(),
  role_ids: z.array(id).max(50).default([]),
  team_ids: z.array(id).max(50).default([]),
});
export type UserListInput = z.input<typeof userListInput>;

const firstName = name("First name", peopleLimits.name);
const lastName = name("Last name", peopleLimits.name);
const jobTitle = line("Job title", { max: peopleLimits.jobTitle });
const roleIds = z.array(id).min(1, "Choose at least one role").max(20);
const teamMemberships = z.array(z.strictObject({ team_id: id, can_edit: z.boolean().default(false) })).max(50);

/** One person's own fields, as an administrator changes them. */
export const userUpdateInput = z.strictObject({
  id,
  version: z.number().int().min(1),
  email: emailSchema,
  first_name: firstName,
  last_name: lastName,
  job_title: jobTitle.default(""),
  timezone: timeZoneSchema,
  role_ids: roleIds,
  teams: teamMemberships.default([]),
});
export type UserUpdateInput = z.input<typeof userUpdateInput>;

/** One invited person; the names may be filled in by themselves when they activate. */
export const inviteInput = z.strictObject({
  people: z
    .array(
      z.strictObject({
        email: emailSchema,
        first_name: firstName.optional(),
        last_name: lastName.optional(),
        job_title: jobTitle.optional(),
      }),
    )
    .min(1, "Enter an email address")
    .max(peopleLimits.invitations, `Invite ${peopleLimits.invitations} people or fewer at once`),
  role_ids: roleIds,
  teams: teamMemberships.default([]),
  timezone: timeZoneSchema.optional(),
});
export type InviteInput = z.input<typeof inviteInput>;

/** What is known about addresses while they are typed. */
export const checkEmailsInput = z.strictObject({ emails: z.array(z.string().max(300)).max(peopleLimits.invitations) });

/**
 * A CSV file with a header: email, first_name, last_name, job_title, roles, teams, timezone; several roles or teams with
 * `;`. Columns may be separated by comma, semicolon or tab.
 */
export const importInput = z.strictObject({
  /** The file's bytes, so that its encoding can be told. */
  content_base64: z.base64().max(Math.ceil((peopleLimits.importBytes * 4) / 3) + 4, "Choose a file of 700 kB or less"),
  /** For rows that name no role. */
  role_ids: z.array(id).max(20).default([]),
  /** True only looks: nothing is written. */
  dry_run: z.boolean(),
});
export type ImportInput = z.input<typeof importInput>;

export const userIdsInput = z.strictObject({ ids });
export const addToTeamInput = z.strictObject({ ids, team_id: id });
export const removeUserInput = z.strictObject({
  id,
  /** Who gets their campaigns, voices and templates; may be left out when they have none. */
  hand_over_to: id.optional(),
});

/** Colours a team can have; the console maps each to its own light and dark tone. */
export const teamColours = ["blue", "teal", "green", "amber", "orange", "red", "pink", "violet"] as const;
export type TeamColour = (typeof teamColours)[number];

export const teamListInput = listInput(["name", "members", "created_at"], "name").extend({
  status: z.enum(["active", "inactive"]).optional(),
});
export type TeamListInput = z.input<typeof teamListInput>;

const teamFields = {
  name: name("Name", 80),
  description: text("Description", { max: 500 }).default(""),
  colour: z.enum(teamColours).default("blue"),
  status: z.enum(["active", "inactive"]).default("active"),
  members: z
    .array(z.strictObject({ user_id: id, can_edit: z.boolean().default(false) }))
    .max(2_000)
    .default([]),
};
export const teamInput = z.strictObject(teamFields);
export type TeamInput = z.input<typeof teamInput>;
export const teamUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...teamFields });
export type TeamUpdateInput = z.input<typeof teamUpdateInput>;

/** Only known permissions, each with a level; `none` is left out when it is stored. */
export const grantsSchema = z
  .partialRecord(z.enum(permissions as [string, ...string[]]), z.enum(levels))
  .transform((grants) => Object.fromEntries(Object.entries(grants).filter(([, level]) => level !== "none")) as Grants);

export const roleListInput = listInput(["name", "holders", "updated_at"], "name");
export type RoleListInput = z.input<typeof roleListInput>;

const roleFields = {
  name: name("Name", 60),
  description: text("Description", { max: 300 }).default(""),
  grants: grantsSchema,
};
export const roleInput = z.strictObject(roleFields);
export type RoleInput = z.input<typeof roleInput>;
export const roleUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...roleFields });
export type RoleUpdateInput = z.input<typeof roleUpdateInput>;
/** `reassign_to` is another role for everybody who holds this one. */
export const removeRoleInput = z.strictObject({ id, reassign_to: id.optional() });
