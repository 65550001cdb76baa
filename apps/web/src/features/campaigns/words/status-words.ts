import type { CampaignListItem, CampaignStatus, Privacy } from "@copydesk/contracts";
import type { MarkKind } from "@copydesk/ui";

interface StatusWords {
  kind: MarkKind;
  label: string;
}

/** Every state of a campaign as glyph and words, in the order in which a filter offers them. */
export const statusWords: Record<CampaignStatus, StatusWords> = {
  draft: { kind: "draft", label: "Draft" },
  generating: { kind: "running", label: "Generating" },
  outline_review: { kind: "review", label: "Outline review" },
  ready: { kind: "ready", label: "Ready" },
  needs_attention: { kind: "warning", label: "Needs attention" },
  failed: { kind: "failed", label: "Failed" },
  completed: { kind: "done", label: "Completed" },
  archived: { kind: "archived", label: "Archived" },
};

export const privacyWords: Record<Privacy, string> = { private: "Private", shared: "Shared", public: "Public" };

export const statuses = Object.keys(statusWords) as CampaignStatus[];

/** What stands after the words: how far the writing is, how many pieces failed, or how many somebody should look at. */
export function statusDetail({ status, progress }: Pick<CampaignListItem, "status" | "progress">): string | undefined {
  if (status === "generating" && progress.total > 0) return `${progress.done} of ${progress.total}`;
  if (status === "needs_attention" && progress.failed > 0) return String(progress.failed);
  if (status === "ready" && progress.flagged > 0) return `${progress.flagged} to check`;
  return undefined;
}

/** A campaign is called what it is, without a tick while some of its texts have something to look at. */
export const statusKind = ({ status, progress }: Pick<CampaignListItem, "status" | "progress">): MarkKind =>
  status === "ready" && progress.flagged > 0 ? "warning" : statusWords[status].kind;

/** Written pieces of all, 0 to 100. */
export const percentDone = ({ done, total }: { done: number; total: number }): number => (total === 0 ? 0 : (done / total) * 100);
