import { z } from "zod";
import { currencyCode, monthlyBudget } from "./budgets.ts";
import { timeZoneSchema } from "./campaigns.ts";
import { emailSchema } from "./identity.ts";
import { peopleLimits } from "./people.ts";
import { line, name } from "./text.ts";

export const passwordLimits = { min: 12, max: 256 } as const;
/** How long links work, and how many a person may ask for. */
export const linkLimits = { resetMinutes: 30, activationDays: 7, perHour: 3 } as const;

const newPassword = z
  .string()
  .min(passwordLimits.min, `Use ${passwordLimits.min} characters or more`)
  .max(passwordLimits.max, `Use ${passwordLimits.max} characters or fewer`);

export const forgotPasswordInput = z.strictObject({ email: emailSchema });
/** Said for every address, known or not. */
export const resetRequested = "If this address has an account, an email with a link is on its way.";

const chosenPassword = {
  new_password: newPassword,
  confirm_password: z.string().max(1_000),
  /** An invited person may say what they are called. */
  first_name: name("First name", peopleLimits.name).optional(),
  last_name: name("Last name", peopleLimits.name).optional(),
};
const areSame = (input: { new_password: string; confirm_password: string }) => input.new_password === input.confirm_password;
const differ = { path: ["confirm_password"], message: "The passwords don't match" };

/** What somebody chooses who holds a link. */
export const chosenPasswordInput = z.strictObject(chosenPassword).refine(areSame, differ);
export const resetPasswordInput = z
  .strictObject({ token: z.string().min(1).max(200), is_activation: z.boolean().default(false), ...chosenPassword })
  .refine(areSame, differ);
export type ResetPasswordInput = z.input<typeof resetPasswordInput>;

/** What a link opens; `ended` covers used, expired, replaced and unknown alike. */
export const checkLinkInput = z.strictObject({ token: z.string().min(1).max(200), is_activation: z.boolean().default(false) });

export const changePasswordInput = z
  .strictObject({
    current_password: z.string().min(1, "Enter your current password").max(256),
    new_password: newPassword,
    confirm_password: z.string().max(1_000),
  })
  .refine(areSame, differ);

export const profileInput = z.strictObject({
  first_name: name("First name", peopleLimits.name),
  last_name: name("Last name", peopleLimits.name),
  job_title: line("Job title", { max: peopleLimits.jobTitle }).default(""),
  timezone: timeZoneSchema,
});
export type ProfileInput = z.input<typeof profileInput>;

/** Rectangle of a picture that is kept, in pixels of the picture as it is shown (turned upright). */
export const cropSchema = z.strictObject({
  x: z.coerce.number().int().min(0).max(peopleLimits.pictureSide),
  y: z.coerce.number().int().min(0).max(peopleLimits.pictureSide),
  size: z.coerce.number().int().min(1).max(peopleLimits.pictureSide),
});

const days = (label: string) => z.number().int().min(1, `${label}: 1 day or more`).max(3_650, `${label}: 3,650 days or fewer`);
/** What a change says, without what its fields ask of each other. */
export const companyChange = z.strictObject({
  version: z.number().int().min(1),
  name: name("Name", 80),
  timezone: timeZoneSchema,
  ms_auth: z.boolean(),
  enable_chat_agent: z.boolean(),
  llm_body_days: days("Messages"),
  llm_metadata_days: days("LLM logs"),
  activity_days: days("Activity log"),
  /** Of all models together; null is no budget. */
  monthly_budget: monthlyBudget.default(null),
  budget_currency: currencyCode.nullable().default(null),
  budget_stops: z.boolean().default(false),
});
export const companyInput = companyChange.superRefine(({ monthly_budget, budget_currency }, check) => {
  if (monthly_budget !== null && budget_currency === null)
    check.addIssue({ code: "custom", path: ["budget_currency"], message: "Choose the currency of the budget" });
});
/** For how many days logs would be kept; what is left out is as it is set. */
export const retentionInput = z.strictObject({
  llm_body_days: z.coerce.number().pipe(days("Messages")).optional(),
  llm_metadata_days: z.coerce.number().pipe(days("LLM logs")).optional(),
  activity_days: z.coerce.number().pipe(days("Activity log")).optional(),
});

export type CompanyInput = z.input<typeof companyInput>;
