import { ChannelIcon, ChannelPin } from "@copydesk/ui";
import { useHub, useHubView } from "../../hub-kit/index.ts";
import { mondayOf } from "../months.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import { useCoverage } from "../use-coverage.ts";
import { formatWindows } from "../window-words.ts";

/** Every channel of the language: when it posts, and how many posts it has; beside a week, how many of them lie in it. */
export function ChannelCounts() {
  const { channelByCode } = useHub();
  const { schedule, day } = usePlannedSchedule();
  const { channels } = useCoverage();
  const isWeek = useHubView().view === "week";
  const monday = mondayOf(day);
  return (
    <section aria-label="Channels">
      <h3 className="flex justify-between pb-1 font-semibold text-sm">
        Channels <span className="font-normal text-ink-3">{isWeek ? "this week" : "posts"}</span>
      </h3>
      <ul>
        {channels.map((code) => {
          const own = schedule.posts.filter((post) => post.channel === code);
          const now = own.filter((post) => mondayOf(post.date) === monday);
          const isPlanned = own.length > 0;
          return (
            <li
              key={code}
              className="grid min-h-11 grid-cols-[24px_1fr_auto] items-center gap-x-2.5 border-line border-b py-1 text-sm leading-[17px] last:border-b-0"
            >
              {isPlanned ? <ChannelPin channel={code} large /> : <AbsentPin channel={code} />}
              <span className={isPlanned ? "" : "text-ink-2"}>
                {channelByCode.get(code)?.name ?? code}
                <small className="block text-ink-3 text-xs">
                  {isPlanned ? schedule.frame && formatWindows(code, schedule.frame.rules) : "Not planned yet"}
                </small>
              </span>
              <span className="text-ink-3 text-xs tabular-nums">
                {!isPlanned ? "–" : isWeek ? `${now.length} of ${own.length}` : own.length}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const AbsentPin = ({ channel }: { channel: string }) => (
  <span className="grid size-6 place-items-center rounded-sm text-ink-3 shadow-[inset_0_0_0_1px_var(--line-strong)]">
    <ChannelIcon channel={channel} size={14} />
  </span>
);
