import { z } from "zod";
import type { Core } from "../context.ts";
import type { Actor } from "./actor.ts";

const key = z.string().regex(/^[a-z0-9_.-]{1,80}$/, "Use up to 80 lower-case letters, digits, dots, dashes and underscores");
export const preferenceKeysSchema = z.array(key).max(200);
export const preferencesSchema = z
  .array(z.strictObject({ key, value: z.string().max(8_000), value_type: z.enum(["string", "number", "boolean", "json"]) }))
  .max(200);
export type Preference = z.infer<typeof preferencesSchema>[number];

export async function readPreferences(_core: Core, _actor: Actor, _keys: readonly string[]): Promise<Preference[]> {
  throw new Error("not written yet");
}

export async function savePreferences(_core: Core, _actor: Actor, _list: readonly Preference[]): Promise<Preference[]> {
  throw new Error("not written yet");
}

export async function removePreferences(_core: Core, _actor: Actor, _keys: readonly string[]): Promise<void> {
  throw new Error("not written yet");
}
