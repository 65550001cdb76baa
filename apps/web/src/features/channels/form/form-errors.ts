/** Messages by the path of their field: `name`, `fields.0.max`, `parameters.temperature.value`. */
export type FormErrors = Readonly<Record<string, string>>;

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first message of each path. */
export function errorsOfIssues(issues: readonly Issue[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}

export const errorsOfServer = (fields: Readonly<Record<string, string[]>>): FormErrors =>
  Object.fromEntries(Object.entries(fields).flatMap(([path, messages]) => (messages[0] ? [[path, messages[0]]] : [])));

/** Those beneath a path, without it: of `attributes` those of `attributes.0.key` as `0.key`. */
export function beneath(errors: FormErrors, path: string): FormErrors {
  const own = Object.entries(errors).flatMap(([key, message]): [string, string][] => {
    if (key === path) return [["", message]];
    return key.startsWith(`${path}.`) ? [[key.slice(path.length + 1), message]] : [];
  });
  return Object.fromEntries(own);
}

/** Without what stood beside fields that were changed since. */
export function without(errors: FormErrors, paths: readonly string[]): FormErrors {
  const isLeft = (key: string) => !paths.some((path) => key === path || key.startsWith(`${path}.`));
  return Object.fromEntries(Object.entries(errors).filter(([key]) => isLeft(key)));
}
