import { Button } from "@copydesk/ui";
import { PenNibIcon } from "@phosphor-icons/react/dist/csr/PenNib";
import { formatNumber } from "../../../lib/time-words.ts";
import { blocksOf, hasFailed, isBusy, useBegin, useBlocks, useHub } from "../../hub-kit/index.ts";

/** Stands over a language that was left unfinished: stopped, or held up by an outline that is there by now. */
export function MissingNote() {
  const { campaign, language } = useHub();
  const own = blocksOf(useBlocks(), language.id);
  const { begin, isPending } = useBegin();
  const missing = own.filter((block) => block.kind === "content" && block.selected_version_id === null && !hasFailed(block));
  // Also an outline or a schedule that is missing with them; not what failed, which has its own way on.
  const unwritten = own.filter((block) => block.selected_version_id === null && !hasFailed(block));
  const outlineFailed = own.some((block) => block.kind === "outline" && block.state === "failed");
  if (missing.length < 2 || outlineFailed || own.some(isBusy) || !campaign.can.generate) return null;
  return (
    <section
      aria-label="Unfinished language"
      className="relative mx-auto flex max-w-[760px] flex-wrap items-center gap-x-4 gap-y-3 px-4 py-6 after:absolute after:inset-x-4 after:bottom-0 after:h-px after:bg-line md:px-6 md:after:inset-x-6"
    >
      <p className="mr-auto text-ink-2">
        {capital(formatNumber(missing.length))} pieces in {language.name} are not written yet.
      </p>
      <Button
        icon={<PenNibIcon size={15} />}
        loading={isPending}
        onClick={() => void begin({ scope: "blocks", block_ids: unwritten.map((block) => block.id) }).catch(() => undefined)}
      >
        Write what is missing
      </Button>
    </section>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
