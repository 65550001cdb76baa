import type { BlockSummary, CampaignDetail, ChannelOption, FormOptions, LanguageOption } from "@copydesk/contracts";
import { createContext, useContext } from "react";

/** What every part of the hub knows about the campaign that is open. It changes rarely, so that much may depend on it. */
export interface Hub {
  campaign: CampaignDetail;
  options: FormOptions;
  /** Chosen languages in order, the primary first. */
  languages: LanguageOption[];
  language: LanguageOption;
  channelById: ReadonlyMap<string, ChannelOption>;
  channelByCode: ReadonlyMap<string, ChannelOption>;
}

const HubContext = createContext<Hub | null>(null);
export const HubProvider = HubContext.Provider;

export function useHub(): Hub {
  const hub = useContext(HubContext);
  if (!hub) throw new Error("This belongs inside a campaign.");
  return hub;
}

/** Apart from the rest, because it changes with every piece that is begun or finished. */
const BlocksContext = createContext<BlockSummary[] | null>(null);
export const BlocksProvider = BlocksContext.Provider;

/** Every block of the campaign, in all languages. */
export function useBlocks(): BlockSummary[] {
  const blocks = useContext(BlocksContext);
  if (!blocks) throw new Error("This belongs inside a campaign.");
  return blocks;
}

/** The texts with the schedule beside them, all pieces at a glance, or the schedule alone and large. */
export type HubViewName = "texts" | "overview" | "week" | "month" | "list";
/** What lies over the texts where there is no room beside them. */
export type HubDrawer = "pieces" | "schedule" | null;

interface HubView {
  view: HubViewName;
  setView: (view: HubViewName) => void;
  drawer: HubDrawer;
  setDrawer: (drawer: HubDrawer) => void;
}

const HubViewContext = createContext<HubView | null>(null);
export const HubViewProvider = HubViewContext.Provider;

export function useHubView(): HubView {
  const view = useContext(HubViewContext);
  if (!view) throw new Error("This belongs inside a campaign.");
  return view;
}
