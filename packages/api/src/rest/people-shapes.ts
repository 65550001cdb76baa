import { z } from "zod";

/** What REST says of people, teams and roles, shared by their routes. */
export const oneOfThem = z.strictObject({ id: z.string().min(1).max(64) });

export const campaignLine = z.strictObject({ id: z.string(), name: z.string(), status: z.string(), updated_at: z.string() });

export const links = z
  .array(z.strictObject({ user_id: z.string(), email: z.string(), link: z.string() }))
  .meta({ description: "Empty where a mail server carries them" });

/** Several ids as `a,b`, or the parameter several times. */
export const idList = z
  .union([z.string(), z.array(z.string())])
  .default("")
  .transform((value) => [value].flat().flatMap((one) => one.split(",")))
  .transform((all) => all.map((one) => one.trim()).filter((one) => one !== ""));

/** Only what was sent: a field that is left out has no value, and must not become one. */
export const given = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> };
