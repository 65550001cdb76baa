import type { AsanaSending } from "@copydesk/contracts";
import { Button, ProgressBar } from "@copydesk/ui";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/csr/ArrowSquareOut";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { formatMoment, formatTimeOfDay } from "../../../lib/time-words.ts";

const listed = 5;

/** How many posts are in Asana, what failed and why, and the way to try that again. */
export function SendingProgress({ sending, onRetry }: { sending: AsanaSending; onRetry: () => void }) {
  const { total, sent, waiting, failed, task_url } = sending;
  return (
    <section aria-label={`Sent to ${sending.project.name}`} className="grid gap-3 rounded-md border border-line p-3.5">
      <div className="flex items-center gap-3">
        <p role="status" className="min-w-0 flex-1 text-sm">
          {formatProgress(sending)}
        </p>
        {task_url && (
          <a href={task_url} target="_blank" rel="noreferrer" className="link flex shrink-0 items-center gap-1 text-sm">
            Open in Asana <ArrowSquareOutIcon size={14} aria-hidden />
          </a>
        )}
      </div>
      {waiting > 0 && <ProgressBar value={(sent / total) * 100} label="Posts in Asana" />}
      {failed.length > 0 && (
        <div className="grid gap-2">
          <ul className="grid gap-2.5 text-sm">
            {[...Map.groupBy(failed, (one) => one.problem)].map(([problem, posts]) => (
              <Problem key={problem} problem={problem} titles={posts.map((one) => one.title)} />
            ))}
          </ul>
          {waiting === 0 && (
            <Button size="sm" className="justify-self-start" onClick={onRetry}>
              Try {failed.length === 1 ? "it" : "those"} again
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** What Asana said, and of which posts. */
function Problem({ problem, titles }: { problem: string; titles: string[] }) {
  return (
    <li className="grid grid-cols-[16px_1fr] gap-x-2">
      <WarningCircleIcon size={15} weight="fill" aria-hidden className="mt-0.5 text-destructive-solid" />
      <p className="font-medium">{problem}</p>
      <p className="col-start-2 text-ink-3 text-xs leading-[18px]">
        <bdi>{titles.slice(0, listed).join(" · ")}</bdi>
        {titles.length > listed && ` and ${titles.length - listed} more`}
      </p>
    </li>
  );
}

function formatProgress({ total, sent, waiting, failed, waits_until, project, sent_by, updated_at }: AsanaSending): string {
  if (waiting > 0) {
    const pause = waits_until ? ` Asana asked Copydesk to wait. Sending continues at ${formatTimeOfDay(waits_until)}.` : "";
    return `${sent} of ${total} posts are in “${project.name}”.${pause} You can close this; sending continues.`;
  }
  const who = `${sent_by}, ${formatMoment(updated_at)}`;
  if (failed.length === 0) return `${total === 1 ? "The post is" : `All ${total} posts are`} in “${project.name}”. ${who}.`;
  return `${sent} of ${total} posts are up to date in “${project.name}”, ${failed.length} could not be sent. ${who}.`;
}
