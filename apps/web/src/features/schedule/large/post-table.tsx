import { addDays, type SchedulePost } from "@copydesk/contracts";
import { ChannelPin, cn, EmptyState } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useHub } from "../../hub-kit/index.ts";
import { formatDay, formatRange, formatWeekday, mondayOf, zoneName } from "../months.ts";
import { PostMark, statusNames } from "../post-mark.tsx";
import { usePlannedSchedule } from "../schedule-context.ts";
import { PostMenu } from "./post-menu.tsx";

const head = "h-10 border-line border-b px-2 text-left font-medium text-ink-3 text-xs whitespace-nowrap";
const cell = "border-line border-b px-2 py-2.5 align-top leading-6";

/** Every post with its reason, week by week. */
export function PostTable() {
  const { schedule } = usePlannedSchedule();
  if (schedule.posts.length === 0) return <EmptyState className="m-6">This schedule has no posts. Add one or plan it again.</EmptyState>;
  const reasons = reasonsOf(schedule.posts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="relative min-h-0 flex-1 overflow-auto px-4 print:overflow-visible" tabIndex={0} aria-label="Posts">
      <table className="w-full border-collapse text-sm tabular-nums">
        <thead className="sticky top-0 z-[1] bg-canvas">
          <tr>
            <th className={head}>Day</th>
            <th className={head}>{zoneName(schedule.plan.time_zone, schedule.posts[0]?.date ?? "2027-01-01")}</th>
            <th className={head}>Channel</th>
            <th className={head}>Piece</th>
            <th className={cn(head, "not-print:max-lg:hidden")}>Why then</th>
            <th className={head}>Status</th>
            <th className={cn(head, "print:hidden")}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        {weeksOf(schedule.posts).map((week) => (
          <Week key={week.monday} week={week} reasons={reasons} />
        ))}
      </table>
    </section>
  );
}

function Week({ week: { monday, posts }, reasons }: { week: WeekOfPosts; reasons: ReadonlyMap<string, string> }) {
  return (
    <tbody>
      <tr>
        <th colSpan={7} scope="rowgroup" className="h-9 border-line border-b px-2 text-left font-semibold text-xs">
          {formatRange(monday, addDays(monday, 6))}
          <span className="ml-2 font-normal text-ink-3">{posts.length === 1 ? "1 post" : `${posts.length} posts`}</span>
        </th>
      </tr>
      {posts.map((post, i) => (
        <PostRow key={post.id} post={post} reason={reasons.get(post.id)} isFirstOfDay={posts[i - 1]?.date !== post.date} />
      ))}
    </tbody>
  );
}

interface PostRowProps {
  post: SchedulePost;
  reason: string | undefined;
  isFirstOfDay: boolean;
}

function PostRow({ post, reason, isFirstOfDay }: PostRowProps) {
  const { schedule, openPost } = usePlannedSchedule();
  const { channelByCode, language } = useHub();
  return (
    <tr className="group/row break-inside-avoid hover:bg-hover">
      <td className={cn(cell, "w-16 whitespace-nowrap font-medium")}>
        <span className={cn(!isFirstOfDay && "sr-only")}>
          <span className="sr-only">{formatDay(post.date)}</span>
          <span aria-hidden>
            {formatWeekday(post.date)} {Number(post.date.slice(8))}
          </span>
        </span>
      </td>
      <td className={cn(cell, "w-14 text-ink-2")}>{post.time}</td>
      <td className={cn(cell, "w-44 whitespace-nowrap text-ink-2 print:w-36")}>
        <span className="flex items-center gap-2">
          <ChannelPin channel={post.channel} large />
          {channelByCode.get(post.channel)?.name ?? post.channel}
        </span>
      </td>
      <td className={cn(cell, "min-w-52 print:min-w-0")}>
        <button type="button" onClick={() => openPost(post)} className="rounded-xs text-left leading-5 hover:underline">
          <bdi lang={language.code}>{post.title}</bdi>
        </button>
        {schedule.conflicts.get(post.id)?.map((conflict) => (
          <span key={conflict.message} className="mt-0.5 flex items-start gap-1.5 text-warning-ink text-xs leading-[18px]">
            <WarningIcon size={13} weight="fill" role="img" aria-label="Worth a look:" className="mt-[3px] shrink-0 text-warning-solid" />
            {conflict.message}
          </span>
        ))}
      </td>
      <td className={cn(cell, "text-ink-2 leading-5 print:w-[30%] not-print:max-lg:hidden")}>
        <bdi>{reason}</bdi>
      </td>
      <td className={cn(cell, "w-32 whitespace-nowrap text-ink-2")}>
        <span className="flex items-center gap-2">
          <PostMark post={{ ...post, locked: false }} />
          <span aria-hidden>{statusNames[post.status]}</span>
          {post.locked && <PostMark post={post} className="ml-auto text-ink-2" />}
        </span>
      </td>
      <td className={cn(cell, "w-10 py-2 print:hidden")}>
        <PostMenu post={post} />
      </td>
    </tr>
  );
}

interface WeekOfPosts {
  /** Monday of the week. */
  monday: string;
  posts: SchedulePost[];
}

/** Posts in order of time, week by week; weeks without posts are left out. */
const weeksOf = (posts: readonly SchedulePost[]): WeekOfPosts[] =>
  [...Map.groupBy(posts, (post) => mondayOf(post.date))].map(([monday, own]) => ({ monday, posts: own }));

/**
 * Why each post goes out when it does, by its id. Posts share their reasons: a sentence is told once, and the posts after it say the
 * angle alone, which is a word or two.
 */
export function reasonsOf(posts: readonly Pick<SchedulePost, "id" | "reason" | "angle">[]): Map<string, string> {
  const mentioned = new Set<string>();
  return new Map(
    posts.map(({ id, reason, angle }) => {
      const words = reason === "" || mentioned.has(reason) ? angle : reason;
      mentioned.add(reason);
      return [id, words];
    }),
  );
}
