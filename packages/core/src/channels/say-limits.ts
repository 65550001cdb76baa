import type { FieldSpec } from "@copydesk/contracts";

const shownParts = 4;

/** The limits of a channel in a line: "Body 3,000 · Hashtags 3–5". */
export function sayLimits(fields: readonly FieldSpec[]): string {
  const parts = fields.slice(0, shownParts).map((field) => `${field.label} ${boundsOf(field)}`.trim());
  const more = fields.length - parts.length;
  return [...parts, ...(more > 0 ? [`${more} more`] : [])].join(" · ");
}

function boundsOf({ format, unit, min, max, countMin, countMax, totalMax }: FieldSpec): string {
  if (format === "list") {
    const count = range(countMin, countMax);
    if (count !== "") return count;
    return totalMax === undefined ? "" : number(totalMax);
  }
  const length = range(min, max);
  if (length === "") return "";
  return unit === "words" ? `${length} words` : unit === "sms" ? `${length} SMS characters` : length;
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return least === most ? number(most) : `${number(least)}–${number(most)}`;
  if (most !== undefined) return number(most);
  return least === undefined ? "" : `from ${number(least)}`;
}

const number = (value: number) => value.toLocaleString("en");
