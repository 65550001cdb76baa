import { z } from "zod";

export const asanaPlaceSchema = z.strictObject({
  gid: z.string(),
  name: z.string(),
});
export type AsanaPlace = z.infer<typeof asanaPlaceSchema>;

/** How far the sending of a schedule to one project is. */
export const asanaSendingSchema = z
  .strictObject({
    project: asanaPlaceSchema,
    total: z.number().int(),
    sent: z.number().int(),
    waiting: z.number().int().meta({ description: "Still to come." }),
    failed: z
      .array(z.strictObject({ post_id: z.string(), title: z.string(), problem: z.string() }))
      .meta({ description: "Each with what Asana said, and what the post was called." }),
    waits_until: z.string().nullable().meta({ description: "When it goes on, where Asana asked to wait." }),
    sent_by: z.string().meta({ description: "Who sent it last, and when." }),
    updated_at: z.string(),
    task_url: z.string().nullable().meta({ description: "A task that is there, to begin looking from." }),
  })
  .meta({ id: "AsanaSending" });
export type AsanaSending = z.infer<typeof asanaSendingSchema>;
