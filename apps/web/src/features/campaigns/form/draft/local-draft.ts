import type { CampaignDraft } from "@copydesk/contracts";
import type { LocalDraft } from "./draft-keeper.ts";

/** Drafts of this browser are told apart by person, for a computer that several people use. */
const keyOf = (userId: string, draftKey: string) => `copydesk.draft.${userId}.${draftKey}`;

export function readLocalDraft(userId: string, draftKey: string): LocalDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, draftKey)) ?? "null");
    return isLocalDraft(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps or forgets it; a browser that keeps nothing (private windows, a full disk) must not stop anybody from typing. */
export function writeLocalDraft(userId: string, draftKey: string, draft: LocalDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId, draftKey), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, draftKey));
  } catch {
    // The server has the draft or is tried again.
  }
}

/** Of the server's draft and this browser's, the one that was written last. */
export function newerDraft(server: CampaignDraft | null, local: LocalDraft | null): (LocalDraft & { isLocal: boolean }) | null {
  if (local && (!server || Date.parse(local.at) > Date.parse(server.saved_at))) return { ...local, isLocal: true };
  return server && { values: server.values, at: server.saved_at, isLocal: false };
}

function isLocalDraft(value: unknown): value is LocalDraft {
  return (
    typeof value === "object" &&
    value !== null &&
    "values" in value &&
    typeof value.values === "object" &&
    value.values !== null &&
    "at" in value &&
    typeof value.at === "string"
  );
}
