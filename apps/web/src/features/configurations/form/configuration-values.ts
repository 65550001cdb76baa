import {
  type ConfigurationKind,
  type ConfigurationValues,
  outlineConfigurationInput,
  promptProblems,
  schedulerConfigurationInput,
} from "@copydesk/contracts";
import { type Checked, checkBy, type Problem } from "../../../lib/versioned-form/form-problems.ts";

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

/** The values, or what keeps them from being saved: by path, such as `attributes.0.default` or `rules.windows.x.1.to`. */
export function check(kind: ConfigurationKind, values: ConfigurationValues): Checked<ConfigurationValues> {
  const { rules, ...shared } = values;
  const checked =
    kind === "outline"
      ? checkBy(outlineConfigurationInput, { version: 1, ...shared })
      : checkBy(schedulerConfigurationInput, { version: 1, ...shared, rules });
  const prompts = promptProblems(kind, values, values.attributes).map(({ prompt, message }): Problem => [prompt, message]);
  const problems = [...("problems" in checked ? checked.problems : []), ...prompts];
  return problems.length > 0 ? { problems } : { input: values };
}
