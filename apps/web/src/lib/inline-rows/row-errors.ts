import type { FieldErrors } from "@copydesk/contracts";

/** Messages of a row by field. */
export type RowErrors = Readonly<Record<string, string>>;

/** An issue of a schema, as zod reports it. */
export interface RowIssue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first message of each field, by the first segment of the path; issues without a path are left out. */
export function firstByField(issues: readonly RowIssue[]): RowErrors {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path[0] === undefined ? undefined : String(path[0]);
    if (field !== undefined && !errors.has(field)) errors.set(field, message);
  }
  return Object.fromEntries(errors);
}

/** The server's messages, whose keys are paths joined with dots, as issues. */
export const issuesOf = (fields: FieldErrors): RowIssue[] =>
  Object.entries(fields).flatMap(([path, messages]) => messages.map((message) => ({ path: path.split("."), message })));
