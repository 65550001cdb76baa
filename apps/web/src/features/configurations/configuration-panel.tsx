import type { ConfigurationChange } from "@copydesk/contracts";
import { Tab, TabList, TabPanel, Tabs } from "@copydesk/ui";
import { useState } from "react";
import { FilledPrompt } from "../../lib/prompt-editor/filled-prompt.tsx";
import { LabSource } from "../../lib/prompt-editor/lab-source.tsx";
import { PromptChanges } from "../../lib/prompt-editor/prompt-changes.tsx";
import type { PromptLab } from "../../lib/prompt-editor/use-prompt-lab.ts";
import type { ConfigurationForm } from "./form/use-configuration-form.ts";
import type { ChannelNames } from "./history/change-words.ts";
import { HistoryList } from "./history/history-list.tsx";
import { TryPanel } from "./try/try-panel.tsx";
import type { ConfigurationCalls } from "./use-configuration-calls.ts";

interface ConfigurationPanelProps {
  calls: ConfigurationCalls;
  form: ConfigurationForm;
  lab: PromptLab;
  channels: ChannelNames;
  mayTry: boolean;
  onOpen: (change: ConfigurationChange) => void;
}

type Shown = "try" | "filled" | "changed";

/** Beside the form: what it makes of a campaign, what is sent, and who changed it before. */
export function ConfigurationPanel({ calls, form, lab, channels, mayTry, onOpen }: ConfigurationPanelProps) {
  const [tab, setTab] = useState<Shown>("try");
  const body = "min-h-0 flex-1 overflow-y-auto px-4 pt-4 pb-5 md:px-6";
  return (
    <aside aria-label="Try and history" className="border-line bg-rail max-lg:border-t lg:border-l">
      <div className="flex flex-col lg:sticky lg:top-[109px] lg:h-[calc(100dvh-109px)]">
        <Tabs value={tab} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
          <div data-tour="configuration-try" className="shrink-0 border-line border-b px-4 md:px-6">
            <TabList aria-label="Try it out">
              <Tab value="try">Try on a campaign</Tab>
              <Tab value="filled">Filled prompt</Tab>
              <Tab value="changed">What changed</Tab>
            </TabList>
          </div>
          <TabPanel value="try" className={body}>
            <TryPanel calls={calls} lab={lab} values={form.values} isDirty={form.isDirty} mayTry={mayTry} />
          </TabPanel>
          <TabPanel value="filled" className={body}>
            <LabSource lab={lab} />
            {lab.previewFailure && <p className="text-destructive-ink text-sm">{lab.previewFailure.message}</p>}
            {lab.preview && <FilledPrompt messages={lab.preview.messages} />}
          </TabPanel>
          <TabPanel value="changed" className={body}>
            <PromptChanges before={form.stored.defaults} beforeName="the default" now={form.values} />
          </TabPanel>
        </Tabs>
        <section
          aria-label="History"
          data-tour="configuration-history"
          className="shrink-0 border-line border-t bg-canvas px-4 pt-4 pb-2 md:px-6 lg:max-h-[40%] lg:overflow-y-auto"
        >
          <h2 className="mb-1 font-semibold text-sm">History</h2>
          <HistoryList kind={calls.kind} channels={channels} onOpen={onOpen} />
        </section>
      </div>
    </aside>
  );
}
