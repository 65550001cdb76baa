import { type CampaignBrief, campaignLimits, countGraphemes } from "@copydesk/contracts";
import { Button, cn, consoleLocale, Field, useFieldControl } from "@copydesk/ui";
import { PaperclipIcon } from "@phosphor-icons/react/dist/csr/Paperclip";
import { Component, lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { cameAtOnce, proposeName } from "../brief/propose-name.ts";
import { useFormStage } from "../form-context.ts";
import { isNew } from "../form-mode.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";
import { FileNote } from "./file-note.tsx";
import type { StoryEditorProps } from "./story-editor.tsx";
import { appendText, storyFileTypes } from "./story-file.ts";
import { PlainStory, StorySkeleton } from "./story-stand-ins.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import { useStoryFiles } from "./use-story-files.ts";

const StoryEditor = lazy(() => import("./story-editor.tsx"));
const whole = new Intl.NumberFormat(consoleLocale);

export function StorySection() {
  const { errors } = useBriefField("main_story");
  return (
    <FormSection
      id="main-story"
      title="Main story"
      help="Everything written for this campaign is drawn from here. Facts and figures are taken word for word."
    >
      <Field label="Main story" hideLabel error={errors}>
        <StoryBox />
      </Field>
    </FormSection>
  );
}

function StoryBox() {
  const story = useBriefField("main_story");
  const take = useProposedName(story.set);
  const control = useFieldControl();
  const files = useStoryFiles((text) => take(appendText(story.latest(), text)));
  const drop = useFileDrop((dropped) => void files.add(dropped));
  const props: StoryEditorProps = {
    value: story.value,
    onValueChange: take,
    onLeave: story.check,
    id: control.id,
    describedBy: control["aria-describedby"],
    invalid: control["aria-invalid"] === true,
    tools: <AddFileButton onFiles={(picked) => void files.add(picked)} />,
  };
  return (
    <div
      {...drop.handlers}
      className={cn(
        "relative overflow-hidden rounded-lg border border-line-strong bg-canvas transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/16",
        props.invalid && "border-destructive-solid",
      )}
    >
      <WhenEditorFails instead={<PlainStory {...props} />}>
        <Suspense fallback={<StorySkeleton value={story.value} />}>
          <StoryEditor {...props} />
        </Suspense>
      </WhenEditorFails>
      <FileNote state={files.state} onCancel={files.cancel} onDismiss={files.dismiss} />
      <StoryFoot story={story.value} />
      {drop.over && (
        <div className="absolute inset-0 z-1 grid place-items-center rounded-lg border-2 border-accent border-dashed bg-accent-tint/90 font-control text-accent-ink text-base">
          Drop it to add its text to the story
        </div>
      )}
    </div>
  );
}

/** A story that comes in one piece gives a campaign without a name one, to be changed at will. */
function useProposedName(setStory: (story: string) => void) {
  const { mode } = useFormStage();
  const { getValues, setValue, clearErrors } = useFormContext<CampaignBrief>();
  return (story: string) => {
    const proposes = isNew(mode) && getValues("name").trim() === "" && cameAtOnce(getValues("main_story"), story);
    setStory(story);
    if (!proposes) return;
    setValue("name", proposeName(story), { shouldDirty: true });
    clearErrors("name");
  };
}

function StoryFoot({ story }: { story: string }) {
  // Counting a long story takes longer than a letter may.
  const deferred = useDeferredValue(story);
  const length = useMemo(() => countGraphemes(deferred.trim()), [deferred]);
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t bg-rail px-3.5 py-[9px] text-ink-3 text-xs">
      <span>Drop a .docx, .pdf, .md or .txt anywhere here</span>
      <span className={cn("shrink-0 tabular-nums", length > campaignLimits.storyMax && "font-medium text-destructive-ink")}>
        {whole.format(length)} of {whole.format(campaignLimits.storyMax)}
      </span>
    </div>
  );
}

/** An editor that does not load (a new version of the app, a lost connection) must not keep anybody from writing. */
class WhenEditorFails extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

function AddFileButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" size="sm" icon={<PaperclipIcon size={15} />} onClick={() => input.current?.click()}>
        Add from a file
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={storyFileTypes.join(",")}
        tabIndex={-1}
        aria-hidden
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
    </>
  );
}
