import type { PlanChange, RemovedPart } from "@copydesk/contracts";
import { Button, ChannelIcon, Dialog, EmptyState, Loading, Skeleton } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { formatMoment, formatNumber } from "../../../lib/time-words.ts";
import { useChangePlan } from "./use-change-plan.tsx";
import { useRemoved } from "./use-removed.ts";

/** What was taken out of the campaign, each with a way back. */
export default function RemovedDialog({ onClose }: { onClose: () => void }) {
  const removed = useRemoved();
  const failure = removed.error && !removed.data ? failureOf(removed.error) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Removed languages and channels"
      description="Their texts are kept. Anything you restore comes back with every version."
    >
      {removed.isPending && (
        <Loading label="Loading what was removed" className="grid gap-4">
          <Skeleton />
          <Skeleton className="w-2/3" />
        </Loading>
      )}
      {failure && (
        <Failed
          failure={failure}
          title="The list could not be loaded"
          onRetry={() => void removed.refetch()}
          retrying={removed.isFetching}
        />
      )}
      {removed.data?.length === 0 && <EmptyState>Nothing has been removed from this campaign.</EmptyState>}
      {removed.data && removed.data.length > 0 && (
        <ul className="grid">
          {removed.data.map((part) =>
            part.is_whole_language ? (
              <RemovedLanguage key={part.language.id} part={part} />
            ) : (
              part.pieces.map((piece) => <RemovedChannel key={`${part.language.id} ${piece.channel_id}`} part={part} piece={piece} />)
            ),
          )}
        </ul>
      )}
    </Dialog>
  );
}

function RemovedLanguage({ part }: { part: RemovedPart }) {
  const written = part.pieces.filter((piece) => piece.version_count > 0).length;
  const pieces = part.pieces.length === 1 ? "one piece" : `${formatNumber(part.pieces.length)} pieces`;
  return (
    <Row
      name={part.language.name}
      facts={[pieces, written === 0 ? "nothing written" : `${formatNumber(written)} written`, `removed ${formatMoment(part.removed_at)}`]}
      restore={{ kind: "add_language", language_id: part.language.id, channel_ids: part.pieces.map((piece) => piece.channel_id) }}
    />
  );
}

function RemovedChannel({ part, piece }: { part: RemovedPart; piece: RemovedPart["pieces"][number] }) {
  const versions = piece.version_count === 1 ? "one version" : `${formatNumber(piece.version_count)} versions`;
  return (
    <Row
      name={`${piece.channel_name} in ${part.language.name}`}
      icon={<ChannelIcon channel={piece.channel_code} size={16} className="text-ink-3" />}
      facts={[piece.version_count === 0 ? "nothing written" : versions]}
      restore={{ kind: "add_channels", language_id: part.language.id, channel_ids: [piece.channel_id] }}
    />
  );
}

interface RowProps {
  name: string;
  icon?: React.ReactNode;
  facts: string[];
  restore: PlanChange;
}

function Row({ name, icon, facts, restore }: RowProps) {
  const { change, isPending } = useChangePlan();
  return (
    <li className="flex items-center gap-3 border-line border-t py-3 first:border-t-0">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-medium text-base">
          {icon}
          {name}
        </span>
        <span className="block text-ink-3 text-xs">{facts.join(", ")}</span>
      </span>
      <Button
        size="sm"
        icon={<ArrowCounterClockwiseIcon size={14} />}
        loading={isPending}
        aria-label={`Restore ${name}`}
        onClick={() => void change([restore], { done: `${name} restored.` }).catch(() => undefined)}
      >
        Restore
      </Button>
    </li>
  );
}
