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
