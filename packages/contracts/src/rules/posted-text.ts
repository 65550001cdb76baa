import type { FieldSpec, FieldValues } from "../master-data.ts";

// Where a network shows the text of a post; in other channels the first required text carries it.
const mainKeys = ["caption", "body", "description", "text"];
/** Parts that are posted inside the main text, so that its limit counts them too. */
const appendedKeys = ["hashtags", "opt_out"];

/** The part of a channel that readers see first: the one that folds, and takes hashtags. */
export function mainField(fields: readonly FieldSpec[]): FieldSpec | undefined {
  const texts = fields.filter((spec) => spec.format !== "list" && !appendedKeys.includes(spec.key));
  for (const key of mainKeys) {
    const found = texts.find((spec) => spec.key === key);
    if (found) return found;
  }
  return texts.find((spec) => spec.required) ?? texts[0];
}

/**
 * What the limit of a field applies to: its own text, and for the main field also the hashtags and the opt-out line,
 * which go out in the same post. Fields counted in words stand alone.
 */
export function countedText(spec: FieldSpec, values: FieldValues, fields: readonly FieldSpec[]): string {
  const own = textOf(fieldValue(values, spec.key));
  if (own === "" || spec.unit === "words" || mainField(fields)?.key !== spec.key) return own;
  const appended = fields
    .filter((one) => appendedKeys.includes(one.key) && one.key !== spec.key)
    .map((one) => (one.format === "list" ? itemsOf(fieldValue(values, one.key)).join(" ") : textOf(fieldValue(values, one.key))));
  return [own, ...appended.filter((text) => text !== "")].join(spec.unit === "sms" ? "\n" : "\n\n");
}

/** A value by its key, which people choose: `constructor` is one that every object has. */
export const fieldValue = (values: FieldValues, key: string) => (Object.hasOwn(values, key) ? values[key] : undefined);

export function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === "string" ? value.trim() : itemsOf(value).join("\n");
}

/** Values of a list without the empty ones. */
export function itemsOf(value: string | readonly string[] | undefined): string[] {
  const items = typeof value === "string" ? value.split("\n") : (value ?? []);
  return items.map((item) => item.trim()).filter((item) => item !== "");
}
