import type { CampaignBrief, PlanChange } from "@copydesk/contracts";

type Languages = CampaignBrief["languages"];

/** What was ticked and unticked, as the changes that make it so, and how many pieces come and go. */
export interface PlanDifference {
  changes: PlanChange[];
  added: number;
  removed: number;
  /** A language that would be left without a channel. */
  emptied: string | undefined;
}

export function planDifference(before: Languages, ticked: Readonly<Record<string, readonly string[]>>): PlanDifference {
  const parts = before.map(({ language_id, channel_ids }) => {
    const now = ticked[language_id] ?? channel_ids;
    return {
      language_id,
      now,
      added: now.filter((id) => !channel_ids.includes(id)),
      removed: channel_ids.filter((id) => !now.includes(id)),
    };
  });
  return {
    // Adding comes first, so that a language whose channels are all exchanged is never without one.
    changes: [
      ...parts
        .filter((part) => part.added.length > 0)
        .map((part): PlanChange => ({ kind: "add_channels", language_id: part.language_id, channel_ids: part.added })),
      ...parts
        .filter((part) => part.removed.length > 0)
        .map((part): PlanChange => ({ kind: "remove_channels", language_id: part.language_id, channel_ids: part.removed })),
    ],
    added: parts.reduce((sum, part) => sum + part.added.length, 0),
    removed: parts.reduce((sum, part) => sum + part.removed.length, 0),
    emptied: parts.find((part) => part.now.length === 0)?.language_id,
  };
}
