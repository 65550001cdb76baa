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
export function formatType({ type, options = [], min, max }: Pick<Attribute, "type" | "options" | "min" | "max">): string {
  if (type === "select") return `Choice of ${options.length}`;
  if (type === "multiselect") return `Any of ${options.length}`;
  const range = formatRange(min, max);
  return range === "" ? typeNames[type] : `${typeNames[type]}, ${range}`;
}

function formatRange(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}`;
  if (max !== undefined) return `up to ${max}`;
  return min === undefined ? "" : `from ${min}`;
}

/** A value in words. */
export function formatValue(value: Attribute["default"]): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
