import { type ConfigurationChanges, type ConfigurationValues, inKeyOrder } from "@copydesk/contracts";
import { type Changes, changesBetween } from "../audit/index.ts";

/** Everything of a configuration that people change, with all keys in one order, so that equal states are written alike. */
export function valuesOf({
  attributes,
  rules,
  system_prompt,
  user_prompt,
  model_id,
  parameters,
}: ConfigurationValues): ConfigurationValues {
  return {
    attributes: inKeyOrder(attributes),
    rules: inKeyOrder(rules),
    // As a form saves them; the ones that the product came with end in a line break.
    system_prompt: system_prompt.trim(),
    user_prompt: user_prompt.trim(),
    model_id,
    parameters: inKeyOrder(parameters),
  };
}

export const areEqual = (one: ConfigurationValues, other: ConfigurationValues): boolean =>
  JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));

/** As the log and lists keep values: no longer than needed to recognize them. */
export function inShort(changes: ConfigurationChanges): Changes {
  const side = (which: "before" | "after") => Object.fromEntries(Object.entries(changes).map(([part, change]) => [part, change[which]]));
  return changesBetween(side("before"), side("after"));
}
