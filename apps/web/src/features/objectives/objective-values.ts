import type { ObjectiveRow } from "@copydesk/contracts";
import { createInlineRows } from "../../lib/inline-rows/inline-rows.ts";

/** What a row holds while it is edited. */
export interface ObjectiveValues {
  name: string;
  description: string;
  kpi_hint: string;
  call_to_action: string;
  status: ObjectiveRow["status"];
  is_default: boolean;
}

/** The row of an objective that is not there yet. */
export const blankObjective: ObjectiveValues = {
  name: "",
  description: "",
  kpi_hint: "",
  call_to_action: "",
  status: "active",
  is_default: false,
};

/** Rows of the list that are being edited. */
export const useObjectiveRows = createInlineRows<ObjectiveValues>();

export const valuesOf = ({ name, description, kpi_hint, call_to_action, status, is_default }: ObjectiveRow): ObjectiveValues => ({
  name,
  description,
  kpi_hint,
  call_to_action,
  status,
  is_default,
});

export const objectiveLabels: Record<keyof ObjectiveValues, string> = {
  name: "Name",
  description: "Description",
  kpi_hint: "How success is measured",
  call_to_action: "Usual call to action",
  status: "Status",
  is_default: "Default for new campaigns",
};

const statusWords = { active: "Active", inactive: "Inactive" };

/** A value as a person reads it. */
export function formatObjectiveValue(values: ObjectiveValues, field: keyof ObjectiveValues): string {
  if (field === "status") return statusWords[values.status];
  if (field === "is_default") return values.is_default ? "Yes" : "No";
  return values[field];
}

export const formatUse = (campaigns: number): string =>
  campaigns === 0 ? "Not used yet" : campaigns === 1 ? "1 campaign" : `${campaigns} campaigns`;
