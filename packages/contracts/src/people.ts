import { z } from "zod";
import { type PersonRef, timeZoneSchema } from "./campaigns.ts";
import { emailSchema, type userStatuses } from "./identity.ts";
import { listInput } from "./list.ts";
import { line, name } from "./text.ts";

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

/** A person among others. */
export interface PersonCard extends PersonRef {
  email: string;
}

export interface UserListItem extends PersonCard {
  job_title: string;
  status: UserStatus;
  roles: { id: string; name: string }[];
  teams: { id: string; name: string; colour: string }[];
  /** Ways in which the person can sign in now; empty for an invited one. */
  signs_in_with: ("password" | "microsoft")[];
  last_login_at: string | null;
  /** When the invitation's link ends, for an invited person whose link still works. */
  invitation_ends_at: string | null;
  is_you: boolean;
}

export interface UserDetail extends UserListItem {
  version: number;
  timezone: string;
  created_at: string;
  teams: { id: string; name: string; colour: string; can_edit: boolean }[];
  campaigns: { count: number; latest: { id: string; name: string; status: string; updated_at: string }[] };
  /** What they did last; empty for whoever may not read the activity log. */
  activity: { id: string; at: string; action: string; entity_type: string; entity_name: string; result: string }[];
}

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

/** A link that opens an account once; shown only where no mail server can carry it. */
export interface InvitationLink {
  user_id: string;
  email: string;
  link: string;
}

export interface InviteResult {
  invited: { id: string; email: string }[];
  /** Addresses that have an account already; nothing was sent to them. */
  skipped: { email: string; name: string }[];
  /** Empty where mails are sent. */
  links: InvitationLink[];
}

/** What is known about addresses while they are typed. */
export const checkEmailsInput = z.strictObject({ emails: z.array(z.string().max(300)).max(peopleLimits.invitations) });
export interface CheckedEmail {
  email: string;
  state: "new" | "here" | "invalid";
  /** Of the person who is here. */
  name: string | null;
}

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

export interface ImportRow {
  /** Line of the file, the header being 1. */
  line: number;
  email: string;
  first_name: string;
  last_name: string;
  roles: string[];
  teams: string[];
  state: "new" | "here" | "invalid";
  /** A sentence for each thing that is wrong, with the column it is about. */
  problems: { column: string; message: string }[];
}
export interface ImportResult {
  rows: ImportRow[];
  /** Sentences about the file as a whole, such as its encoding or columns that are not used. */
  notes: string[];
  counts: { new: number; here: number; invalid: number };
  /** People written; none in a dry run. */
  imported: number;
  links: InvitationLink[];
}

export const userIdsInput = z.strictObject({ ids });
export const addToTeamInput = z.strictObject({ ids, team_id: id });
export const removeUserInput = z.strictObject({
  id,
  /** Who gets their campaigns, voices and templates; may be left out when they have none. */
  hand_over_to: id.optional(),
});
/** How many of a bulk action's people it was done to, and why not to the others. */
export interface BulkResult {
  done: string[];
  left: { id: string; name: string; reason: string }[];
}

/** What somebody would leave behind. */
export interface HandOverCounts {
  campaigns: number;
  templates: number;
  voices: number;
  examples: number;
}
