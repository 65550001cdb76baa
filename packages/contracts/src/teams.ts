import { z } from "zod";
import { listInput } from "./list.ts";

import { name, text } from "./text.ts";

/** Colours a team can have; the console maps each to its own light and dark tone. */
export const teamColours = ["blue", "teal", "green", "amber", "orange", "red", "pink", "violet"] as const;
export type TeamColour = (typeof teamColours)[number];

const id = z.string().min(1).max(64);

export const teamListInput = listInput(["name", "members", "created_at"], "name").extend({
  status: z.enum(["active", "inactive"]).optional(),
});
export type TeamListInput = z.input<typeof teamListInput>;

const fields = {
  name: name("Name", 80),
  description: text("Description", { max: 500 }).default(""),
  colour: z.enum(teamColours).default("blue"),
  status: z.enum(["active", "inactive"]).default("active"),
  members: z
    .array(z.strictObject({ user_id: id, can_edit: z.boolean().default(false) }))
    .max(2_000)
    .default([]),
};
export const teamInput = z.strictObject(fields);
export type TeamInput = z.input<typeof teamInput>;
export const teamUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type TeamUpdateInput = z.input<typeof teamUpdateInput>;
