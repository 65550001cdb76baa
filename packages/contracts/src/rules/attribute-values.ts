import type { Attribute, AttributeValue } from "../master-data.ts";

/** Why a value does not fit its attribute, in words; null when it does. An empty value is judged by `required` alone. */
export function attributeProblem(attribute: Attribute, value: AttributeValue): string | null {
  const { label, required } = attribute;
  if (isEmptyValue(value)) return required ? `${label} is required` : null;
  switch (attribute.type) {
    case "number":
      return typeof value === "number" && Number.isFinite(value) ? amountProblem(attribute, value) : `${label} must be a number`;
    case "boolean":
      return typeof value === "boolean" ? null : `${label} is either on or off`;
    case "date":
      return typeof value === "string" && isDay(value) ? null : `${label} must be a date like 2026-03-09`;
    case "url":
      return typeof value === "string" && isWebAddress(value) ? null : `${label} must be an address like https://example.com`;
    case "select":
      return typeof value === "string" ? optionProblem(attribute, [value]) : `Choose one for ${label}`;
    case "multiselect":
      return Array.isArray(value)
        ? (optionProblem(attribute, value) ?? countProblem(attribute, value))
        : `Choose from the list for ${label}`;
    case "tags":
      return Array.isArray(value) ? countProblem(attribute, value) : `${label} must be a list`;
    case "text":
    case "textarea":
      return typeof value === "string" ? lengthProblem(attribute, value) : `${label} must be a text`;
  }
}

export const isEmptyValue = (value: AttributeValue): boolean =>
  value === null || (typeof value === "string" && value.trim() === "") || (Array.isArray(value) && value.length === 0);

/** `min` and `max` bound a number itself, the characters of a text, and how many there are of a list. */
function bounds({ label, min, max }: Attribute, size: number, unit: string): string | null {
  if (min !== undefined && size < min) return `${label} must be ${min}${unit} or more`;
  return max !== undefined && size > max ? `${label} must be ${max}${unit} or fewer` : null;
}

function amountProblem({ label, min, max }: Attribute, value: number): string | null {
  if (min !== undefined && value < min) return `${label} must be ${min} or more`;
  return max !== undefined && value > max ? `${label} must be ${max} or less` : null;
}
const lengthProblem = (attribute: Attribute, value: string) => bounds(attribute, [...value].length, " characters");
const countProblem = (attribute: Attribute, values: readonly string[]) => bounds(attribute, values.length, "");

function optionProblem({ label, options = [] }: Attribute, chosen: readonly string[]): string | null {
  const foreign = chosen.find((one) => !options.includes(one));
  return foreign === undefined ? null : `“${foreign}” is not offered for ${label}`;
}

function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
