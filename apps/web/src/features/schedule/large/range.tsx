import { addDays } from "@copydesk/contracts";
import { IconButton } from "@copydesk/ui";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { addMonths, formatMonth, formatRange, mondayOf } from "../months.ts";
import { useScheduleContext } from "../schedule-context.ts";
import type { Schedule } from "../use-schedule.ts";

/** Which week or month is in view, or how many posts there are; and the way to the next. */
export function Range({ view, schedule }: { view: "week" | "month" | "list"; schedule: Schedule }) {
  const { day, month, showDay, showMonth } = useScheduleContext();
  const words = "ml-3 whitespace-nowrap font-semibold text-base tabular-nums";
  if (view === "list") return <All schedule={schedule} className={words} />;
  const [label, go] =
    view === "week"
      ? [formatRange(mondayOf(day), addDays(mondayOf(day), 6)), (by: number) => showDay(addDays(day, 7 * by))]
      : [formatMonth(month), (by: number) => showMonth(addMonths(month, by))];
  return (
    <>
      <p className={words} aria-live="polite">
        {label}
      </p>
      <span className="flex print:hidden">
        <IconButton label={`Previous ${view}`} icon={<CaretLeftIcon size={15} />} onClick={() => go(-1)} />
        <IconButton label={`Next ${view}`} icon={<CaretRightIcon size={15} />} onClick={() => go(1)} />
      </span>
    </>
  );
}

/** "21 posts, 1 March – 11 April 2027"; from when to when as far as there is room. */
function All({ schedule: { posts }, className }: { schedule: Schedule; className: string }) {
  const [first, last] = [posts[0], posts.at(-1)];
  if (!first || !last) return <p className={className}>No posts</p>;
  return (
    <p className={className}>
      {posts.length} {posts.length === 1 ? "post" : "posts"}
      <span className="max-lg:sr-only">, {formatRange(first.date, last.date)}</span>
    </p>
  );
}
