import { AppError } from "@copydesk/contracts";

/** Names that a procedure's input has, and what stands for each in the body of a route; the first that fits is taken. */
export type OwnFields = readonly (readonly [procedures: RegExp, own: string])[];

/** A refusal whose fields, and the one that its sentence begins with, are named as whoever calls has sent them. */
export function inOwnFields(failure: AppError, own: OwnFields): AppError {
  const { fields, code, message, details, retryAfter } = failure;
  if (!fields) return failure;
  const called = (field: string) => {
    const fitting = own.find(([theirs]) => theirs.test(field));
    return fitting ? field.replace(...fitting) : field;
  };
  const all = Object.entries(fields);
  const named = Map.groupBy(all, ([field]) => called(field));
  const first = all.map(([field]) => field).find((field) => message.startsWith(`${field}: `));
  return new AppError(code, first === undefined ? message : `${called(first)}${message.slice(first.length)}`, {
    fields: Object.fromEntries([...named].map(([field, entries]) => [field, entries.flatMap(([, messages]) => messages)])),
    ...(details && { details }),
    ...(retryAfter !== undefined && { retryAfter }),
    cause: failure,
  });
}
