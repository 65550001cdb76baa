import { z } from "zod";

/** Something that was deleted and can still be brought back. */
export const deletedThingSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    deleted_at: z.string(),
  })
  .meta({ id: "DeletedThing" });
export type DeletedThing = z.infer<typeof deletedThingSchema>;
