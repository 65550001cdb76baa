/** Postgres has no character of number 0 in a text; what stands in for it shows that something was there. */
export const storable = (value: unknown): unknown =>
  typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;

/** A value as JSON that Postgres can search: without the character of number 0, and without halves of characters. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  return unstorable.test(text) ? JSON.stringify(value, wellFormed) : text;
}

/** The same for what is JSON already; it stays as it is wherever it can. */
export const storableJsonText = (text: string): string => (unstorable.test(text) ? JSON.stringify(JSON.parse(text), wellFormed) : text);

const unstorable = /\\u(?:0000|d[89a-f])/i;
const wellFormed = (_: string, value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "\uFFFD").toWellFormed() : value);
