import type { CampaignBrief, FormOptions } from "@copydesk/contracts";
import { listWords } from "./warnings.ts";

type Planned = Pick<CampaignBrief, "languages">;

/** Pieces that a change of languages and channels takes out of the campaign. */
export interface RemovedPieces {
  count: number;
  /** One line a language: "Deutsch: all six pieces" or "English: SMS and X post". */
  lines: string[];
}

export function removedPieces(before: Planned, after: Planned, options: Pick<FormOptions, "languages" | "channels">): RemovedPieces {
  const removed: RemovedPieces = { count: 0, lines: [] };
  for (const { language_id, channel_ids } of before.languages) {
    const left = after.languages.find((one) => one.language_id === language_id);
    const gone = channel_ids.filter((id) => !left?.channel_ids.includes(id));
    if (gone.length === 0) continue;
    const language = options.languages.find(({ id }) => id === language_id)?.name ?? "A removed language";
    const names = gone.map((id) => options.channels.find((channel) => channel.id === id)?.name ?? "a removed channel");
    removed.count += gone.length;
    removed.lines.push(`${language}: ${left ? listWords(names) : "everything"}`);
  }
  return removed;
}
