import { type CampaignBrief, campaignLimits, type PlanChange } from "@copydesk/contracts";
import { Button, Checkbox } from "@copydesk/ui";
import { useEffect, useState } from "react";
import { UnsavedGuard } from "../../../lib/unsaved/unsaved-guard.tsx";
import { useCampaignState, useHub, useHubDialogs } from "../../hub-kit/index.ts";
import { useChangePlan, useMayWriteNew } from "../plan/use-change-plan.tsx";
import { GridFrame, GridHead } from "./grid-frame.tsx";
import { TickRow } from "./tick-row.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

/** Which pieces there are to be: a tick a piece, for all languages and channels at once. Nothing changes before it is saved. */
export function PlanEditor() {
  const { campaign } = useHub();
  const before = campaign.brief.languages;
  const ticked = useCampaignState((state) => state.channelsTemp);
  const setTemp = useCampaignState((state) => state.setChannelsTemp);
  const [begun] = useState(before);
  useEffect(() => {
    for (const one of begun) setTemp(one.language_id, one.channel_ids);
    return () => {
      for (const one of begun) setTemp(one.language_id);
    };
  }, [begun, setTemp]);
  const isReady = before.every((one) => ticked[one.language_id] !== undefined);
  const difference = planDifference(before, isReady ? ticked : {});
  return (
    <>
      <GridFrame>
        <Ticks />
      </GridFrame>
      <SaveBar difference={difference} />
      <UnsavedGuard when={difference.changes.length > 0} description="Your changes to languages and channels aren't saved." />
    </>
  );
}

function Ticks() {
  const { campaign, languages, options } = useHub();
  const used = new Set(campaign.brief.languages.flatMap((one) => one.channel_ids));
  const channels = options.channels.filter((channel) => channel.is_active || used.has(channel.id));
  const { keys, position } = useGridKeys({ rows: languages.length, columns: channels.length });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of the ARIA pattern, on the element with the semantics of its rows and headers
    <table role="grid" aria-label="Languages and channels" className="border-separate border-spacing-0 text-sm max-lg:w-full" {...keys}>
      <GridHead columns={channels.map((channel) => ({ key: channel.id, kind: "content", channel }))} />
      <tbody>
        {languages.map((language, row) => (
          <TickRow
            key={language.id}
            language={language}
            row={row}
            channels={channels}
            focusAt={position.row === row ? position.column : null}
          />
        ))}
      </tbody>
    </table>
  );
}

function SaveBar({ difference }: { difference: PlanDifference }) {
  const { campaign, languages } = useHub();
  const { ask } = useHubDialogs();
  const { change, isPending } = useChangePlan();
  const setEditMode = useCampaignState((state) => state.setEditMode);
  const mayWrite = useMayWriteNew();
  const [write, setWrite] = useState(true);
  const { added, removed, changes, emptied } = difference;
  const pieces = campaign.brief.languages.reduce((sum, one) => sum + one.channel_ids.length, 0) + added - removed;
  const problem = emptied
    ? `${languages.find((one) => one.id === emptied)?.name ?? "A language"} needs a channel`
    : pieces > campaignLimits.pieces
      ? `A campaign can have 300 pieces at most; this one would have ${pieces}`
      : undefined;

  const save = () =>
    change(changes, { done: `${formatChanges(difference)}.`, write: mayWrite && write && added > 0 }).then(() => setEditMode(false));

  function onSave() {
    if (removed === 0) return void save().catch(() => undefined);
    ask({
      title: removed === 1 ? "Remove one piece?" : `Remove ${removed} pieces?`,
      description: "Their texts and versions are removed from the campaign. You can restore them at any time.",
      confirmLabel: "Remove and save",
      destructive: true,
      onConfirm: save,
    });
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className={problem ? "text-destructive-ink text-sm" : "text-ink-2 text-sm"}>
        {problem ?? (changes.length === 0 ? "Tick what you want written." : `${formatChanges(difference)}.`)}
      </p>
      <span className="ml-auto flex flex-wrap items-center gap-3">
        {mayWrite && added > 0 && <Checkbox checked={write} onCheckedChange={setWrite} label="Start writing now" />}
        <Button onClick={() => setEditMode(false)} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="primary" onClick={onSave} loading={isPending} disabled={changes.length === 0 || problem !== undefined}>
          Save
        </Button>
      </span>
    </div>
  );
}

/** "Two pieces added, 1 removed" */
function formatChanges({ added, removed }: PlanDifference): string {
  const parts = [
    added === 0 ? "" : `${added} ${added === 1 ? "piece" : "pieces"} added`,
    removed === 0 ? "" : `${removed} ${added === 0 ? (removed === 1 ? "piece " : "pieces ") : ""}removed`,
  ];
  return parts.filter(Boolean).join(", ");
}

type Languages = CampaignBrief["languages"];

/** What was ticked and unticked, as the changes that make it so, and how many pieces come and go. */
interface PlanDifference {
  changes: PlanChange[];
  added: number;
  removed: number;
  /** A language that would be left without a channel. */
  emptied: string | undefined;
}

export function planDifference(before: Languages, ticked: Readonly<Record<string, readonly string[]>>): PlanDifference {
  const parts = before.map(({ language_id, channel_ids }) => {
    const now = ticked[language_id] ?? channel_ids;
    return {
      language_id,
      now,
      added: now.filter((id) => !channel_ids.includes(id)),
      removed: channel_ids.filter((id) => !now.includes(id)),
    };
  });
  return {
    // Adding comes first, so that a language whose channels are all exchanged is never without one.
    changes: [
      ...parts
        .filter((part) => part.added.length > 0)
        .map((part): PlanChange => ({ kind: "add_channels", language_id: part.language_id, channel_ids: part.added })),
      ...parts
        .filter((part) => part.removed.length > 0)
        .map((part): PlanChange => ({ kind: "remove_channels", language_id: part.language_id, channel_ids: part.removed })),
    ],
    added: parts.reduce((sum, part) => sum + part.added.length, 0),
    removed: parts.reduce((sum, part) => sum + part.removed.length, 0),
    emptied: parts.find((part) => part.now.length === 0)?.language_id,
  };
}
