import type { LlmDetail, LlmFigure, LlmGroup, LlmListItem, LlmPurpose, LlmStatus, PriceOrigin } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";

export const purposeWords: Record<LlmPurpose, string> = {
  outline: "Outline",
  content: "Content",
  schedule: "Schedule",
  chat: "Chat",
  title: "Title",
  test: "Test",
  guide: "Style guide",
  replay: "Replay",
};

export const statusWords: Record<LlmStatus, string> = {
  running: "Running",
  success: "Success",
  error: "Error",
  timeout: "Timeout",
  cancelled: "Cancelled",
  filtered: "Filtered",
};

export const figureNames: Record<LlmFigure, string> = {
  tokens_in: "Tokens in",
  tokens_cached: "Tokens cached",
  tokens_out: "Tokens out",
  cost: "Cost",
  total_ms: "Total time",
  first_token_ms: "First token",
  attempt: "Attempt",
};

export const groupWords: Record<LlmGroup, string> = {
  model: "Model",
  person: "Person",
  campaign: "Campaign",
  purpose: "Purpose",
  channel: "Channel",
};

const codeWords: { [group in LlmGroup]?: Record<string, string> } = { purpose: purposeWords };

/** What a group is called: the server's words, but ours for codes of ours. */
export const formatGroup = (by: LlmGroup | undefined, { key, label }: { key: string | null; label: string }): string =>
  (by && key !== null && codeWords[by]?.[key]) || label;

export const originWords: Record<PriceOrigin, string> = {
  administrator: "entered by an administrator",
  catalogue: "from the catalogue that comes with Copydesk",
  free: "free of charge",
};

/** Why nothing is shown of what was sent and answered. */
export const bodiesWords: Record<Exclude<LlmDetail["bodies"], "shown">, string> = {
  not_allowed: "Your role shows the figures of a call, not its messages. A role with “Read messages” for the LLM logs shows both.",
  private: "The campaign is private and was not shared with you, so what was sent and answered for it is not shown.",
  expired: "Messages are kept for a limited time, and those of this call have been deleted. Its figures are kept longer.",
};

const languages = new Intl.DisplayNames(consoleLocale, { type: "language", fallback: "code" });

/** "German" for "de"; a code that nobody knows stays one. */
export function formatLanguage(code: string): string {
  try {
    return languages.of(code) ?? code;
  } catch {
    return code;
  }
}

const ofCampaigns: readonly LlmPurpose[] = ["outline", "content", "schedule"];

/** The campaign of a call, or what is to be said where there is none. */
export const formatCampaign = ({ campaign, purpose }: Pick<LlmListItem, "campaign" | "purpose">): { name: string; isNone: boolean } =>
  campaign ? { name: campaign.name, isNone: false } : { name: ofCampaigns.includes(purpose) ? "Deleted campaign" : "–", isNone: true };

/** "Content call" */
export const formatCall = (purpose: LlmPurpose): string => `${purposeWords[purpose]} call`;
