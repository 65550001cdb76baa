import { newPersonalTokenInput, personalTokenSchema as token } from "@copydesk/contracts";
import { z } from "zod";

/** What REST says of personal tokens, of one's own and of somebody else's. */

export const tokenList = z.strictObject({ results: z.array(token) });
export const tokenBody = newPersonalTokenInput.extend({ days: newPersonalTokenInput.shape.days.default(null) });
export const tokenOfPerson = z.strictObject({ id: z.string().min(1).max(64), token_id: z.string().min(1).max(64) });
