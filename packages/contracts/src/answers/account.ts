import { z } from "zod";
import { tokenAccess } from "../connections.ts";
import { budgetUseSchema } from "./budgets.ts";
import { companySettingsSchema } from "./identity.ts";

export const linkStateSchema = z.union([
  z.strictObject({ state: z.literal("ended") }),
  z.strictObject({
    state: z.literal("open"),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
  }),
]);
export type LinkState = z.infer<typeof linkStateSchema>;

export const sessionViewSchema = z.strictObject({
  id: z.string(),
  device: z.string().meta({ description: 'Such as "Firefox on macOS".' }),
  kind: z.enum(["desktop", "phone", "tablet", "other"]),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionViewSchema>;

export const connectedAccountSchema = z.strictObject({
  provider: z.enum(["microsoft", "asana"]),
  display_name: z.string(),
  connected_at: z.string(),
  has_ended: z.boolean().meta({ description: "The service no longer takes our keys; connecting again mends it." }),
});
export type ConnectedAccount = z.infer<typeof connectedAccountSchema>;

export const profileDetailSchema = z.strictObject({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  profile_pic: z.string().nullable(),
  job_title: z.string(),
  timezone: z.string(),
  roles: z.array(z.string()),
  teams: z.array(z.string()),
  has_password: z.boolean(),
  connections: z.array(connectedAccountSchema),
  can_connect: z
    .strictObject({ microsoft: z.boolean(), asana: z.boolean() })
    .meta({ description: "Services that this installation is set up for." }),
});
export type ProfileDetail = z.infer<typeof profileDetailSchema>;

/** What would be deleted then, and the days that it was counted for. */
export const retentionPreviewSchema = z
  .strictObject({
    llm_body_days: z.number().int(),
    llm_metadata_days: z.number().int(),
    activity_days: z.number().int(),
    texts: z.number().int().meta({ description: "What was sent to models and came from them, each with its call." }),
    calls: z.number().int(),
    activities: z.number().int(),
  })
  .meta({ id: "RetentionPreview" });
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;

export const companyDetailSchema = companySettingsSchema
  .extend({
    version: z.number().int(),
    name: z.string(),
    logo: z.string().nullable(),
    timezone: z.string(),
    llm_body_days: z.number().int(),
    llm_metadata_days: z.number().int(),
    activity_days: z.number().int(),
    monthly_budget: z.number().nullable(),
    budget_currency: z.string().nullable(),
    budget_stops: z.boolean(),
    budget: budgetUseSchema.nullable().meta({ description: "What is spent of it this month; null without one." }),
    environment: z
      .strictObject({ microsoft: z.boolean(), asana: z.boolean(), mail: z.boolean() })
      .meta({ description: "What the environment brings; without it a switch has no effect, and its help says so." }),
  })
  .meta({ id: "CompanySettings" });
export type CompanyDetail = z.infer<typeof companyDetailSchema>;

/** One of somebody's tokens, without the token itself. Times are ISO 8601. */
export const personalTokenSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    last_four: z.string().meta({ description: "The end of the token, to tell it from others." }),
    access: z.enum(tokenAccess),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    has_expired: z.boolean(),
    last_used_at: z.string().nullable().meta({ description: "To the minute; null as long as nothing used it." }),
  })
  .meta({ id: "PersonalToken" });
export type PersonalToken = z.infer<typeof personalTokenSchema>;

/** Told once, when it is made. */
export const newPersonalTokenSchema = personalTokenSchema.extend({ token: z.string() }).meta({ id: "NewPersonalToken" });
export type NewPersonalToken = z.infer<typeof newPersonalTokenSchema>;
