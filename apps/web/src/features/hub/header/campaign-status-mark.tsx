import type { CampaignStatus } from "@copydesk/contracts";
import { type MarkKind, StatusMark } from "@copydesk/ui";
import { progressOf, useHub } from "../hub-context.ts";
import { isRunning, useLiveRun } from "../live/live-store.ts";

const marks: Record<CampaignStatus, { kind: MarkKind; label: string }> = {
  draft: { kind: "draft", label: "Draft" },
  generating: { kind: "running", label: "Generating" },
  outline_review: { kind: "review", label: "Outline review" },
  ready: { kind: "ready", label: "Ready" },
  needs_attention: { kind: "warning", label: "Needs attention" },
  failed: { kind: "failed", label: "Failed" },
  completed: { kind: "done", label: "Completed" },
  archived: { kind: "archived", label: "Archived" },
};

export function CampaignStatusMark() {
  const { campaign, blocks } = useHub();
  const run = useLiveRun();
  const { done, total, failed } = progressOf(blocks);
  if (isRunning(run)) {
    return (
      <StatusMark kind="running" label="Generating" detail={`${done} of ${total}`} progress={total === 0 ? 0 : (done / total) * 100} />
    );
  }
  const { kind, label } = marks[campaign.status];
  return <StatusMark kind={kind} label={label} detail={campaign.status === "needs_attention" && failed > 0 ? failed : undefined} />;
}
