import { Button } from "@copydesk/ui";
import { Link } from "react-router";
import type { StartStep } from "./start-steps.ts";
import type { Start } from "./use-start.ts";

/** What is left of the beginning once there is a campaign, in one line under the list. */
export function StillToDo({ steps, note }: { steps: StartStep[]; note: Start["note"] }) {
  const left = steps.filter(({ isDone }) => !isDone);
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-3 text-sm">
      Still to do:
      {left.map((step) => (
        <Link
          key={step.id}
          to={step.to}
          onClick={() => step.id === "voice" && note("voice")}
          className="text-accent-ink underline-offset-2 hover:underline"
        >
          {step.title}
        </Link>
      ))}
      <Button variant="quiet" size="sm" onClick={() => note("dismissed")}>
        Dismiss
      </Button>
    </p>
  );
}
