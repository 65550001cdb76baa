import { Button } from "@copydesk/ui";
import { PenNibIcon } from "@phosphor-icons/react/dist/csr/PenNib";
import { sayNumber } from "../../../lib/time-words.ts";
import { useBegin } from "../header/use-hub-actions.ts";
import { useBlocks, useHub } from "../hub-context.ts";

/** Stands over the outlines until somebody has read them and has the pieces written. */
export function OutlineReviewNote() {
  const { campaign, languages } = useHub();
  const pieces = useBlocks().filter((block) => block.kind === "content" && block.selected_version_id === null).length;
  const { begin, isPending } = useBegin();
  const outlines = languages.length === 1 ? "The outline is" : `The ${sayNumber(languages.length)} outlines are`;
  return (
    <section
      aria-label="Outline review"
      className="relative mx-auto max-w-[760px] px-4 pt-7 pb-7 after:absolute after:inset-x-4 after:bottom-0 after:h-px after:bg-line md:px-6 md:after:inset-x-6"
    >
      <h2 className="font-bold text-md">{outlines} ready to read</h2>
      <p className="mt-1 max-w-measure text-ink-2 text-pretty">
        Every piece follows the outline of its language. Change what isn't right or regenerate an outline, then have the{" "}
        {pieces === 1 ? "piece" : `${sayNumber(pieces)} pieces`} written.
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
