import type { CampaignListItem } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { useNavigate } from "react-router";
import { notify, notifyFailure } from "../../../lib/stores/toast.ts";
import { formatNumber } from "../../../lib/time-words.ts";
import { useArchiveCampaign, useDuplicateCampaign, useRemoveCampaign, useRestoreCampaign } from "../api/use-change-campaign.ts";

export type NamedCampaign = Pick<CampaignListItem, "id" | "name">;
type Items = readonly NamedCampaign[];

interface Action {
  act: (input: { id: string }) => Promise<unknown>;
  /** What was done, in the past: "archived". */
  past: string;
  /** Takes it back. */
  undo?: (items: Items) => Promise<unknown>;
}

/** What can be done with whole campaigns, each told when it is done, with a way back where there is one. */
export function useCampaignCommands({ onDone = () => undefined }: { onDone?: () => void } = {}) {
  const archiving = useArchiveCampaign();
  const restoring = useRestoreCampaign();
  const removing = useRemoveCampaign();
  const duplicating = useDuplicateCampaign();
  const navigate = useNavigate();

  /** One call after the other, so that a hundred campaigns do not arrive at once; one notice at the end. False when one failed. */
  async function forEach(items: Items, { act, past, undo }: Action): Promise<boolean> {
    const outcome = await runAll(items, ({ id }) => act({ id }));
    onDone();
    const words = formatOutcome(outcome, past);
    if (outcome.failed.length > 0) notifyFailure(items.length === 1 ? outcome.failed[0]?.error : words);
    else done(words, undo && { label: "Undo", run: () => void undo(items) });
    return outcome.failed.length === 0;
  }

  async function duplicate({ id, name }: NamedCampaign) {
    try {
      const copy = await duplicating.mutateAsync({ id });
      done(`A copy of “${name}” is in the list`, { label: "Open", run: () => void navigate(`/campaigns/${copy.id}`) });
    } catch (error) {
      notifyFailure(error);
    }
  }

  const restore = (items: Items) => forEach(items, { act: restoring.mutateAsync, past: "restored" });

  return {
    archive: (items: Items) => forEach(items, { act: archiving.mutateAsync, past: "archived", undo: restore }),
    restore,
    duplicate,
    remove: (items: Items) => forEach(items, { act: removing.mutateAsync, past: "deleted", undo: restore }),
  };
}
export type CampaignCommands = ReturnType<typeof useCampaignCommands>;

function done(description: string, next: { label: string; run: () => void } | undefined): void {
  const action = next && (
    <Button size="sm" onClick={next.run}>
      {next.label}
    </Button>
  );
  notify({ variant: "success", title: "Operation Success", description, action });
}

type Named = Pick<CampaignListItem, "id" | "name">;

interface Outcome {
  done: Named[];
  failed: { item: Named; error: unknown }[];
}

/** Does the same to each, one after the other; a failure does not keep the others from their turn. */
export async function runAll<T extends Named>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const item of items) {
    try {
      await act(item);
      outcome.done.push(item);
    } catch (error) {
      outcome.failed.push({ item, error });
    }
  }
  return outcome;
}

/** "“The kettle” archived", "Three campaigns archived", "Two of three campaigns archived. “The kettle” was not." */
export function formatOutcome({ done, failed }: Outcome, past: string): string {
  const total = done.length + failed.length;
  if (failed.length === 0) return total === 1 ? `“${done[0]?.name}” ${past}` : capital(`${formatNumber(total)} campaigns ${past}`);
  const first = `“${failed[0]?.item.name}”`;
  const not = failed.length === 1 ? `${first} was not.` : `${first} and ${formatNumber(failed.length - 1)} more were not.`;
  const some = done.length === 0 ? "none" : formatNumber(done.length);
  return capital(`${some} of ${formatNumber(total)} campaigns ${past}. ${not}`);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
