import { AppError } from "@copydesk/contracts";
import { ZodError, type z } from "zod";

/**
 * What a schema makes of an input.
 * @throws ZodError, and BAD_REQUEST for an input that cannot even be checked: of what is no text a schema still compares
 *   the length, and `{ "length": { "toString": 1 } }` has none that could be.
 */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  try {
    return schema.parse(input);
  } catch (error) {
    if (error instanceof ZodError) throw error;
    throw new AppError("BAD_REQUEST", "The request is not valid.", { cause: error });
  }
}
