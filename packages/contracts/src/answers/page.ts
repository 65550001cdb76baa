import { z } from "zod";

/** A window of a list, and how many there are in all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.strictObject({ count: z.number().int(), results: z.array(item) });
