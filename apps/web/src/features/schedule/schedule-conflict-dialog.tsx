import { type MergedPlan, mergePlans, type SchedulePlan, type SchedulePost } from "@copydesk/contracts";
import { Dialog } from "@copydesk/ui";
import { useAuth } from "../../lib/stores/auth.ts";
import { ConflictChoices, ConflictFailure, formatWhoCame } from "../hub-kit/index.ts";
import { formatDayShort } from "./months.ts";
import type { Schedule } from "./use-schedule.ts";

const listed = 12;

/** Another version of the schedule came in between: choose whose posts stand. */
export function ScheduleConflictDialog({ schedule }: { schedule: Schedule }) {
  const { conflict, saver, phase, failure } = schedule.autosave;
  const me = useAuth(({ user }) => user?.id);
  const theirs = conflict?.theirs;
  if (theirs?.content.kind !== "schedule") return null;
  const { plan: theirPlan } = theirs.content;
  const { basis, plan: mine } = schedule;
  const different = basis ? clashesOf(mergePlans(basis, mine, theirPlan)) : differencesOf(theirPlan.posts, mine.posts);
  /** Where both changed the same post one of them counts; every other change of either is kept. */
  function choose(plan: SchedulePlan) {
    schedule.replan(plan);
    void saver.keepMine();
  }
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => undefined}
      title={formatWhoCame(theirs, { me, thing: "schedule", made: "planned" })}
      description={`${different.length === 1 ? "One post differs" : `${different.length} posts differ`} from version ${theirs.number}. ${basis ? "Choose which one to keep there; all other changes are kept." : "The one you choose is shown from now on. The other stays in the list of versions."}`}
      footer={
        <ConflictChoices
          number={theirs.number}
          isSaving={phase === "saving"}
          onTakeTheirs={() => (basis ? choose(mergePlans(basis, theirPlan, mine).plan) : void saver.takeTheirs())}
          onKeepMine={() => (basis ? choose(mergePlans(basis, mine, theirPlan).plan) : void saver.keepMine())}
        />
      }
    >
      <ConflictFailure failure={failure} className="mb-3 text-destructive-ink text-sm" />
      <table className="w-full text-left text-sm">
        <thead className="text-ink-3 text-xs">
          <tr>
            <th className="py-1 pr-3 font-medium">Post</th>
            <th className="py-1 pr-3 font-medium">Version {theirs.number}</th>
            <th className="py-1 font-medium">Yours</th>
          </tr>
        </thead>
        <tbody>
          {different.slice(0, listed).map(({ title, before, after, id }) => (
            <tr key={id} className="border-line border-t">
              <td className="py-1.5 pr-3">
                <bdi className="line-clamp-2 font-medium">{title}</bdi>
              </td>
              <td className="whitespace-nowrap py-1.5 pr-3 text-ink-2 tabular-nums">{formatTime(before)}</td>
              <td className="whitespace-nowrap py-1.5 tabular-nums">{formatTime(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {different.length > listed && <p className="mt-2 text-ink-3 text-sm">and {different.length - listed} more</p>}
    </Dialog>
  );
}

const formatTime = (post: SchedulePost | undefined) => (post ? `${formatDayShort(post.date)} ${post.time}` : "removed");

const clashesOf = ({ clashes }: MergedPlan) =>
  clashes.map(({ id, mine, theirs }) => ({ id, title: mine?.title ?? theirs?.title ?? "", before: theirs, after: mine }));

function differencesOf(theirs: readonly SchedulePost[], mine: readonly SchedulePost[]) {
  const ids = [...new Set([...theirs, ...mine].map((post) => post.id))];
  return ids.flatMap((id) => {
    const before = theirs.find((post) => post.id === id);
    const after = mine.find((post) => post.id === id);
    if (before && after && JSON.stringify(before) === JSON.stringify(after)) return [];
    return [{ id, title: after?.title ?? before?.title ?? "", before, after }];
  });
}
