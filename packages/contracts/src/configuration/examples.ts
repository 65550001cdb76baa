import { z } from "zod";
import { exampleLimits } from "../limits.ts";
import { listInput } from "../list.ts";

import { name, text } from "../text.ts";

const id = z.string().min(1).max(64);

export const exampleSources = ["manual", "upload", "version"] as const;
export type ExampleSource = (typeof exampleSources)[number];

export const exampleListInput = listInput(["updated_at", "title", "rating"], "-updated_at").extend({
  /** `general` are those of no voice. */
  voice_id: z.union([z.literal("general"), id]).optional(),
  language_ids: z.array(id).max(50).default([]),
  /** `any` are those made for no channel in particular. */
  channel_ids: z
    .array(z.union([z.literal("any"), id]))
    .max(50)
    .default([]),
  source: z.enum(exampleSources).optional(),
  use_in_prompts: z.boolean().optional(),
});
export type ExampleListInput = z.input<typeof exampleListInput>;

const fields = {
  /** Null: general. */
  voice_id: id.nullable().default(null),
  language_id: z.string({ error: "Choose a language" }).min(1, "Choose a language").max(64),
  /** Null: any channel. */
  channel_id: id.nullable().default(null),
  title: name("Title", exampleLimits.title),
  text: text("Text", { min: exampleLimits.textMin, max: exampleLimits.textMax }),
  rating: z.number().int().min(1).max(5).nullable().default(null),
  use_in_prompts: z.boolean().default(true),
};
export const exampleInput = z.strictObject(fields);
export type ExampleInput = z.input<typeof exampleInput>;
export const exampleUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type ExampleUpdateInput = z.input<typeof exampleUpdateInput>;

const ids = z.array(id).min(1, "Choose an example").max(exampleLimits.bulk, `Choose ${exampleLimits.bulk} examples or fewer`);
export const exampleIdsInput = z.strictObject({ ids });
export const useExamplesInput = z.strictObject({ ids, use_in_prompts: z.boolean() });
