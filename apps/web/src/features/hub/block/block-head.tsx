import type { BlockSummary, VersionDetail } from "@copydesk/contracts";
import { Button, IconButton, ProgressRing } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { SquareIcon } from "@phosphor-icons/react/dist/csr/Square";
import { useEffect, useState } from "react";
import { sayMoment } from "../../campaigns/words/time-words.ts";
import { useStartRun, useStopRun } from "../api/use-generation.ts";
import { useHub } from "../hub-context.ts";
import { BlockIcon, useBlockName } from "../index/piece-index.tsx";
import { isUnderWay } from "../live/live-state.ts";
import { useLiveTask } from "../live/live-store.ts";
import { BlockMenu } from "./block-menu.tsx";
import { useEditingNote } from "./editing-note.ts";
import { VersionMenu } from "./version-menu.tsx";

/** The quiet label over the copy: which piece, which version, by whom, and its tools. */
export function BlockHead({ block, selected }: { block: BlockSummary; selected: VersionDetail | null }) {
  const { campaign } = useHub();
  const name = useBlockName(block);
  const task = useLiveTask(block.id);
  const start = useStartRun();
  const note = useEditingNote(block.id);
  const busy = isUnderWay(task);
  return (
    <div className="mb-4 flex min-h-8 items-center gap-1.5">
      <h2 className="mr-1 flex items-center gap-2 whitespace-nowrap font-semibold text-sm">
        <BlockIcon block={block} />
        {name}
      </h2>
      {busy && task.state === "running" ? (
        <Writing number={block.version_count + 1} since={task.started_at} />
      ) : (
        <>
          <VersionMenu block={block} selected={selected} />
          <span className="ml-1.5 min-w-0 truncate text-ink-3 text-xs">{note ?? (selected && `${byline(selected)}`)}</span>
        </>
      )}
      <div className="ml-auto flex items-center gap-0.5">
        {busy ? (
          <StopPiece block={block} />
        ) : (
          campaign.can.generate && (
            <IconButton
              label={`Regenerate ${name}`}
              icon={<ArrowsClockwiseIcon size={16} />}
              loading={start.isPending}
              onClick={() => start.mutate({ campaign_id: campaign.id, scope: "block", block_id: block.id, again: true })}
            />
          )
        )}
        <BlockMenu block={block} selected={selected} />
      </div>
    </div>
  );
}

const byline = (version: VersionDetail) =>
  [
    version.origin === "edited" ? `Edited by ${version.author}` : version.is_offline ? `${version.author}, offline draft` : version.author,
    sayMoment(version.created_at),
  ].join(", ");

function Writing({ number, since }: { number: number; since: string | null }) {
  return (
    <>
      <span className="ml-1 inline-flex items-center gap-[7px] whitespace-nowrap font-medium text-accent-ink text-xs" role="status">
        <ProgressRing value={40} />
        Writing version {number}
      </span>
      <span className="ml-1.5 text-ink-3 text-xs tabular-nums">
        <Seconds since={since} />
      </span>
    </>
  );
}

function Seconds({ since }: { since: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return null;
  return <>{Math.max(0, Math.round((now - Date.parse(since)) / 1_000))} s</>;
}

function StopPiece({ block }: { block: BlockSummary }) {
  const { campaign } = useHub();
  const stop = useStopRun();
  if (!campaign.can.generate) return null;
  return (
    <Button
      size="sm"
      variant="danger"
      icon={<SquareIcon size={12} weight="fill" />}
      loading={stop.isPending}
      onClick={() => stop.mutate({ campaign_id: campaign.id, block_id: block.id })}
    >
      Stop
    </Button>
  );
}
