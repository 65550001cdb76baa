import { z } from "zod";

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
