import { z } from "zod";

/** A window of a list, and how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.strictObject({ count: z.number().int(), results: z.array(item) });

/** Something that was deleted and can still be brought back. */
export const deletedThingSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    deleted_at: z.string(),
  })
  .meta({ id: "DeletedThing" });
export type DeletedThing = z.infer<typeof deletedThingSchema>;
