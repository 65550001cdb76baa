import type { FieldErrors } from "@copydesk/contracts";
import type { z } from "zod";

/** Messages by the path of their field: `name`, `fields.0.max`, `parameters.temperature.value`. */
export type FormErrors = Readonly<Record<string, string>>;

/** What is wrong with a field: its path joined with dots, and a sentence. */
export type Problem = readonly [path: string, message: string];

/** Of what a schema found. */
export const problemsOfIssues = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Problem[] =>
  issues.map(({ path, message }) => [path.join("."), message]);

/** Of what the server refused: the first sentence about each field. */
export const problemsOfServer = (fields: FieldErrors): Problem[] =>
  Object.entries(fields).flatMap(([path, messages]): Problem[] => (messages[0] ? [[path, messages[0]]] : []));

/** What is to be sent, or what keeps it from being sent. */
export type Checked<I> = { input: I } | { problems: readonly Problem[] };

/** The input that values become, when a schema has nothing against it. */
export function checkBy<I>(schema: z.ZodType, input: I): Checked<I> {
  const { error } = schema.safeParse(input);
  return error ? { problems: problemsOfIssues(error.issues) } : { input };
}

/** The first message of each path. */
export function errorsOf(problems: readonly Problem[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const [path, message] of problems) errors[path] ??= message;
  return errors;
}

/** The errors that React Hook Form keeps in the shape of the values, by path. */
export function errorsByPath(errors: object, at = ""): FormErrors {
  const found: Record<string, string> = {};
  for (const [key, error] of Object.entries(errors)) {
    // A field keeps its input beside its message, and the form what belongs to no field.
    if (typeof error !== "object" || error === null || key === "ref" || (at === "" && key === "root")) continue;
    const path = at === "" ? key : `${at}.${key}`;
    if (typeof error.message === "string") found[path] = error.message;
    Object.assign(found, errorsByPath(error, path));
  }
  return found;
}

/** Those beneath a path, without it: of `attributes` those of `attributes.0.key` as `0.key`. */
export function beneath(errors: FormErrors, path: string): FormErrors {
  const own = Object.entries(errors).flatMap(([key, message]): [string, string][] => {
    if (key === path) return [["", message]];
    return key.startsWith(`${path}.`) ? [[key.slice(path.length + 1), message]] : [];
  });
  return Object.fromEntries(own);
}
