import type { SchedulePost } from "@copydesk/contracts";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useMemo } from "react";
import { useHub } from "../../hub-kit/index.ts";
import { mendingTime } from "../mend.ts";
import { formatDayShort } from "../months.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import { troublesOf } from "../troubles.ts";

const listed = 6;

/** Posts that break a rule, each with the one move that mends it. */
export function WorthALook() {
  const { schedule } = usePlannedSchedule();
  const troubles = [...Map.groupBy(troublesOf(schedule.posts, schedule.conflicts), ({ post }) => post)];
  if (troubles.length === 0) return null;
  return (
    <section aria-label="Worth a look">
      <h3 className="flex justify-between font-semibold text-sm">
        Worth a look <span className="font-normal text-ink-3 tabular-nums">{troubles.length}</span>
      </h3>
      <ul>
        {troubles.slice(0, listed).map(([post, all]) => (
          <li key={post.id}>
            <Trouble post={post} reasons={all.map(({ conflict }) => `${conflict.message}.`)} />
          </li>
        ))}
      </ul>
      {troubles.length > listed && (
        <p className="mt-2.5 ml-6 text-ink-3 text-xs">and {troubles.length - listed} more, marked in the plan</p>
      )}
    </section>
  );
}

function Trouble({ post, reasons }: { post: SchedulePost; reasons: string[] }) {
  const { channelByCode } = useHub();
  const { schedule, showDay } = usePlannedSchedule();
  const { posts, frame } = schedule;
  const to = useMemo(() => (frame && !post.locked ? mendingTime(post, posts, frame) : null), [post, posts, frame]);
  return (
    <div className="grid grid-cols-[16px_1fr] gap-x-2 pt-2.5 text-sm leading-[19px]">
      <WarningIcon size={15} weight="fill" aria-hidden className="mt-0.5 text-warning-solid" />
      <button type="button" onClick={() => showDay(post.date)} className="w-fit rounded-xs text-left hover:underline">
        {channelByCode.get(post.channel)?.name ?? post.channel}, {formatDayShort(post.date)} {post.time}
      </button>
      <p className="col-start-2 text-ink-3 text-xs leading-[18px]">
        {reasons.join(" ")}{" "}
        {to && schedule.canEdit && (
          <button
            type="button"
            className="link"
            onClick={() => {
              schedule.move(post, to);
              showDay(to.date);
            }}
          >
            Move to {to.date === post.date ? to.time : `${formatDayShort(to.date)}, ${to.time}`}
          </button>
        )}
      </p>
    </div>
  );
}
