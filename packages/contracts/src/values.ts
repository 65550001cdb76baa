/** Whether a text is a whole number in digits alone, with or without a minus: "12", "-3". */
export const isIntegerText = (text: string): boolean => /^-?\d+$/.test(text);

/** Whether nobody would see anything of a text: blanks, joiners, soft hyphens, zero-width spaces. */
export const isInvisible = (text: string): boolean => /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

type Filled<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> };

/** An object without what is empty in it: an empty text, null, undefined or an empty list. False and 0 are values. */
export function withoutEmpty<T extends object>(values: T): Filled<T> {
  const isEmpty = (value: unknown) => value === "" || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value))) as Filled<T>;
}

/** Objects that differ in a key, or in what a function makes of them. Of those that do not, the last one counts, in the place of the first. */
export function distinctBy<T>(list: readonly T[], key: keyof T | ((one: T) => unknown)): T[] {
  return [...new Map(list.map((one) => [typeof key === "function" ? key(one) : one[key], one])).values()];
}
