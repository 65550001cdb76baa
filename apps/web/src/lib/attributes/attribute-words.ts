import type { Attribute } from "@copydesk/contracts";

type AttributeType = Attribute["type"];

export const typeNames: Record<AttributeType, string> = {
  text: "Text",
  textarea: "Long text",
  number: "Number",
  select: "Choice",
  multiselect: "Several choices",
  boolean: "Yes or no",
  date: "Date",
  url: "Web address",
  tags: "Tags",
};

/** The type with what bounds it: "Choice of 3", "Number, 3 to 5". */
export function sayType({ type, options = [], min, max }: Pick<Attribute, "type" | "options" | "min" | "max">): string {
  if (type === "select") return `Choice of ${options.length}`;
  if (type === "multiselect") return `Any of ${options.length}`;
  const range = sayRange(min, max);
  return range === "" ? typeNames[type] : `${typeNames[type]}, ${range}`;
}

function sayRange(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (max !== undefined) return `up to ${max}`;
  return min === undefined ? "" : `from ${min}`;
}

/** A value in words. */
export function sayValue(value: Attribute["default"]): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}

/** A key made of a label: "Call to action" becomes `call_to_action`. */
export function keyFrom(label: string): string {
  const plain = label
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_");
  return plain
    .replace(/^[^a-z]+/, "")
    .replace(/_+$/, "")
    .slice(0, 40)
    .replace(/_+$/, "");
}

/** A label made of a key: `call_to_action` becomes "Call to action". */
export function labelFrom(key: string): string {
  const words = key.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A key that no other one of the list has. */
export function freeKey(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(`${wanted}_${number}`)) number += 1;
  return `${wanted}_${number}`;
}
