import { Quoting } from "../../../lib/quoting.tsx";
import { isUnderWay, isWriting, useHub, useLiveTask } from "../../hub-kit/index.ts";
import { DeletedChannels } from "../deleted-channels.tsx";
import { useScheduleContext } from "../schedule-context.ts";
import { useCoverage } from "../use-coverage.ts";
import type { Schedule } from "../use-schedule.ts";

/** Which channels the plan was made for, the way to plan those that came later, and what the rules changed. */
export function BasedOn({ schedule }: { schedule: Schedule }) {
  const { language } = useHub();
  const { block } = useScheduleContext();
  const { channels, missing, update } = useCoverage();
  const task = useLiveTask(block?.id ?? "");
  const isPlannedAgain = isUnderWay(task);
  const { repairs } = schedule.plan;
  return (
    <div className="mt-3.5 grid gap-2 text-ink-3 text-xs leading-[18px]">
      <p data-tour="schedule-basis">
        Based on {channels.length - missing.length} of {channels.length} channels.
        {isPlannedAgain &&
          (isWriting(task) ? " It is being planned again." : ` It will be planned again once ${language.name} is written.`)}{" "}
        {update && !isPlannedAgain && (
          <button type="button" className="link" onClick={update} data-tour="update-with-new-channels">
            Update with new channels
          </button>
        )}
      </p>
      <DeletedChannels />
      {repairs.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer hover:text-ink-2">
            {repairs.length === 1 ? "One thing was changed" : `${repairs.length} things were changed`} to fit the rules
          </summary>
          <ul className="mt-1 list-disc ps-4">
            {repairs.map((repair) => (
              <li key={repair}>
                <Quoting text={repair} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
