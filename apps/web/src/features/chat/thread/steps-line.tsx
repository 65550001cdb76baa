import type { ChatStep } from "@copydesk/contracts";
import { Spinner } from "@copydesk/ui";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { sayStep, saySteps } from "./step-words.ts";

/** What the agent looked at for an answer: one line that unfolds into its steps. */
export function StepsLine({ steps }: { steps: readonly ChatStep[] }) {
  if (steps.length === 0) return null;
  const running = steps.findLast(({ state }) => state === "running");
  return (
    <details className="group/steps mb-3 text-ink-3 text-xs">
      <summary className="-ml-0.5 inline-flex cursor-pointer list-none items-center gap-[7px] rounded-xs px-0.5 hover:text-ink-2">
        {running ? <Spinner /> : <CheckIcon size={13} weight="bold" aria-hidden />}
        {running ? sayStep(running) : saySteps(steps)}
        <CaretRightIcon size={10} weight="bold" aria-hidden className="transition-transform group-open/steps:rotate-90" />
      </summary>
      <ul className="mt-1.5 grid gap-1 ps-5">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity but their place
          <li key={i} className="flex items-start gap-[7px]">
            {step.state === "failed" && (
              <WarningCircleIcon size={13} weight="fill" aria-hidden className="mt-px shrink-0 text-destructive-solid" />
            )}
            <span className="min-w-0">
              <bdi>{sayStep(step)}</bdi>
              {step.problem && <span className="text-destructive-ink"> {step.problem}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
