import { Button, FailureNote } from "@copydesk/ui";
import { PlayIcon } from "@phosphor-icons/react/dist/csr/Play";
import type { ReactNode } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { TryResult } from "../../../lib/prompt-editor/try-result.tsx";
import type { PromptLab } from "../../../lib/prompt-editor/use-prompt-lab.ts";
import { trpc } from "../../../lib/trpc.ts";

export interface ChannelTest {
  run: () => void;
  isRunning: boolean;
  result: ReactNode;
}

/** Writes once with what is in the form, saved or not. */
export function useChannelTest(lab: PromptLab): ChannelTest {
  const attempt = trpc.prompts.try.useMutation();
  const failure = attempt.error ? failureOf(attempt.error) : null;
  const { preview } = lab;
  return {
    run() {
      const { block: _ofACampaign, ...input } = lab.input;
      attempt.mutate({ ...input, owner: "channel" });
    },
    isRunning: attempt.isPending,
    result: failure ? (
      <div className="shrink-0 border-line border-t bg-canvas px-4 py-3.5 md:px-6">
        <FailureNote title="The test did not work" requestId={failure.requestId}>
          {failure.message}
        </FailureNote>
      </div>
    ) : (
      attempt.data && <TryResult tried={attempt.data} language={preview?.language ?? { code: "en", direction: "ltr" }} />
    ),
  };
}

export const TestButton = ({ test }: { test: ChannelTest }) => (
  <>
    <p className="min-w-0 text-ink-3 text-xs">Uses what is on this page, saved or not.</p>
    <Button className="ml-auto" icon={<PlayIcon size={14} />} loading={test.isRunning} onClick={test.run} data-tour="test-generate">
      Test generate
    </Button>
  </>
);
