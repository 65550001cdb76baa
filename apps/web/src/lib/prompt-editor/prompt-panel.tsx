import type { PromptPair } from "@copydesk/contracts";
import { cn, formatCount, Loading, Notice, SkeletonText, Tab, TabList, TabPanel, Tabs } from "@copydesk/ui";
import { type ReactNode, useState } from "react";
import { Failed } from "../failed.tsx";
import { FilledPrompt } from "./filled-prompt.tsx";
import { LabSource } from "./lab-source.tsx";
import { PromptChanges } from "./prompt-changes.tsx";
import type { PromptLab } from "./use-prompt-lab.ts";

interface PromptPanelProps {
  lab: PromptLab;
  value: PromptPair;
  /** As the product came; null where there is nothing to compare with. */
  defaults: PromptPair | null;
  /** As it was saved last; null for a new one. */
  saved: PromptPair | null;
  /** What a test brought. */
  result?: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
}

const panelClass = "min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-5 focus-visible:-outline-offset-2 md:px-6 max-xl:max-h-[75dvh]";

/** Beside a form with prompts: what would be sent, what changed, and what a test of it brought. */
export function PromptPanel({ lab, value, defaults, saved, result, footer }: PromptPanelProps) {
  const [tab, setTab] = useState<"filled" | "changed">("filled");
  const tokens = lab.preview?.tokens;
  const before = defaults ?? saved;
  return (
    <>
      <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
        <div className="flex shrink-0 items-center gap-3 border-line border-b px-4 md:px-6">
          <TabList aria-label="Preview of the prompt" className="flex-1">
            <Tab value="filled">Filled prompt</Tab>
            {before && <Tab value="changed">What changed</Tab>}
          </TabList>
          {tokens && <span className="shrink-0 text-ink-3 text-xs tabular-nums">about {formatCount(tokens.estimated)} tokens</span>}
        </div>
        <TabPanel value="filled" className={panelClass}>
          <LabSource lab={lab} />
          <Filled lab={lab} saved={saved} />
        </TabPanel>
        {before && (
          <TabPanel value="changed" className={panelClass}>
            <PromptChanges before={before} beforeName={defaults ? "the default" : "what is saved"} now={value} />
          </TabPanel>
        )}
        {result}
      </Tabs>
      {footer && <div className="flex shrink-0 items-center gap-3 border-line border-t px-4 py-3.5 md:px-6">{footer}</div>}
    </>
  );
}

function Filled({ lab, saved }: { lab: PromptLab; saved: PromptPair | null }) {
  const { preview, previewFailure: failure } = lab;
  if (failure) {
    return <Failed failure={failure} title="The prompt could not be filled" onRetry={lab.refresh} />;
  }
  if (!preview) {
    return (
      <Loading label="Filling the prompt">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const { estimated, context_size } = preview.tokens;
  return (
    <div className={cn("transition-opacity", lab.isStale && "opacity-60")} aria-busy={lab.isStale}>
      {context_size !== null && estimated > context_size && (
        <Notice tone="warning" className="mb-4">
          {preview.model.name} reads {formatCount(context_size)} tokens at most. Examples, then parts of the outline, will be left out.
        </Notice>
      )}
      <FilledPrompt messages={preview.messages} saved={saved} />
    </div>
  );
}
