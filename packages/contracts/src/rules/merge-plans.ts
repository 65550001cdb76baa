import type { SchedulePlan, SchedulePost } from "../blocks.ts";

/** One post that two people changed, each in their own way. */
export interface PostClash {
  id: string;
  /** Undefined where that person removed it. */
  mine: SchedulePost | undefined;
  theirs: SchedulePost | undefined;
}

export interface MergedPlan {
  /** Everything that both changed; where they disagree, as `mine` has it. */
  plan: SchedulePlan;
  clashes: PostClash[];
}

/** Two people's changes of the same plan in one. Posts that only one of them touched are as that one left them. */
export function mergePlans(base: SchedulePlan, mine: SchedulePlan, theirs: SchedulePlan): MergedPlan {
  const [was, ours, others] = [base, mine, theirs].map((plan) => new Map(plan.posts.map((post) => [post.id, post])));
  const posts: SchedulePost[] = [];
  const clashes: PostClash[] = [];
  for (const id of new Set([...theirs.posts, ...mine.posts].map((post) => post.id))) {
    const [before, my, their] = [was?.get(id), ours?.get(id), others?.get(id)];
    const mineChanged = !same(before, my);
    const theirsChanged = !same(before, their);
    if (mineChanged && theirsChanged && !same(my, their)) clashes.push({ id, mine: my, theirs: their });
    const chosen = mineChanged ? my : their;
    if (chosen) posts.push(chosen);
  }
  const repairs = [...new Set([...theirs.repairs, ...mine.repairs])].slice(-2_000);
  const basedOn = [...new Set([...theirs.based_on, ...mine.based_on])].filter(
    (code) => (mine.based_on.includes(code) && theirs.based_on.includes(code)) || !base.based_on.includes(code),
  );
  return { plan: { ...mine, based_on: basedOn, posts: inOrder(posts), repairs }, clashes };
}

const keys: readonly (keyof SchedulePost)[] = ["title", "channel", "date", "time", "angle", "reason", "status", "locked", "notes"];
const same = (a: SchedulePost | undefined, b: SchedulePost | undefined): boolean =>
  a === undefined || b === undefined ? a === b : keys.every((key) => a[key] === b[key]);

const inOrder = (posts: readonly SchedulePost[]): SchedulePost[] =>
  [...posts].sort((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1));
