import { Button } from "@copydesk/ui";
import { ArrowsClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowsClockwise";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { sayNumber } from "../../../lib/time-words.ts";
import { isBusy } from "../block-facts.ts";
import { useHubActions } from "../header/use-hub-actions.ts";
import { useBlocks, useHub } from "../hub-context.ts";

/** Stands over the texts when several of them were written from what has changed since. One alone says so itself. */
export function AffectedNote() {
  const { campaign, languages } = useHub();
  const blocks = useBlocks();
  const { affected } = useHubActions();
  const stale = blocks.filter((block) => block.out_of_date);
  if (stale.length < 2 || blocks.some(isBusy) || !campaign.can.generate) return null;
  const count = new Set(stale.map((block) => block.language_id)).size;
  const where = languages.length === 1 ? "" : count === 1 ? " in one language" : ` in ${sayNumber(count)} languages`;
  return (
    <section
      aria-label="Texts out of date"
      className="relative mx-auto flex max-w-[760px] flex-wrap items-center gap-x-4 gap-y-3 px-4 py-6 after:absolute after:inset-x-4 after:bottom-0 after:h-px after:bg-line md:px-6 md:after:inset-x-6"
    >
      <p className="mr-auto flex items-center gap-2 text-ink-2">
        <ClockCounterClockwiseIcon size={16} aria-hidden className="shrink-0 text-warning-solid" />
        <span>
          {capital(sayNumber(stale.length))} texts{where} are older than the brief or the outline.
        </span>
      </p>
      <Button icon={<ArrowsClockwiseIcon size={15} />} onClick={affected.run}>
        <span>Regenerate affected ({stale.length})</span>
      </Button>
    </section>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
