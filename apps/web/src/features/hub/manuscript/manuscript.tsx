import type { BlockDetail, BlockSummary } from "@copydesk/contracts";
import { FailureNote, Loading } from "@copydesk/ui";
import { failureOf } from "../../../lib/failure.ts";
import { BlockSection } from "../block/block-section.tsx";
import { isUntouched } from "../block-facts.ts";
import { useBlocks, useHub } from "../hub-context.ts";
import { TextsSkeleton } from "../hub-skeleton.tsx";
import { AffectedNote } from "./affected-note.tsx";
import { DraftNote } from "./draft-note.tsx";
import { FoldAll } from "./fold-all.tsx";
import { MissingNote } from "./missing-note.tsx";
import { OutlineReviewNote } from "./outline-review-note.tsx";

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
        <FailureNote
          className="mx-auto mt-9 max-w-[760px] px-4 md:px-6"
          title="These texts could not be loaded"
          onRetry={onRetry}
          retrying={isRetrying}
          requestId={failureOf(failure).requestId}
        >
          {failureOf(failure).message}
        </FailureNote>
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
