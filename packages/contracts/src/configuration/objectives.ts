import { z } from "zod";
import { listInput } from "../list.ts";
import { activeStatuses } from "../master-data.ts";
import { line, name, text } from "../text.ts";

const id = z.string().min(1).max(64);

/** How many objectives there can be, and how many of them new campaigns can begin with: as many as a campaign can have. */
export const objectiveLimits = { all: 500, defaults: 5 } as const;

/** All of them at once unless asked otherwise: their order is only seen in one piece. */
export const objectiveListInput = listInput(["position", "name", "updated_at"], "position").extend({
  limit: z.coerce.number().int().min(1).max(objectiveLimits.all).default(objectiveLimits.all),
  status: z.enum(activeStatuses).optional(),
});
export type ObjectiveListInput = z.input<typeof objectiveListInput>;

const fields = {
  name: name("Name", 80),
  description: text("Description", { max: 500 }).default(""),
  kpi_hint: line("How success is measured", { max: 200 }).default(""),
  call_to_action: line("Call to action", { max: 200 }).default(""),
  status: z.enum(activeStatuses).default("active"),
  is_default: z.boolean().default(false),
};

/** What new campaigns begin with has to be one that they can choose. */
const chosenCanBeChosen = (objective: { status: string; is_default: boolean }) => objective.status === "active" || !objective.is_default;
const inactiveDefault = { path: ["is_default"], message: "Only an active objective can be chosen for new campaigns" };

export const objectiveFields = z.strictObject(fields);
export const objectiveInput = objectiveFields.refine(chosenCanBeChosen, inactiveDefault);
export type ObjectiveInput = z.input<typeof objectiveInput>;
export const objectiveUpdateInput = z
  .strictObject({ id, version: z.number().int().min(1), ...fields })
  .refine(chosenCanBeChosen, inactiveDefault);
export type ObjectiveUpdateInput = z.input<typeof objectiveUpdateInput>;
/** Every objective, in the order wanted. */
export const objectiveOrderInput = z.strictObject({ ids: z.array(id).min(1).max(objectiveLimits.all) });
export const objectiveDefaultInput = z.strictObject({ id, is_default: z.boolean() });
export const objectiveStatusInput = z.strictObject({ id, status: z.enum(activeStatuses) });
