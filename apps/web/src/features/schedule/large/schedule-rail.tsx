import { Button } from "@copydesk/ui";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { useMemo } from "react";
import { isUnderWay, useHub, useLiveTask } from "../../hub-kit/index.ts";
import { clockChange } from "../clock-change.ts";
import { DeletedChannels } from "../deleted-channels.tsx";
import { formatDay, zoneName } from "../months.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import { useCoverage } from "../use-coverage.ts";
import { ChannelCounts } from "./channel-counts.tsx";
import { WorthALook } from "./worth-a-look.tsx";

/** What the plan is based on, what is worth a look, how the channels are served, and whose clock it is. */
export function ScheduleRail() {
  return (
    <div className="flex min-h-full flex-col px-5 py-[18px] [&>section+section]:mt-5 [&>section+section]:border-line [&>section+section]:border-t [&>section+section]:pt-[18px]">
      <Basis />
      <WorthALook />
      <ChannelCounts />
      <Clock />
    </div>
  );
}

function Basis() {
  const { channelByCode } = useHub();
  const { block, schedule } = usePlannedSchedule();
  const { channels, missing, update } = useCoverage();
  const underWay = isUnderWay(useLiveTask(block?.id ?? ""));
  const names = missing.map((code) => channelByCode.get(code)?.name ?? code);
  return (
    <section aria-label="Based on" data-tour="schedule-basis">
      <h3 className="font-semibold text-sm">
        Based on {channels.length - missing.length} of {channels.length} channels
      </h3>
      {missing.length === 0 ? (
        <p className="mt-1 text-ink-2 text-sm">Every channel of this language is planned.</p>
      ) : (
        <p className="mt-1 text-ink-2 text-sm">
          {new Intl.ListFormat("en-GB").format(names)} {names.length === 1 ? "was" : "were"} added after this version. The{" "}
          {schedule.posts.length} planned posts stay where they are.
        </p>
      )}
      {update && !underWay && (
        <Button variant="primary" className="mt-3 w-full" onClick={update} data-tour="update-with-new-channels">
          Update with new channels
        </Button>
      )}
      <div className="mt-3 empty:hidden">
        <DeletedChannels />
      </div>
    </section>
  );
}

function Clock() {
  const { brief } = useHub().campaign;
  const { schedule, day } = usePlannedSchedule();
  const zone = schedule.plan.time_zone;
  const change = useMemo(() => clockChange(zone, brief.from_date, brief.to_date), [zone, brief.from_date, brief.to_date]);
  return (
    <p className="mt-auto grid grid-cols-[16px_1fr] gap-2 pt-8 text-ink-3 text-xs leading-[18px]">
      <GlobeIcon size={16} aria-hidden />
      <span>
        <b className="font-control text-ink-2">{[...new Set([zone, zoneName(zone, day)])].join(", ")}</b>
        {change && (
          <>
            <br />
            Clocks go {change.direction} on {formatDay(change.day)}; posts keep their clock time.
          </>
        )}
      </span>
    </p>
  );
}
