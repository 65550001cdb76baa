import type { Attribute, AttributeValues } from "@copydesk/contracts";

/** Attributes with the values of a block in place of their defaults: one that has a value is not empty, whatever its default is. */
export const attributesWithValues = (attributes: readonly Attribute[], values: AttributeValues = {}): Attribute[] =>
  attributes.map((one) => (Object.hasOwn(values, one.key) ? { ...one, default: values[one.key] ?? null } : one));
