import type { CampaignStatus, LanguageOption, SchedulePost } from "@copydesk/contracts";
import { create } from "zustand";

/** Lists by language id. */
type ByLanguage<T> = Readonly<Record<string, readonly T[]>>;

interface CampaignState {
  /** The current campaign. */
  campaign: { id: string } | undefined;
  isEditMode: boolean;
  status: CampaignStatus | undefined;
  languages: readonly LanguageOption[];
  /** Channels chosen but not saved yet, by id. */
  channelsTemp: ByLanguage<string>;
  /** Posts that were added here and are not saved yet. */
  newSchedulerTemp: ByLanguage<SchedulePost>;
  /** Posts of the saved schedule as they are changed here before they are saved. */
  schedulerTemp: ByLanguage<SchedulePost>;
  /** Blocks that are unfolded, of every language. */
  openedBlocks: readonly string[];
  setCampaign: (campaign: { id: string }) => void;
  /** Also leaves edit mode. */
  clearCampaign: () => void;
  setEditMode: (isEditMode: boolean) => void;
  setStatus: (status: CampaignStatus) => void;
  setLanguages: (languages: readonly LanguageOption[]) => void;
  /** Without a list, the language's is emptied; the same of the two below. */
  setChannelsTemp: (languageId: string, channels?: readonly string[]) => void;
  setNewSchedulerTemp: (languageId: string, posts?: readonly SchedulePost[]) => void;
  setSchedulerTemp: (languageId: string, posts?: readonly SchedulePost[]) => void;
  /** A block that is open already is not added twice. */
  showBlock: (blockId: string) => void;
  hideBlock: (blockId: string) => void;
  clearBlocks: () => void;
}

/**
 * What this browser alone knows about the campaign that is open: what is chosen or changed but not saved yet, and a status
 * or a language that was just asked for and is on its way to the server. What the server knows lives in the query cache.
 */
export const useCampaignState = create<CampaignState>()((set) => ({
  campaign: undefined,
  isEditMode: false,
  status: undefined,
  languages: [],
  channelsTemp: {},
  newSchedulerTemp: {},
  schedulerTemp: {},
  openedBlocks: [],
  setCampaign: (campaign) => set({ campaign }),
  clearCampaign: () => set({ campaign: undefined, isEditMode: false }),
  setEditMode: (isEditMode) => set({ isEditMode }),
  setStatus: (status) => set({ status }),
  setLanguages: (languages) => set({ languages }),
  setChannelsTemp: (id, list = []) => set((state) => ({ channelsTemp: { ...state.channelsTemp, [id]: list } })),
  setNewSchedulerTemp: (id, list = []) => set((state) => ({ newSchedulerTemp: { ...state.newSchedulerTemp, [id]: list } })),
  setSchedulerTemp: (id, list = []) => set((state) => ({ schedulerTemp: { ...state.schedulerTemp, [id]: list } })),
  showBlock: (id) => set((state) => (state.openedBlocks.includes(id) ? state : { openedBlocks: [...state.openedBlocks, id] })),
  hideBlock: (id) => set((state) => ({ openedBlocks: state.openedBlocks.filter((one) => one !== id) })),
  clearBlocks: () => set({ openedBlocks: [] }),
}));

/** The status as it is shown: "generating" from the moment in which somebody here has writing begun. */
export const useShownStatus = (of: { id: string; status: CampaignStatus }): CampaignStatus =>
  useCampaignState((state) => (state.campaign?.id === of.id && state.status) || of.status);

/** The languages as their tabs are shown, one that is being added included. */
export function useShownLanguages(campaignId: string, known: readonly LanguageOption[]): readonly LanguageOption[] {
  const shown = useCampaignState((state) => (state.campaign?.id === campaignId ? state.languages : known));
  return shown.length === 0 ? known : shown;
}

/** Unfolds the blocks that are seen for the first time and adds them to `seen`. What somebody folded since stays as it is. */
export function showNewBlocks(ids: readonly string[], seen: Set<string>): void {
  for (const id of ids) {
    if (!seen.has(id)) useCampaignState.getState().showBlock(id);
    seen.add(id);
  }
}

/** Whether a block is unfolded. */
export const useIsOpen = (blockId: string): boolean => useCampaignState((state) => state.openedBlocks.includes(blockId));
