import type { Attribute, AttributeValues } from "@copydesk/contracts";

/** Attributes with the values of the form in place of their defaults, as prompts see them. */
export const attributesWith = (attributes: readonly Attribute[], values: AttributeValues = {}): Attribute[] =>
  attributes.map((one) => (Object.hasOwn(values, one.key) ? { ...one, default: values[one.key] ?? null } : one));
