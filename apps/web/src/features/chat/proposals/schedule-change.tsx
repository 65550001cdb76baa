import type { ScheduleProposal } from "@copydesk/contracts";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { sayMoment } from "../../../lib/time-words.ts";

/** Posts that would move, in the viewer's own time zone. */
export function ScheduleChange({ moves }: Pick<ScheduleProposal, "moves">) {
  return (
    <ul className="grid gap-2.5 text-sm">
      {moves.map((move) => (
        <li key={move.post_id}>
          <span dir="auto" className="block font-control wrap-anywhere">
            {move.title}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 text-ink-2 tabular-nums">
            <del className="rounded-xs bg-removed-tint px-[3px] text-removed-ink">{sayMoment(move.from)}</del>
            <ArrowRightIcon size={12} aria-label="to" className="text-glyph" />
            <ins className="rounded-xs bg-added-tint px-[3px] text-added-ink no-underline">{sayMoment(move.to)}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}
