import { type BlockDetail, type LanguageOption, type Outline, outlineSchema, type VersionDetail } from "@copydesk/contracts";
import { Field, Input, Textarea } from "@copydesk/ui";
import { useRef, useState } from "react";
import { useBlockEditor } from "../../hub-kit/index.ts";
import { ConflictDialog } from "../content/conflict-dialog.tsx";
import { EditorBar } from "../content/editor-bar.tsx";
import { NewerNote } from "../content/newer-note.tsx";
import { readingOf } from "../content/reading.ts";
import { useBringUp } from "../content/use-bring-up.ts";
import { readSections, writeSections } from "./sections-text.ts";

interface OutlineEditorProps {
  block: BlockDetail;
  language: LanguageOption;
  outline: Outline;
  baseVersionId: string;
}

/** Edits an outline as plain fields: what is listed is one entry a line. */
export default function OutlineEditor({ block, language, outline, baseVersionId }: OutlineEditorProps) {
  // What is no outline yet could not be saved, so that it must not be left behind either.
  const complete = useRef(true);
  const editor = useBlockEditor(block, baseVersionId, () => complete.current);
  const restored = editor.restored?.content;
  const begun = restored?.kind === "outline" ? restored.outline : outline;
  const [draft, setDraft] = useState<OutlineDraft>(() => writeDraft(begun));
  const frame = useRef<HTMLFieldSetElement>(null);
  useBringUp(frame);
  const problems = problemsOf(readDraft(draft, begun));
  complete.current = Object.keys(problems).length === 0;

  function change(part: Partial<OutlineDraft>) {
    const next = { ...draft, ...part };
    setDraft(next);
    const read = outlineSchema.safeParse(readDraft(next, begun));
    // What is not an outline stays on the screen, and is saved as soon as it is one.
    if (read.success) editor.saver.change({ kind: "outline", outline: read.data });
  }
  function showNewer(newer: VersionDetail) {
    editor.saver.goOnFrom(newer.id);
    showTheirs(newer);
  }
  function showTheirs({ content }: VersionDetail) {
    if (content.kind === "outline") setDraft(writeDraft(content.outline));
  }
  const text = readingOf(language, [draft.title, draft.summary, draft.key_messages].join(" "));
  return (
    <fieldset ref={frame} aria-label="Editing the outline" onKeyDown={editor.onKeyDown} className="grid gap-4">
      <Field label="Title" error={problems.title}>
        <Input {...text} autoFocus value={draft.title} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <Field label="Summary" error={problems.summary}>
        <Textarea {...text} value={draft.summary} onChange={(event) => change({ summary: event.target.value })} />
      </Field>
      <Field label="Key messages" help="One per line, three to seven." error={problems.key_messages}>
        <Textarea {...text} value={draft.key_messages} onChange={(event) => change({ key_messages: event.target.value })} />
      </Field>
      <Field
        label="Sections"
        help="A heading, then its points, each starting with a dash. Leave an empty line before the next heading."
        error={problems.sections}
      >
        <Textarea {...text} value={draft.sections} onChange={(event) => change({ sections: event.target.value })} />
      </Field>
      <Field label="Call to action" error={problems.call_to_action}>
        <Input {...text} value={draft.call_to_action} onChange={(event) => change({ call_to_action: event.target.value })} />
      </Field>
      <EditorBar
        note={<NewerNote newer={editor.newer} onShow={showNewer} />}
        failure={editor.failure}
        isTriedAgain={editor.isTriedAgain}
        isRestored={editor.restored !== null}
        onDone={editor.done}
        onDiscard={editor.discard}
        hint="Pieces already written stay as they are"
      />
      <ConflictDialog editor={editor} specs={[]} language={language} onTaken={showTheirs} />
    </fieldset>
  );
}

/** The first thing that keeps each part from being saved. */
function problemsOf(outline: Outline): Record<string, string | undefined> {
  const { error } = outlineSchema.safeParse(outline);
  return Object.fromEntries((error?.issues ?? []).reverse().map((issue) => [String(issue.path[0]), issue.message]));
}

/** The parts of an outline that people edit, as the text of their fields. */
interface OutlineDraft {
  title: string;
  summary: string;
  /** One a line. */
  key_messages: string;
  sections: string;
  call_to_action: string;
}

const writeDraft = (outline: Outline): OutlineDraft => ({
  title: outline.title,
  summary: outline.summary,
  key_messages: outline.key_messages.join("\n"),
  sections: writeSections(outline.sections),
  call_to_action: outline.call_to_action,
});

/** The outline that the fields say; what they do not show is kept. */
const readDraft = (draft: OutlineDraft, before: Outline): Outline => ({
  ...before,
  title: draft.title,
  summary: draft.summary,
  key_messages: draft.key_messages
    .split("\n")
    .map((one) => one.trim())
    .filter((one) => one !== ""),
  sections: readSections(draft.sections),
  call_to_action: draft.call_to_action,
});
