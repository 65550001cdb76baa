import {
  type ConfigurationDetail,
  type ConfigurationKind,
  type ConfigurationValues,
  inKeyOrder,
  outlineConfigurationInput,
  promptProblems,
  schedulerConfigurationInput,
} from "@copydesk/contracts";

export const configurationTitles: Record<ConfigurationKind, string> = {
  outline: "Outline configuration",
  scheduler: "Scheduler configuration",
};

export const valuesOf = ({
  attributes,
  rules,
  system_prompt,
  user_prompt,
  model_id,
  parameters,
}: ConfigurationValues): ConfigurationValues => ({
  attributes,
  rules,
  system_prompt,
  user_prompt,
  model_id,
  parameters,
});

export const areEqual = (one: ConfigurationValues, other: ConfigurationValues): boolean =>
  JSON.stringify(inKeyOrder(valuesOf(one))) === JSON.stringify(inKeyOrder(valuesOf(other)));

/** Messages by path, joined with dots: `attributes.0.default`, `rules.windows.x.1.to`. */
export type ConfigurationErrors = Readonly<Record<string, string>>;

/** What keeps these values from being saved; empty when nothing does. */
export function problemsOf(kind: ConfigurationKind, values: ConfigurationValues): ConfigurationErrors {
  const { rules, ...shared } = values;
  const checked =
    kind === "outline"
      ? outlineConfigurationInput.safeParse({ version: 1, ...shared })
      : schedulerConfigurationInput.safeParse({ version: 1, ...shared, rules });
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) errors[path.join(".")] ??= message;
  for (const { prompt, message } of promptProblems(kind, values, values.attributes)) errors[prompt] ??= message;
  return errors;
}

/** Messages under one field, by the rest of their path. */
export function errorsUnder(errors: ConfigurationErrors, field: string): Record<string, string> {
  const under = Object.entries(errors).filter(([path]) => path === field || path.startsWith(`${field}.`));
  return Object.fromEntries(under.map(([path, message]) => [path.slice(field.length + 1), message]));
}

export const isConfiguration = (value: unknown): value is ConfigurationDetail =>
  typeof value === "object" && value !== null && "version" in value && "user_prompt" in value && "defaults" in value;
