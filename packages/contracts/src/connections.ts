import { z } from "zod";
import { name } from "./text.ts";

/** What a personal token begins with, so that people and scanners of secrets know one when they see it. */
export const personalTokenPrefix = "cdk_";
/** How many a person may have, and for how many days at most one can be made; without a number it has no end. */
export const personalTokenLimits = { perPerson: 20, name: 80, days: 3_650 } as const;

export const tokenAccess = ["read", "write"] as const;
export type TokenAccess = (typeof tokenAccess)[number];

export const newPersonalTokenInput = z.strictObject({
  name: name("Name", personalTokenLimits.name),
  access: z.enum(tokenAccess),
  /** Days until it ends; null for a token without an end. */
  days: z
    .number()
    .int()
    .min(1, "1 day or more")
    .max(personalTokenLimits.days, `${personalTokenLimits.days.toLocaleString("en")} days or fewer`)
    .nullable(),
});
export type NewPersonalTokenInput = z.input<typeof newPersonalTokenInput>;

/** A token of the person with this id. */
export const revokePersonTokenInput = z.strictObject({ id: z.string().min(1).max(64), token_id: z.string().min(1).max(64) });

/** What Microsoft's page hands back through the browser; `iss` names the issuer where the provider says so (RFC 9207). */
export const microsoftCallbackInput = z.strictObject({
  code: z.string().min(1).max(8_000),
  state: z.string().min(1).max(200),
  iss: z.string().min(1).max(500).optional(),
});
export type MicrosoftCallbackInput = z.output<typeof microsoftCallbackInput>;

/** How a round trip to Asana ended. It comes back to the page as `?asana=…`, which says it and forgets it. */
export const asanaOutcomes = ["connected", "cancelled", "ended", "taken", "failed", "unreachable", "not_configured"] as const;
export type AsanaOutcome = (typeof asanaOutcomes)[number];

export const disconnectInput = z.strictObject({ provider: z.enum(["microsoft", "asana"]) });

const id = z.string().min(1).max(64);
/** Asana's id of a thing. */
const gid = z.string().regex(/^\d{1,30}$/, "This is not an Asana id");

export const asanaProjectsInput = z.strictObject({ workspace_gid: gid });
export const asanaSendingInput = z.strictObject({ block_id: id });
export const sendToAsanaInput = z.strictObject({
  /** A schedule. */
  block_id: id,
  project_gid: gid,
  /** Only those that failed the last time, instead of all. */
  failed_only: z.boolean().default(false),
});

const languageCode = z.string().min(1).max(35);

/** Addresses that one person may have of one campaign: one for each language, and one for all. */
export const calendarFeedsInput = z.strictObject({ campaign_id: id });
/** Without a language the calendar has the posts of all of them. */
export const makeCalendarFeedInput = z.strictObject({ campaign_id: id, language_code: languageCode.nullable().default(null) });
export const revokeCalendarFeedInput = z.strictObject({ campaign_id: id, id });
