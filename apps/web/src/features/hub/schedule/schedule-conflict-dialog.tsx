import { Button, Dialog } from "@copydesk/ui";
import type { Schedule } from "./use-schedule.ts";

/** Another person changed the schedule meanwhile: choose whose posts stand. */
export function ScheduleConflictDialog({ schedule }: { schedule: Schedule }) {
  const theirs = schedule.conflict?.theirs;
  if (theirs?.content.kind !== "schedule") return null;
  const before = new Map(theirs.content.plan.posts.map((post) => [post.id, post]));
  const different = schedule.posts.filter((post) => {
    const other = before.get(post.id);
    return !other || other.date !== post.date || other.time !== post.time || other.title !== post.title;
  });
  return (
    <Dialog
      open
      dismissible={false}
      onOpenChange={() => undefined}
      title={`${theirs.author} changed this schedule while you were`}
      description={`${different.length === 1 ? "One post differs" : `${different.length} posts differ`} from version ${theirs.number}. Whichever you choose is shown from now on; both stay in the list of versions once saved.`}
      footer={
        <>
          <Button onClick={schedule.takeTheirs}>Use version {theirs.number}</Button>
          <Button variant="primary" onClick={schedule.keepMine}>
            Save mine as a new version
          </Button>
        </>
      }
    >
      <ul className="grid gap-1 text-sm">
        {different.slice(0, 20).map((post) => {
          const other = before.get(post.id);
          return (
            <li key={post.id} className="flex flex-wrap gap-x-2">
              <bdi className="font-medium">{post.title}</bdi>
              <span className="text-ink-3 tabular-nums">
                {other ? `${other.date} ${other.time}` : "not there"} → {post.date} {post.time}
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
