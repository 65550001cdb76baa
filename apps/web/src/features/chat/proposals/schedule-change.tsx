import type { ScheduleProposal } from "@copydesk/contracts";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { sayMoment } from "../../../lib/time-words.ts";

/** Posts that would move, in the time of their campaign, as its schedule says them. */
export function ScheduleChange({ proposal: { moves, time_zone } }: { proposal: ScheduleProposal }) {
  return (
    <>
      <ul className="grid gap-2.5 text-sm">
        {moves.map((move) => (
          <li key={move.post_id}>
            <span dir="auto" className="block font-control wrap-anywhere">
              {move.title}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-ink-2 tabular-nums">
              <del className="rounded-xs bg-removed-tint px-[3px] text-removed-ink">{sayMoment(move.from, time_zone)}</del>
              <ArrowRightIcon size={12} aria-label="to" className="text-glyph" />
              <ins className="rounded-xs bg-added-tint px-[3px] text-added-ink no-underline">{sayMoment(move.to, time_zone)}</ins>
            </span>
          </li>
        ))}
      </ul>
      {time_zone && <p className="mt-2.5 text-ink-3 text-xs">Times in {time_zone}</p>}
    </>
  );
}
