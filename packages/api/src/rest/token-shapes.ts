import { newPersonalTokenInput, tokenAccess } from "@copydesk/contracts";
import { z } from "zod";

/** What REST says of personal tokens, of one's own and of somebody else's. */
export const token = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    last_four: z.string().meta({ description: "The end of the token, to tell it from others" }),
    access: z.enum(tokenAccess),
    created_at: z.string(),
    expires_at: z.string().nullable(),
    has_expired: z.boolean(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: "PersonalToken" });

export const newToken = token.extend({ token: z.string().meta({ description: "Told only here" }) }).meta({ id: "NewPersonalToken" });

export const tokenList = z.strictObject({ results: z.array(token) });
export const tokenBody = newPersonalTokenInput.extend({ days: newPersonalTokenInput.shape.days.default(null) });
export const tokenOfPerson = z.strictObject({ id: z.string().min(1).max(64), token_id: z.string().min(1).max(64) });
