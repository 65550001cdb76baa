import { z } from "zod";
import { exampleSources } from "../configuration/examples.ts";
import { directions, voiceStatuses } from "../master-data.ts";

/** An example as a list shows it. */
export const exampleListItemSchema = z
  .strictObject({
    id: z.string(),
    version: z.number().int(),
    voice: z.strictObject({ id: z.string(), name: z.string() }).nullable().meta({ description: "Null: general." }),
    language: z.strictObject({ id: z.string(), code: z.string(), name: z.string(), direction: z.enum(directions) }),
    channel: z.strictObject({ id: z.string(), name: z.string(), icon: z.string() }).nullable().meta({ description: "Null: any channel." }),
    title: z.string(),
    excerpt: z.string().meta({ description: "How its text begins, on one line." }),
    rating: z.number().int().nullable(),
    use_in_prompts: z.boolean(),
    source: z.enum(exampleSources),
    owner: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
    updated_at: z.string(),
    can_edit: z.boolean(),
    can_delete: z.boolean(),
  })
  .meta({ id: "ExampleListItem" });
export type ExampleListItem = z.infer<typeof exampleListItemSchema>;

export const exampleDetailSchema = exampleListItemSchema.extend({ text: z.string(), created_at: z.string() });
export type ExampleDetail = z.infer<typeof exampleDetailSchema>;

/** A page, and how many there are without any filter. */
export const examplePageSchema = z.strictObject({
  count: z.number().int(),
  total: z.number().int(),
  results: z.array(exampleListItemSchema),
});
export type ExamplePage = z.infer<typeof examplePageSchema>;

/** What examples can be given to, and filtered by. */
export const exampleOptionsSchema = z.strictObject({
  voices: z
    .array(z.strictObject({ id: z.string(), name: z.string(), status: z.enum(voiceStatuses) }))
    .meta({ description: "The active ones, and the others for whoever may look at voices." }),
  languages: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      native_name: z.string(),
      direction: z.enum(directions),
      is_active: z.boolean(),
    }),
  ),
  channels: z.array(z.strictObject({ id: z.string(), name: z.string(), icon: z.string(), is_active: z.boolean() })),
});
export type ExampleOptions = z.infer<typeof exampleOptionsSchema>;
