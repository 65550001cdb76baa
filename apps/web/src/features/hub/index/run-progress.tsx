import { ProgressBar, ProgressRing } from "@copydesk/ui";
import { progressOf } from "../block-facts.ts";
import { useBlocks } from "../hub-context.ts";
import { useLiveRun } from "../live/live-store.ts";
import { sayTimeLeft } from "../words/time-left.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

/** How far the writing is, at the foot of the index; nothing when nobody is writing. */
export function RunProgress({ compact }: { compact: boolean }) {
  const run = useLiveRun();
  const { done, total } = progressOf(useBlocks());
  const left = useSecondsLeft(run);
  if (!run) return null;
  const percent = run.tasks.total === 0 ? 0 : Math.round(((run.tasks.done + run.tasks.failed) / run.tasks.total) * 100);
  if (compact) {
    return (
      <div className="mt-auto grid justify-items-center gap-1 pt-4 text-2xs text-ink-3 tabular-nums">
        <ProgressRing value={percent} size={22} label="Progress of the campaign" />
        {done} of {total}
      </div>
    );
  }
  return (
    <div className="mt-auto pt-6">
      <div className="border-line border-t px-2.5 pt-3.5 text-ink-3 text-xs">
        <p className="flex justify-between tabular-nums">
          <span>
            {done} of {total} pieces
          </span>
          <span>{percent}%</span>
        </p>
        <ProgressBar value={percent} label="Progress of the campaign" className="my-2" />
        <p className="leading-[18px]">
          {left !== null && `${sayTimeLeft(left)} `}
          {done > 0 ? "Finished pieces can be edited now." : "You can edit each piece as soon as it is finished."}
        </p>
      </div>
    </div>
  );
}
