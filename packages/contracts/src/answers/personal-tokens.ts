import { z } from "zod";
import { tokenAccess } from "../personal-tokens.ts";

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
