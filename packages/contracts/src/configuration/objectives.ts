import { z } from "zod";
import { activeStatuses } from "../master-data.ts";
import { line, name, text } from "../text.ts";

const id = z.string().min(1).max(64);
const fields = {
  name: name("Name", 80),
  description: text("Description", { max: 500 }).default(""),
  kpi_hint: line("How success is measured", { max: 200 }).default(""),
  call_to_action: line("Call to action", { max: 200 }).default(""),
  status: z.enum(activeStatuses).default("active"),
  is_default: z.boolean().default(false),
};
export const objectiveInput = z.strictObject(fields);
export type ObjectiveInput = z.input<typeof objectiveInput>;
export const objectiveUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields });
export type ObjectiveUpdateInput = z.input<typeof objectiveUpdateInput>;
export const objectiveOrderInput = z.strictObject({ ids: z.array(id).min(1).max(500) });

export interface ObjectiveRow {
  id: string;
  version: number;
  name: string;
  description: string;
  kpi_hint: string;
  call_to_action: string;
  status: (typeof activeStatuses)[number];
  is_default: boolean;
  position: number;
  /** One that is used can only be made inactive. */
  campaign_count: number;
  updated_at: string;
}
