import type { ModelDetail } from "@copydesk/contracts";
import { Button, Notice } from "@copydesk/ui";
import { PlugsConnectedIcon } from "@phosphor-icons/react/dist/csr/PlugsConnected";
import { StopIcon } from "@phosphor-icons/react/dist/csr/Stop";
import { formatMoment } from "../../../lib/time-words.ts";
import { formatDuration } from "../words/model-words.ts";
import { TestSteps } from "./test-steps.tsx";
import type { ModelTesting } from "./use-model-test.ts";

interface TestPanelProps {
  testing: ModelTesting;
  /** Null for whoever may not test. */
  onTest: (() => void) | null;
  /** Something of the connection was changed since the test. */
  isOutdated: boolean;
  /** How the stored model did the last time. */
  last: ModelDetail["last_test"];
}

/** Tries the model step by step, as it stands in the form. */
export function TestPanel({ testing, onTest, isOutdated, last }: TestPanelProps) {
  const { state, isRunning, refusal } = testing;
  const { result } = state;
  // One that was stopped before its first step had ended was tried, too.
  const wasTried = isRunning || state.steps.length > 0 || (testing.about !== null && refusal === null);
  return (
    <>
      <div data-tour="model-test" className="flex min-h-[53px] items-center gap-3 border-line border-b px-4 py-2 md:px-6">
        <h2 className="font-semibold text-base">Test connection</h2>
        <span className="ml-auto">
          {isRunning ? (
            <Button variant="danger" onClick={testing.stop} icon={<StopIcon size={12} weight="fill" />}>
              Stop
            </Button>
          ) : (
            onTest && (
              <Button onClick={onTest} icon={<PlugsConnectedIcon size={15} />}>
                {wasTried ? "Test again" : "Test connection"}
              </Button>
            )
          )}
        </span>
      </div>
      <section
        aria-label="What the test found"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto px-4 py-4 outline-offset-[-2px] md:px-6"
      >
        {refusal && (
          <Notice tone="destructive" className="mb-3">
            {refusal}
          </Notice>
        )}
        {wasTried && (
          <>
            <p role="status" className="font-semibold text-sm">
              {isRunning ? "Running" : result ? formatResult(result.ok, result.latency_milliseconds) : "Stopped"}
            </p>
            {!isRunning && isOutdated && (
              <p className="mt-1 text-ink-3 text-xs leading-[18px]">The connection has changed since. Test it again.</p>
            )}
            <TestSteps label="Test" steps={state.steps} current={state.current} />
          </>
        )}
        {!wasTried && !last && (
          <p className="max-w-measure text-ink-2 text-sm">
            Tests the model as entered in the form, saved or not: whether its address can be reached, its key is accepted, and it can write
            what a campaign needs. The results are kept when you save.
          </p>
        )}
        {last && (
          <section aria-label="Previous test" className={wasTried ? "mt-6" : undefined}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="font-semibold text-sm">{wasTried ? "Previous test" : formatResult(last.ok, last.latency_milliseconds)}</h3>
              <span className="text-ink-3 text-xs">
                {formatMoment(last.at)}, <bdi>{last.by}</bdi>
              </span>
            </div>
            <TestSteps label="Last test" steps={last.steps} />
          </section>
        )}
      </section>
      {onTest && (
        <p className="border-line border-t px-4 py-3 text-ink-3 text-xs md:px-6">
          Writes a small outline and a short text, about 3,000 tokens in all. Each call appears in the LLM logs.
        </p>
      )}
    </>
  );
}

function formatResult(ok: boolean, latency: number | null): string {
  if (!ok) return "It does not work yet";
  return latency === null ? "It works" : `It works, the first word after ${formatDuration(latency)}`;
}
