import type { Parameters } from "@copydesk/contracts";
import { type ParameterName, parameterFacts } from "./parameter-facts.ts";

/** Every value of `Parameters` by its name, without saying each type again. */
type Loose = Record<string, { enabled: boolean; value: unknown }>;

/** What holds: said here, or inherited, or off. */
export function effective(
  value: Parameters,
  inherited: Parameters,
  name: ParameterName,
): { enabled: boolean; value: unknown; isOwn: boolean } {
  const own = (value as Loose)[name];
  const given = own ?? (inherited as Loose)[name];
  return { enabled: given?.enabled ?? false, value: given?.value ?? parameterFacts[name].usual, isOwn: own !== undefined };
}

export const withParameter = (value: Parameters, name: ParameterName, set: { enabled: boolean; value: unknown }): Parameters => ({
  ...value,
  [name]: set,
});

/** Back to what is inherited. */
export function withoutParameter(value: Parameters, name: ParameterName): Parameters {
  const { [name]: _gone, ...rest } = value;
  return rest;
}
