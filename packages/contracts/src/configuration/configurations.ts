import { z } from "zod";
import type { Outline, SchedulePlan } from "../blocks.ts";
import { windowInput } from "../list.ts";
import { type Attribute, type Parameters, type SchedulerRules, schedulerRulesSchema } from "../master-data.ts";
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

export interface ConfigurationValues {
  attributes: Attribute[];
  /** Of the scheduler; null for outlines. */
  rules: SchedulerRules | null;
  system_prompt: string;
  user_prompt: string;
  model_id: string | null;
  parameters: Parameters;
}
export interface ConfigurationDetail extends ConfigurationValues {
  kind: ConfigurationKind;
  /** What a save is compared with. */
  version: number;
  /** Of the state in use, as the history counts them. */
  number: number;
  updated_at: string;
  updated_by: { id: string; name: string } | null;
  /** As the product came. */
  defaults: ConfigurationValues;
  is_default: boolean;
}

/** What a part of a configuration was before and is after: `attributes.sections`, `rules.windows.linkedin`, `system_prompt`. */
export type ConfigurationChanges = Record<string, { before?: unknown; after?: unknown }>;

/** One change: who changed what, and what held before. Long texts are cut; the state itself has them whole. */
export interface ConfigurationChange {
  id: string;
  number: number;
  at: string;
  /** Null for how the product came. */
  by: { id: string; name: string } | null;
  changes: ConfigurationChanges;
  /** The earlier state that it went back to, if it is the same as one. */
  same_as: number | null;
  /** It is how things are now. */
  is_current: boolean;
}

/** Everything as it was then, to be looked at before going back. */
export interface ConfigurationState {
  id: string;
  number: number;
  values: ConfigurationValues;
}

/** What a configuration makes of a campaign; nothing of it is kept. */
export interface ConfigurationTry {
  /** No id for the sample campaign. */
  campaign: { id: string | null; name: string };
  language: { id: string; code: string; name: string; direction: "ltr" | "rtl" };
  /** Of the outline configuration, when the answer could be read. */
  outline: Outline | null;
  /** Of the scheduler configuration, when the answer could be read. */
  plan: SchedulePlan | null;
  /** The answer as it came, where it could not be read. */
  text: string;
  /** What is wrong with it, in words. */
  problems: string[];
  model: { id: string | null; name: string; is_offline: boolean };
  tokens: { in: number; out: number; cached: number; estimated: boolean };
  /** Null when the price is unknown. */
  cost: number | null;
  currency: string | null;
  milliseconds: number;
}
