import { z } from "zod";

import { windowInput } from "../list.ts";
import { schedulerRulesSchema } from "../master-data.ts";
import { schedulerRuleProblems } from "../rules/scheduler-rules.ts";
import { attributesSchema } from "./attributes.ts";
import { promptFields } from "./channels.ts";

export const configurationKinds = ["outline", "scheduler"] as const;
export type ConfigurationKind = (typeof configurationKinds)[number];

const id = z.string().min(1).max(64);
const version = z.number().int().min(1);

/** Rules that a plan can be made by: what contradicts itself is refused at the rule that does. */
const rules = schedulerRulesSchema.superRefine((all, check) => {
  for (const { level, path, message } of schedulerRuleProblems(all)) {
    if (level === "error") check.addIssue({ code: "custom", path, message });
  }
});

const outlineFields = { attributes: attributesSchema, ...promptFields };
const schedulerFields = { attributes: attributesSchema, rules, ...promptFields };

export const outlineConfigurationInput = z.strictObject({ version, ...outlineFields });
export type OutlineConfigurationInput = z.input<typeof outlineConfigurationInput>;
export const schedulerConfigurationInput = z.strictObject({ version, ...schedulerFields });
export type SchedulerConfigurationInput = z.input<typeof schedulerConfigurationInput>;

/** Goes back to an earlier state, or to how the product came. */
export const restoreConfigurationInput = z.strictObject({ version, change_id: id.nullable().default(null) });
export type RestoreConfigurationInput = z.input<typeof restoreConfigurationInput>;

export const configurationStateInput = z.strictObject({ change_id: id });

export const configurationHistoryInput = windowInput(["at"], "-at");

/**
 * What is in the form, saved or not, and the campaign to try it on. Absent: the saved configuration, the sample campaign
 * that comes with the product, the campaign's first language.
 */
const tryOn = { campaign_id: id.optional(), language_id: id.optional() };
export const tryOutlineInput = z.strictObject({ ...tryOn, draft: z.strictObject(outlineFields).optional() });
export type TryOutlineInput = z.input<typeof tryOutlineInput>;
export const tryScheduleInput = z.strictObject({ ...tryOn, draft: z.strictObject(schedulerFields).optional() });
export type TryScheduleInput = z.input<typeof tryScheduleInput>;
