import type { BlockSummary } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { ArrowsInLineVerticalIcon } from "@phosphor-icons/react/dist/csr/ArrowsInLineVertical";
import { ArrowsOutLineVerticalIcon } from "@phosphor-icons/react/dist/csr/ArrowsOutLineVertical";
import { useCampaignState } from "../../hub-kit/index.ts";
import { foldBlocks, unfoldBlocks } from "../block/fold.ts";

/** Folds or unfolds every piece of the language, over the first of them. */
export function FoldAll({ pieces }: { pieces: readonly BlockSummary[] }) {
  const opened = useCampaignState((state) => state.openedBlocks);
  const folded = pieces.filter((block) => !opened.includes(block.id));
  if (pieces.length < 2) return null;
  return (
    <div className="relative z-[1] mx-auto -mb-6 flex max-w-[760px] justify-end gap-1 px-4 pt-2 md:px-6 print:hidden">
      <span className="-mr-2 flex gap-1">
        {folded.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="text-ink-3"
            icon={<ArrowsOutLineVerticalIcon size={14} />}
            onClick={() => unfoldBlocks(pieces)}
          >
            Expand all
          </Button>
        )}
        {folded.length < pieces.length && (
          <Button
            variant="quiet"
            size="sm"
            className="text-ink-3"
            icon={<ArrowsInLineVerticalIcon size={14} />}
            onClick={() => void foldBlocks(pieces)}
          >
            Collapse all
          </Button>
        )}
      </span>
    </div>
  );
}
