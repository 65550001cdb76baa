import { type ModelTestStep, modelTestSteps } from "@copydesk/contracts";
import { cn, Mark, Spinner } from "@copydesk/ui";
import type { ReactNode } from "react";
import { formatDuration } from "../words/model-words.ts";
import { labelOfStep } from "./test-state.ts";

interface TestStepsProps {
  label: string;
  steps: readonly ModelTestStep[];
  /** The one that is being tried. */
  current?: ModelTestStep["step"] | null;
}

/** Steps of a test in the order they run, each with its time; what was not tried stays grey. */
export function TestSteps({ label, steps, current = null }: TestStepsProps) {
  return (
    <ol aria-label={label} className="mt-1">
      {modelTestSteps.map((name) => {
        const step = steps.find((one) => one.step === name);
        return <Step key={name} name={name} step={step} isRunning={current === name} />;
      })}
    </ol>
  );
}

const marks: Record<ModelTestStep["state"], ReactNode> = {
  passed: <Mark kind="ready" />,
  failed: <Mark kind="alert" />,
  not_supported: <Mark kind="off" />,
  skipped: <Mark kind="waiting" />,
};
const stateWords: Record<ModelTestStep["state"], string> = {
  passed: "passed",
  failed: "failed",
  not_supported: "not supported",
  skipped: "not tried",
};

function Step({ name, step, isRunning }: { name: ModelTestStep["step"]; step: ModelTestStep | undefined; isRunning: boolean }) {
  const isGrey = !isRunning && (!step || step.state === "skipped");
  const isFailed = step?.state === "failed";
  return (
    <li className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 border-line border-b py-2.5 text-sm last:border-0">
      <span className="mt-0.5 text-accent-ink">{isRunning ? <Spinner /> : step ? marks[step.state] : <Mark kind="waiting" />}</span>
      <span
        className={cn(
          isGrey && "text-ink-3",
          isRunning && "font-control text-accent-ink",
          isFailed && "font-semibold text-destructive-ink",
        )}
      >
        {labelOfStep(name, step?.state)}
        <span className="sr-only">{isRunning ? ", under way" : `, ${step ? stateWords[step.state] : "not tried yet"}`}</span>
      </span>
      <span className="text-ink-3 tabular-nums">
        {step && step.milliseconds !== null && step.state !== "skipped" && formatDuration(step.milliseconds)}
      </span>
      {step?.message && step.state !== "skipped" && (
        <p className={cn("col-start-2 col-end-4 wrap-anywhere", isFailed ? "text-ink-2" : "text-ink-3 text-xs leading-[18px]")}>
          {step.message}
        </p>
      )}
      {step?.detail && (step.state === "failed" || step.state === "not_supported") && (
        <code
          dir="ltr"
          className="col-start-2 col-end-4 mt-1.5 block max-h-40 overflow-y-auto rounded-sm border border-line bg-sunken px-2.5 py-[7px] font-mono text-ink-2 text-xs leading-[18px] wrap-anywhere"
        >
          {step.detail}
        </code>
      )}
    </li>
  );
}
