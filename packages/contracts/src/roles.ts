import { z } from "zod";
import { listInput } from "./list.ts";

import { type Grants, levels, permissions } from "./permissions.ts";
import { name, text } from "./text.ts";

const id = z.string().min(1).max(64);

/** Only known permissions, each with a level; `none` is left out when it is stored. */
export const grantsSchema = z
  .partialRecord(z.enum(permissions as [string, ...string[]]), z.enum(levels))
  .transform((grants) => Object.fromEntries(Object.entries(grants).filter(([, level]) => level !== "none")) as Grants);

export const roleListInput = listInput(["name", "holders", "updated_at"], "name");
export type RoleListInput = z.input<typeof roleListInput>;

const fields = {
  name: name("Name", 60),
  description: text("Description", { max: 300 }).default(""),
  grants: grantsSchema,
};
export const roleInput = z.strictObject(fields);
export type RoleInput = z.input<typeof roleInput>;
export const roleUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type RoleUpdateInput = z.input<typeof roleUpdateInput>;
/** `reassign_to` is another role for everybody who holds this one. */
export const removeRoleInput = z.strictObject({ id, reassign_to: id.optional() });
