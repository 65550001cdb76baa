/** Messages of an error of the form, of whatever shape: of a field, of each of a list, or of a list as a whole. */
export function messagesOf(error: unknown): string[] {
  return [...new Set(collect(error))];
}

function collect(error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  const own = "message" in error && typeof error.message === "string" && error.message !== "" ? [error.message] : [];
  // `ref` is the element of the field, and what hangs on it has messages of its own.
  const inner = Object.entries(error).flatMap(([key, value]) => (key === "ref" || key === "types" ? [] : collect(value)));
  return [...own, ...inner];
}

/** Paths of the fields that have an error, joined with dots. */
export function errorPaths(errors: object, path = ""): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (key === "ref" || key === "types" || typeof value !== "object" || value === null) return [];
    const here = key === "root" ? path : path ? `${path}.${key}` : key;
    const own =
      "message" in value && typeof value.message === "string" && value.message !== "" ? [{ path: here, message: value.message }] : [];
    return [...own, ...errorPaths(value, here)];
  });
}
