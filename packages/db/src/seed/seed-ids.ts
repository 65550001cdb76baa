/** @throws when the seed speaks of something that it does not contain. */
export function idOf(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The factory data refers to ${key}, which it does not contain.`);
  return id;
}
