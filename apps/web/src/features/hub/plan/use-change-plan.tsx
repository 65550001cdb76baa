import type { PlanChange, PlanChanged } from "@copydesk/contracts";
import { notifyWithUndo } from "../../../lib/notify-outcome.tsx";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { isUntouched, useBlocks, useEditing, useHub, useStartRun } from "../../hub-kit/index.ts";

interface ChangeNotice {
  /** What was done, for the notice: "X post is part of English." */
  done: string;
  /** Has what is new written at once. */
  write?: boolean;
  /** What takes it back. */
  undo?: PlanChange[];
  /** Blocks that are taken out: what is being edited in them is saved first, and comes back with them. */
  leaving?: readonly string[];
}

/** Adds and takes out languages and channels, and shows it everywhere; failures are told. */
export function useChangePlan() {
  const { campaign } = useHub();
  const take = useTakePlan();
  const write = useWriteNew();
  const { mutateAsync, isPending } = trpc.campaigns.change_plan.useMutation({ onSuccess: take, onError: notifyFailure });

  async function change(changes: PlanChange[], { done, write: writes = false, undo, leaving = [] }: ChangeNotice): Promise<PlanChanged> {
    await closeEditors(leaving);
    const changed = await mutateAsync({ id: campaign.id, changes });
    if (writes) await write(changed, changes);
    if (undo) notifyWithUndo(done, () => void change(undo, { done: "Undone." }).catch(() => undefined));
    else notifySuccess(done);
    return changed;
  }
  return { change, isPending };
}

/** Each editor sends what it has as it leaves the page, which is drawn a moment later. */
async function closeEditors(blockIds: readonly string[]): Promise<void> {
  const { editedBlocks, stopEditing } = useEditing.getState();
  const open = blockIds.filter((id) => editedBlocks.includes(id));
  if (open.length === 0) return;
  for (const id of open) stopEditing(id);
  await new Promise((resolve) => setTimeout(resolve, savingTime));
}

/** Milliseconds in which a text is usually on the server. */
const savingTime = 400;

function useTakePlan() {
  const utils = trpc.useUtils();
  return ({ campaign: saved }: PlanChanged) => {
    utils.campaigns.get.setData({ id: saved.id }, saved);
    void utils.campaigns.removed.invalidate({ id: saved.id });
    void utils.campaigns.list.invalidate(undefined, { refetchType: "none" });
    return Promise.all([
      utils.blocks.overview.invalidate({ campaign_id: saved.id }),
      utils.blocks.texts.invalidate(),
      utils.blocks.schedule_frame.invalidate({ campaign_id: saved.id }),
    ]);
  };
}

/** A language whose outline is to be read first gets only that; a piece of a language that is there gets its text. */
function useWriteNew() {
  const { campaign } = useHub();
  const { mutateAsync: start } = useStartRun();
  return async ({ unwritten_block_ids: block_ids }: PlanChanged, changes: readonly PlanChange[]) => {
    if (block_ids.length === 0) return;
    const fresh = changes.find((change) => change.kind === "add_language");
    const what =
      fresh && campaign.brief.generation_mode === "outline_only"
        ? { scope: "language" as const, language_id: fresh.language_id }
        : { scope: "blocks" as const, block_ids };
    await start({ campaign_id: campaign.id, ...what }).catch(() => undefined);
  };
}

/** Whether what is added can be written at once: not before the campaign is begun, nor while its outlines are being read. */
export function useMayWriteNew(): boolean {
  const { campaign } = useHub();
  const untouched = isUntouched(useBlocks());
  return campaign.can.generate && !untouched && campaign.status !== "outline_review";
}
