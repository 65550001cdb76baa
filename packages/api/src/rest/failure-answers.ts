import { errorCodes, httpStatus } from "@copydesk/contracts";
import { z } from "zod";
import type { ZodOpenApiOperationObject } from "zod-openapi";

const failure = z
  .strictObject({
    error: z.string().meta({ description: "A sentence for a person" }),
    code: z.enum(errorCodes),
    fields: z.record(z.string(), z.array(z.string())).optional().meta({ description: "Messages by field" }),
    details: z.record(z.string(), z.unknown()).optional(),
    request_id: z.string(),
  })
  .meta({ id: "Error" });

/** What the document says of answers with these statuses. */
export function failureAnswers(statuses: Iterable<number>): NonNullable<ZodOpenApiOperationObject["responses"]> {
  return Object.fromEntries(
    [...new Set(statuses)]
      .sort()
      .map((status) => [String(status), { description: codesOf(status), content: { "application/json": { schema: failure } } }]),
  );
}

const codesOf = (status: number) => errorCodes.filter((code) => httpStatus[code] === status).join(", ");
