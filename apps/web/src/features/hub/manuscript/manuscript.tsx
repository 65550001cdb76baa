import type { BlockDetail, BlockSummary } from "@copydesk/contracts";
import { Button, Loading } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { PenNibIcon } from "@phosphor-icons/react/dist/csr/PenNib";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { formatNumber } from "../../../lib/time-words.ts";
import { isBusy, isUntouched, useBegin, useBlocks, useHub } from "../../hub-kit/index.ts";
import { BlockSection } from "../block/block-section.tsx";
import { useHubActions } from "../header/use-hub-actions.ts";
import { TextsSkeleton } from "../hub-skeleton.tsx";
import { DraftNote } from "./draft-note.tsx";
import { FoldAll } from "./fold-all.tsx";
import { MissingNote } from "./missing-note.tsx";

interface ManuscriptProps {
  pieces: BlockSummary[];
  /** Undefined while they load. */
  texts: BlockDetail[] | undefined;
  failure: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** The texts of one language, one beneath the other. */
export function Manuscript({ pieces, texts, failure, isRetrying, onRetry }: ManuscriptProps) {
  const { campaign, language } = useHub();
  const isDraft = isUntouched(useBlocks());
  return (
    <div id="manuscript" role="tabpanel" aria-label={language.name} tabIndex={-1} className="min-w-0 pb-30 outline-none md:px-6">
      {failure && !texts ? (
        <Failed
          failure={failureOf(failure)}
          className="mx-auto mt-9 max-w-[760px] px-4 md:px-6"
          title="These texts could not be loaded"
          onRetry={onRetry}
          retrying={isRetrying}
        />
      ) : isDraft ? (
        <DraftNote />
      ) : !texts ? (
        <Loading label="Loading the texts" className="md:-mx-6">
          <TextsSkeleton />
        </Loading>
      ) : (
        <>
          {campaign.status === "outline_review" ? <OutlineReviewNote /> : <MissingNote />}
          <AffectedNote />
          <FoldAll pieces={pieces} />
          {pieces.map((block) => (
            <BlockSection key={block.id} block={block} detail={texts.find((one) => one.id === block.id)} />
          ))}
        </>
      )}
    </div>
  );
}

/** Stands over the texts when several of them were written from what has changed since. One alone says so itself. */
function AffectedNote() {
  const { campaign, languages } = useHub();
  const blocks = useBlocks();
  const { affected } = useHubActions();
  const stale = blocks.filter((block) => block.out_of_date);
  if (stale.length < 2 || blocks.some(isBusy) || !campaign.can.generate) return null;
  const count = new Set(stale.map((block) => block.language_id)).size;
  const where = languages.length === 1 ? "" : count === 1 ? " in one language" : ` in ${formatNumber(count)} languages`;
  return (
    <section
      aria-label="Texts out of date"
      className="relative mx-auto flex max-w-[760px] flex-wrap items-center gap-x-4 gap-y-3 px-4 py-6 after:absolute after:inset-x-4 after:bottom-0 after:h-px after:bg-line md:px-6 md:after:inset-x-6"
    >
      <p className="mr-auto flex items-center gap-2 text-ink-2">
        <ClockCounterClockwiseIcon size={16} aria-hidden className="shrink-0 text-warning-solid" />
        <span>
          {capital(formatNumber(stale.length))} texts{where} are older than the brief or the outline.
        </span>
      </p>
      <Button icon={<ArrowsClockwiseIcon size={15} />} onClick={affected.run}>
        <span>Regenerate affected ({stale.length})</span>
      </Button>
    </section>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Stands over the outlines until somebody has read them and has the pieces written. */
function OutlineReviewNote() {
  const { campaign, languages } = useHub();
  const pieces = useBlocks().filter((block) => block.kind === "content" && block.selected_version_id === null).length;
  const { begin, isPending } = useBegin();
  const outlines = languages.length === 1 ? "The outline is" : `The ${formatNumber(languages.length)} outlines are`;
  return (
    <section
      aria-label="Outline review"
      className="relative mx-auto max-w-[760px] px-4 pt-7 pb-7 after:absolute after:inset-x-4 after:bottom-0 after:h-px after:bg-line md:px-6 md:after:inset-x-6"
    >
      <h2 className="font-bold text-md">{outlines} ready to read</h2>
      <p className="mt-1 max-w-measure text-ink-2 text-pretty">
        Every piece follows the outline of its language. Change what isn't right or regenerate an outline, then have the{" "}
        {pieces === 1 ? "piece" : `${formatNumber(pieces)} pieces`} written.
      </p>
      {campaign.can.generate && (
        <Button
          variant="primary"
          size="lg"
          className="mt-4"
          icon={<PenNibIcon size={17} weight="fill" />}
          loading={isPending}
          onClick={() => void begin({ stage: "content" }).catch(() => undefined)}
        >
          Write the pieces
        </Button>
      )}
    </section>
  );
}
