import type { ChannelOption, GuideDraft as DraftOfGuide } from "@copydesk/contracts";
import { Button, Dialog, FailureNote, formatCount, Loading, Notice, SkeletonText } from "@copydesk/ui";
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useStoppable } from "../../../lib/use-stoppable.ts";
import type { NamedLanguage } from "../form/language-tabs.tsx";
import { type GuideDraft, useVoice } from "../state/voice-store.ts";
import { ProposalItem } from "./proposal-item.tsx";
import { takeOver } from "./proposed.ts";

interface DraftDialogProps {
  voiceId: string;
  language: NamedLanguage;
  guide: GuideDraft;
  channels: readonly ChannelOption[];
  /** Puts a part into the guide, which is still to be saved. */
  onUse: (part: Partial<GuideDraft>) => void;
  onClose: () => void;
}

interface DraftScope {
  voice_id: string;
  language_id: string;
  channel_id: string | null;
}

/** A guide read from examples: each rule with the words it was read from, taken over field by field. */
export function DraftDialog({ voiceId, language, guide: opened, channels, onUse, onClose }: DraftDialogProps) {
  const { client } = trpc.useUtils();
  // Whoever closes the dialog stops the call.
  const { data, error, isPending, ask } = useStoppable((scope: DraftScope, signal) => client.voices.draft_guide.mutate(scope, { signal }));
  const [used, setUsed] = useState<readonly string[]>([]);
  const [channel_id = null] = opened.channel_ids;
  // As it is by now: what was taken over stands in it already.
  const guide = useVoice((state) => state.current?.styleGuides[language.id]?.find((one) => one.key === opened.key)) ?? opened;
  const scope = channels.find(({ id }) => id === channel_id)?.name ?? "the catch-all";
  const begin = useRef(() => ask({ voice_id: voiceId, language_id: language.id, channel_id }));
  useEffect(() => begin.current(), []);

  function takeAll(draft: DraftOfGuide) {
    const left = draft.proposals.filter(({ field }) => !used.includes(field));
    onUse(Object.assign({}, ...left.map(({ field, rules }) => takeOver(guide, field, rules))));
    setUsed(draft.proposals.map(({ field }) => field));
  }
  const left = data ? data.proposals.filter(({ field }) => !used.includes(field)).length : 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="A guide from your examples"
      description={`In ${language.name}, for ${scope}. Nothing changes until you accept it, and nothing is saved until you save the voice.`}
      footer={
        <>
          {data && <span className="mr-auto text-ink-3 text-xs">{formatCost(data)}</span>}
          <Button onClick={onClose}>{used.length > 0 ? "Done" : "Close"}</Button>
          {data && left > 1 && (
            <Button variant="primary" onClick={() => takeAll(data)}>
              Use all
            </Button>
          )}
        </>
      }
    >
      {isPending && (
        <Loading label="Reading the examples" className="grid gap-4">
          <p className="text-ink-2 text-sm">Reading the examples…</p>
          <SkeletonText lines={5} />
        </Loading>
      )}
      {error && <Failed error={error} onRetry={() => begin.current()} />}
      {data && (
        <>
          {data.note && <Notice className="mb-4">{data.note}</Notice>}
          <p className="mb-1 text-ink-2 text-sm">
            Read from {data.examples.length === 1 ? "one example" : `${data.examples.length} examples`}:{" "}
            {data.examples.map(({ title }) => `“${title}”`).join(", ")}.
          </p>
          {data.proposals.length === 0 && <p className="mt-3 text-md text-ink-2">No rules could be found in them.</p>}
          <ul>
            {data.proposals.map((proposal) => (
              <ProposalItem
                key={proposal.field}
                proposal={proposal}
                guide={guide}
                lang={language.code}
                isUsed={used.includes(proposal.field)}
                onUse={(rules) => {
                  onUse(takeOver(guide, proposal.field, rules));
                  setUsed([...used, proposal.field]);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message, requestId } = failureOf(error);
  if (code === "RULE_BROKEN") return <p className="text-ink-2 text-md">{message}</p>;
  return (
    <FailureNote title="No guide could be drafted" onRetry={onRetry} requestId={requestId}>
      {message}
    </FailureNote>
  );
}

function formatCost({ model, tokens, cost, currency, milliseconds }: DraftOfGuide): string {
  const price =
    cost === null
      ? "cost unknown"
      : cost === 0
        ? "free"
        : new Intl.NumberFormat("en", { style: "currency", currency: currency ?? "USD", maximumFractionDigits: 4 }).format(cost);
  const about = tokens.estimated ? "about " : "";
  return `${model.name} · ${about}${formatCount(tokens.in)} tokens in, ${formatCount(tokens.out)} out · ${price} · ${(milliseconds / 1_000).toFixed(1)} s`;
}
