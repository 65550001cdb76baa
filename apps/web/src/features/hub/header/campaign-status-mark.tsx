import { StatusMark } from "@copydesk/ui";
import { statusWords } from "../../campaigns/index.ts";
import { progressOf } from "../block-facts.ts";
import { useShownStatus } from "../campaign-store.ts";
import { useBlocks, useHub } from "../hub-context.ts";

export function CampaignStatusMark() {
  const { campaign } = useHub();
  const { done, total, failed, busy } = progressOf(useBlocks());
  const status = useShownStatus(campaign);
  if (busy || status === "generating") {
    const progress = total === 0 ? 0 : (done / total) * 100;
    return <StatusMark kind="running" label="Generating" detail={`${done} of ${total}`} progress={progress} className="shrink-0" />;
  }
  const { kind, label } = statusWords[status];
  const detail = status === "needs_attention" && failed > 0 ? failed : undefined;
  return <StatusMark kind={kind} label={label} detail={detail} className="shrink-0" />;
}
