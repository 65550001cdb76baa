import { z } from "zod";
import { type Attribute, attributeSchema, type Parameters, type SchedulerRules, schedulerRulesSchema } from "../master-data.ts";
import { promptFields } from "./channels.ts";

export const configurationKinds = ["outline", "scheduler"] as const;
export type ConfigurationKind = (typeof configurationKinds)[number];

const attributes = z
  .array(attributeSchema)
  .max(40)
  .refine((list) => new Set(list.map((one) => one.key)).size === list.length, "Two attributes have the same key")
  .default([]);
const version = z.number().int().min(1);

export const outlineConfigurationInput = z.strictObject({ version, attributes, ...promptFields });
export type OutlineConfigurationInput = z.input<typeof outlineConfigurationInput>;
export const schedulerConfigurationInput = z.strictObject({ version, attributes, rules: schedulerRulesSchema, ...promptFields });
export type SchedulerConfigurationInput = z.input<typeof schedulerConfigurationInput>;

interface ConfigurationValues {
  attributes: Attribute[];
  rules: SchedulerRules | null;
  system_prompt: string;
  user_prompt: string;
  model_id: string | null;
  parameters: Parameters;
}
export interface ConfigurationDetail extends ConfigurationValues {
  kind: ConfigurationKind;
  version: number;
  updated_at: string;
  updated_by: { id: string; name: string } | null;
  /** As the product came. */
  defaults: ConfigurationValues;
  is_default: boolean;
}
/** One change: who changed what, and what held before. */
export interface ConfigurationChange {
  id: string;
  number: number;
  at: string;
  by: { id: string; name: string } | null;
  changes: Record<string, { before: unknown; after: unknown }>;
}
