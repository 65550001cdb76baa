import { addDays, type SchedulePlan, type SchedulePost, weekdayOf } from "@copydesk/contracts";
import { ChannelIcon, Disclosure, formatDay } from "@copydesk/ui";
import { Quoting } from "../../../lib/quoting.tsx";
import { trpc } from "../../../lib/trpc.ts";

interface TriedPlanProps {
  plan: SchedulePlan;
  language: { code: string; direction: "ltr" | "rtl" };
}

/** The posts of a plan, week by week, and what the rules changed about it. */
export function TriedPlan({ plan, language }: TriedPlanProps) {
  const weeks = Map.groupBy(plan.posts, (post) => addDays(post.date, 1 - weekdayOf(post.date)));
  return (
    <div>
      <p className="text-ink-2 text-sm">
        {plan.posts.length} {plan.posts.length === 1 ? "post" : "posts"}, times in {plan.time_zone.replaceAll("_", " ")}
      </p>
      {[...weeks].map(([monday, posts]) => (
        <section key={monday} aria-label={`Week of ${formatDay(monday)}`} className="mt-3">
          <h3 className="border-line border-b pb-1 font-medium text-ink-3 text-xs">Week of {formatDay(monday)}</h3>
          <ul>
            {posts.map((post) => (
              <Post key={post.id} post={post} language={language} />
            ))}
          </ul>
        </section>
      ))}
      {plan.repairs.length > 0 && (
        <Disclosure label="Changed to fit the rules" count={plan.repairs.length} className="mt-3">
          <ul className="ml-8 list-disc text-ink-2 text-sm">
            {plan.repairs.map((repair) => (
              <li key={repair}>
                <Quoting text={repair} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Post({ post, language }: { post: SchedulePost; language: TriedPlanProps["language"] }) {
  const { data } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const channel = data?.channels.find((one) => one.code === post.channel);
  return (
    <li className="grid grid-cols-[92px_18px_minmax(0,1fr)] items-baseline gap-x-2 border-line border-b py-1.5 text-sm">
      <span className="text-ink-2 tabular-nums">
        {days[weekdayOf(post.date) - 1]} {Number(post.date.slice(8))}, {post.time}
      </span>
      <span className="self-center text-ink-3">
        <ChannelIcon channel={channel?.icon ?? post.channel} label={channel?.name ?? post.channel} />
      </span>
      <span lang={language.code} dir={language.direction} className="min-w-0 wrap-anywhere">
        {post.title}
      </span>
    </li>
  );
}
