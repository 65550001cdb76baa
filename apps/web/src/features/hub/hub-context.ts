import type { BlockSummary, CampaignDetail, ChannelOption, FormOptions, LanguageOption } from "@copydesk/contracts";
import { createContext, useContext } from "react";

/** What every part of the hub knows about the campaign that is open. */
export interface Hub {
  campaign: CampaignDetail;
  options: FormOptions;
  blocks: BlockSummary[];
  /** Chosen languages in order, the primary first. */
  languages: LanguageOption[];
  language: LanguageOption;
  channelById: ReadonlyMap<string, ChannelOption>;
}

const HubContext = createContext<Hub | null>(null);
export const HubProvider = HubContext.Provider;

export function useHub(): Hub {
  const hub = useContext(HubContext);
  if (!hub) throw new Error("This belongs inside a campaign.");
  return hub;
}

/** Blocks of one language in reading order: outline, pieces, schedule. */
export const blocksOf = (blocks: readonly BlockSummary[], languageId: string): BlockSummary[] =>
  blocks.filter((block) => block.language_id === languageId);

/** How many pieces of a language (outline and schedule apart) are written. */
export function progressOf(blocks: readonly BlockSummary[]): { done: number; total: number; busy: boolean; failed: number } {
  const pieces = blocks.filter((block) => block.kind === "content");
  return {
    done: pieces.filter((block) => block.selected_version_id !== null && block.state === "ready").length,
    total: pieces.length,
    busy: blocks.some((block) => block.state === "queued" || block.state === "writing"),
    failed: blocks.filter((block) => block.state === "failed").length,
  };
}
