/** The same value with the keys of its objects in order, so that equal ones are written alike. */
export function inKeyOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inKeyOrder) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, inKeyOrder(one)])) as T;
}
