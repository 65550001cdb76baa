import { z } from "zod";
import { levels, permissions } from "../permissions.ts";

export const sessionUserSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  profile_pic: z.string().nullable(),
  features: z.array(z.string()).meta({ description: "Optional features that are on for this person." }),
  is_cbn_auth: z.boolean().meta({ description: "The account signs in through the company's single sign-on." }),
  roles: z.array(z.string()),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const moduleItemSchema = z.strictObject({
  module_id: z.string(),
  module_code: z.string(),
  module_title: z.string(),
});
export type ModuleItem = z.infer<typeof moduleItemSchema>;

export const companySettingsSchema = z.strictObject({
  ms_auth: z.boolean(),
  enable_chat_agent: z.boolean(),
  logo: z.string().nullable().meta({ description: "Address of the company's own logo." }),
});
export type CompanySettings = z.infer<typeof companySettingsSchema>;

/** The token of a session that begins. */
export const sessionTokenSchema = z.strictObject({ token: z.string(), user_id: z.string() });

/** What a person set for themselves. */
export const preferenceSchema = z.strictObject({
  key: z.string(),
  value: z.string(),
  value_type: z.enum(["boolean", "json", "number", "string"]),
});

/** What a person may do, by permission; what is not granted is left out. */
export const grantsReadSchema = z.partialRecord(z.enum(permissions), z.enum(levels));
