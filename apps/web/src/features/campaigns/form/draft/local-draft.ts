import type { CampaignDraft } from "@copydesk/contracts";
import type { LocalDraft } from "./draft-keeper.ts";

/** Reads what this browser kept of a draft; null when it is none. */
export function localDraftOf(text: string): LocalDraft | null {
  const { values, at }: Partial<LocalDraft> = JSON.parse(text);
  return typeof values === "object" && values !== null && typeof at === "string" ? { values, at } : null;
}

/** Of the server's draft and this browser's, the one that was written last. */
export function newerDraft(server: CampaignDraft | null, local: LocalDraft | null): (LocalDraft & { isLocal: boolean }) | null {
  if (local && (!server || Date.parse(local.at) > Date.parse(server.saved_at))) return { ...local, isLocal: true };
  return server && { values: server.values, at: server.saved_at, isLocal: false };
}
