import type { ObjectiveChange, ObjectiveRestore } from "@copydesk/contracts";
import { formatObjectiveValue, type ObjectiveValues, objectiveLabels } from "./objective-values.ts";

/** What was done, and with which objective. */
export function formatAction({ action, name }: Pick<ObjectiveChange, "action" | "name">): string {
  switch (action) {
    case "objective.created":
      return `${name} added`;
    case "objective.updated":
      return `${name} changed`;
    case "objective.deleted":
      return `${name} deleted`;
    case "objective.reordered":
      return "Changed the order";
  }
}

/** One field before and after, with a dash for nothing. */
export function formatChange(field: string, { before, after }: { before?: unknown; after?: unknown }) {
  const isKnown = field in objectiveLabels;
  const format = (value: unknown) => {
    const words = isKnown ? formatObjectiveValue({ [field]: value } as never, field as keyof ObjectiveValues) : String(value ?? "");
    return words || "–";
  };
  return { label: isKnown ? objectiveLabels[field as keyof ObjectiveValues] : field, before: format(before), after: format(after) };
}

/** What bringing the delivered objectives back does, in sentences. */
export function formatRestore({ changed, missing, own, no_longer_default, is_reordered }: ObjectiveRestore): string[] {
  const sentences = [
    changed.length > 0 && `Wording reset: ${list.format(changed)}.`,
    missing.length > 0 && `Restored: ${list.format(missing)}.`,
    no_longer_default.length > 0 && `No longer preselected in new campaigns: ${list.format(no_longer_default)}.`,
    is_reordered && "The original order is restored.",
    own > 0 && (own === 1 ? "The one you added stays, at the end." : `The ${own} you added stay, at the end.`),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/** Whether anything would be other than it is. */
export const isAsDelivered = ({ changed, missing, no_longer_default, is_reordered }: ObjectiveRestore): boolean =>
  changed.length + missing.length + no_longer_default.length === 0 && !is_reordered;

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
