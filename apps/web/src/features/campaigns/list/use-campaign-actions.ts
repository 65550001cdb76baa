import type { CampaignListItem } from "@copydesk/contracts";
import { useState } from "react";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useArchiveCampaign } from "../api/use-archive-campaign.ts";
import { useDuplicateCampaign } from "../api/use-duplicate-campaign.ts";
import { useRemoveCampaign } from "../api/use-remove-campaign.ts";
import { useRestoreCampaign } from "../api/use-restore-campaign.ts";
import { runAll, sayOutcome } from "./run-all.ts";

/** What can be done from the list. Deleting and naming a template first open their dialog. */
export function useCampaignActions({ onDone }: { onDone: () => void }) {
  const archiving = useArchiveCampaign();
  const restoring = useRestoreCampaign();
  const removing = useRemoveCampaign();
  const duplicating = useDuplicateCampaign();
  const [doomed, setDoomed] = useState<CampaignListItem[]>([]);
  const [template, setTemplate] = useState<CampaignListItem | null>(null);

  /** One call after the other, so that a hundred campaigns do not arrive at once; one notice at the end. */
  async function forEach(items: readonly CampaignListItem[], act: (input: { id: string }) => Promise<unknown>, past: string) {
    const outcome = await runAll(items, ({ id }) => act({ id }));
    onDone();
    const words = sayOutcome(outcome, past);
    if (outcome.failed.length === 0) notifySuccess(words);
    else notifyFailure(items.length === 1 ? outcome.failed[0]?.error : words);
  }

  async function duplicate(item: CampaignListItem) {
    await duplicating
      .mutateAsync({ id: item.id })
      .then(() => notifySuccess(`A copy of “${item.name}” is at the top of the list`))
      .catch(notifyFailure);
  }

  return {
    archive: (items: readonly CampaignListItem[]) => forEach(items, archiving.mutateAsync, "archived"),
    restore: (items: readonly CampaignListItem[]) => forEach(items, restoring.mutateAsync, "restored"),
    duplicate,
    remove: setDoomed,
    saveAsTemplate: setTemplate,
    dialogs: {
      doomed,
      keep: () => setDoomed([]),
      confirmRemove: () => forEach(doomed, removing.mutateAsync, "deleted"),
      template,
      closeTemplate: () => setTemplate(null),
    },
  };
}
export type CampaignActions = ReturnType<typeof useCampaignActions>;
