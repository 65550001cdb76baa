import type { PromptTryInput } from "@copydesk/contracts";
import { Button, Loading, SkeletonText } from "@copydesk/ui";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import type { ReactNode } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { StopButton } from "../../../lib/prompt-editor/stop-button.tsx";
import { TryResult } from "../../../lib/prompt-editor/try-result.tsx";
import type { PromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useStoppable } from "../../../lib/use-stoppable.ts";

export interface ChannelTest {
  run: () => void;
  isRunning: boolean;
  stop: () => void;
  result: ReactNode;
}

/** Writes once with what is in the form, saved or not. */
export function useChannelTest(lab: PromptLab): ChannelTest {
  const { client } = trpc.useUtils();
  const attempt = useStoppable((input: PromptTryInput, signal) => client.prompts.try.mutate(input, { signal }));
  const failure = attempt.error ? failureOf(attempt.error) : null;
  const { preview } = lab;
  return {
    run() {
      const { block: _ofACampaign, ...input } = lab.input;
      attempt.ask({ ...input, owner: "channel" });
    },
    isRunning: attempt.isPending,
    stop: attempt.stop,
    result: attempt.isPending ? (
      <Loading label="The model is writing" className="shrink-0 border-line border-t bg-canvas px-4 py-3.5 md:px-6">
        <SkeletonText lines={4} />
      </Loading>
    ) : failure ? (
      <div className="shrink-0 border-line border-t bg-canvas px-4 py-3.5 md:px-6">
        <Failed failure={failure} title="The test failed" />
      </div>
    ) : (
      attempt.data && <TryResult tried={attempt.data} language={preview?.language ?? { code: "en", direction: "ltr" }} />
    ),
  };
}

export const TestButton = ({ test }: { test: ChannelTest }) => (
  <>
    <p className="min-w-0 text-ink-3 text-xs">Uses what is on this page, saved or not.</p>
    {test.isRunning ? (
      <StopButton className="ml-auto" onStop={test.stop} />
    ) : (
      <Button className="ml-auto" icon={<PlayIcon size={14} />} onClick={test.run} data-tour="test-generate">
        Test generate
      </Button>
    )}
  </>
);
