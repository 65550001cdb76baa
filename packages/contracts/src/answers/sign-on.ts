import { z } from "zod";

/** `redirect` is a path of this site. A session is opened for a sign-in; connecting an account needs none. */
export const microsoftAnswerSchema = z.union([
  z.strictObject({ token: z.string(), user_id: z.string(), redirect: z.string() }),
  z.strictObject({ connected: z.literal(true), redirect: z.string() }),
]);
export type MicrosoftAnswer = z.infer<typeof microsoftAnswerSchema>;
