import type { CampaignListItem } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { useState } from "react";
import { notify, notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useArchiveCampaign } from "../api/use-archive-campaign.ts";
import { useDuplicateCampaign } from "../api/use-duplicate-campaign.ts";
import { useRemoveCampaign } from "../api/use-remove-campaign.ts";
import { useRestoreCampaign } from "../api/use-restore-campaign.ts";
import { runAll, sayOutcome } from "./run-all.ts";

type Items = readonly CampaignListItem[];

interface Deed {
  act: (input: { id: string }) => Promise<unknown>;
  /** What was done, in the past: "archived". */
  past: string;
  /** Takes it back. */
  undo?: (items: Items) => Promise<void>;
}

/** What can be done from the list. Deleting and naming a template first open their dialog. */
export function useCampaignActions({ onDone }: { onDone: () => void }) {
  const archiving = useArchiveCampaign();
  const restoring = useRestoreCampaign();
  const removing = useRemoveCampaign();
  const duplicating = useDuplicateCampaign();
  const [doomed, setDoomed] = useState<CampaignListItem[]>([]);
  const [template, setTemplate] = useState<CampaignListItem | null>(null);

  /** One call after the other, so that a hundred campaigns do not arrive at once; one notice at the end. */
  async function forEach(items: Items, { act, past, undo }: Deed) {
    const outcome = await runAll(items, ({ id }) => act({ id }));
    onDone();
    const words = sayOutcome(outcome, past);
    if (outcome.failed.length > 0) return void notifyFailure(items.length === 1 ? outcome.failed[0]?.error : words);
    const action = undo && (
      <Button size="sm" onClick={() => void undo(items)}>
        Undo
      </Button>
    );
    notify({ variant: "success", title: "Operation Success", description: words, action });
  }

  const restore = (items: Items) => forEach(items, { act: restoring.mutateAsync, past: "restored" });

  return {
    archive: (items: Items) => forEach(items, { act: archiving.mutateAsync, past: "archived", undo: restore }),
    restore,
    duplicate: (item: CampaignListItem) =>
      duplicating.mutateAsync({ id: item.id }).then(() => notifySuccess(`A copy of “${item.name}” is in the list`), notifyFailure),
    remove: setDoomed,
    saveAsTemplate: setTemplate,
    dialogs: {
      doomed,
      keep: () => setDoomed([]),
      confirmRemove: () => forEach(doomed, { act: removing.mutateAsync, past: "deleted", undo: restore }),
      template,
      closeTemplate: () => setTemplate(null),
    },
  };
}
export type CampaignActions = ReturnType<typeof useCampaignActions>;
