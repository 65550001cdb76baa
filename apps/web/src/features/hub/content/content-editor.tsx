import {
  type BlockDetail,
  type ChannelOption,
  type CheckResult,
  checkFields,
  countedText,
  type FieldSpec,
  type FieldValues,
  type LanguageOption,
  type VersionDetail,
} from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { useBlockEditor, useBlockName } from "../../hub-kit/index.ts";
import { isNotSaidAbove } from "./checks-line.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditField } from "./edit-field.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { copyFrame, needsLabels } from "./field-look.ts";
import { NewerNote } from "./newer-note.tsx";
import { PartLabel } from "./part-label.tsx";
import { readingOf, wordsOf } from "./reading.ts";
import type { TextPosition } from "./text-position.ts";
import { useBringUp } from "./use-bring-up.ts";

interface ContentEditorProps {
  block: BlockDetail;
  channel: ChannelOption;
  language: LanguageOption;
  values: FieldValues;
  baseVersionId: string;
  /** Where the text was pointed at when editing began. */
  position: TextPosition | null;
}

/** Edits the parts of a piece where they stand. Loaded when somebody begins to write. */
export default function ContentEditor({ block, channel, language, values, baseVersionId, position }: ContentEditorProps) {
  const editor = useBlockEditor(block, baseVersionId);
  const restored = editor.restored?.content;
  const [fields, setFields] = useState<FieldValues>(restored?.kind === "content" ? restored.fields : values);
  // The fields begin anew when another text takes the place of the one that was edited.
  const [text, setText] = useState(0);
  // A moment behind the keys on long texts, never in their way.
  const settled = useDeferredValue(fields);
  const checks = useLiveChecks(settled, channel, language, block);
  const labels = needsLabels(channel.fields, fields);
  const name = useBlockName(block);
  const frame = useRef<HTMLFieldSetElement>(null);
  useBringUp(frame, { pointedAt: position !== null });
  const first = position && channel.fields.some((spec) => spec.key === position.field) ? position.field : channel.fields[0]?.key;

  function change(spec: FieldSpec, value: string | string[]) {
    const next = { ...fields, [spec.key]: value };
    setFields(next);
    editor.saver.change({ kind: "content", fields: next });
  }
  function showNewer(newer: VersionDetail) {
    editor.saver.goOnFrom(newer.id);
    showTheirs(newer);
  }
  function showTheirs({ content }: VersionDetail) {
    if (content.kind === "content") setFields(content.fields);
    setText(text + 1);
  }
  const reading = readingOf(language, wordsOf(fields));
  return (
    <fieldset ref={frame} aria-label={`Editing ${name}`} onKeyDown={editor.onKeyDown}>
      <div key={text} className={cn(copyFrame(reading.dir), !labels && "md:[&_textarea]:border-transparent!")} {...reading}>
        {channel.fields.map((spec) => (
          <div key={spec.key} className={labels ? "mt-5 first:mt-0" : "mt-4 first:mt-0"}>
            {labels && <PartLabel spec={spec} value={settled[spec.key] ?? ""} counted={countedText(spec, settled, channel.fields)} />}
            <EditField
              spec={spec}
              value={fields[spec.key] ?? ""}
              focusAt={spec.key === first ? (position?.offset ?? 0) : undefined}
              onChange={(value) => change(spec, value)}
            />
          </div>
        ))}
      </div>
      <EditorBar
        note={<NewerNote newer={editor.newer} onShow={showNewer} />}
        checks={labels ? checks.filter(isNotSaidAbove) : checks}
        failure={editor.failure}
        isTriedAgain={editor.isTriedAgain}
        isRestored={editor.restored !== null}
        onDone={editor.done}
        onDiscard={editor.discard}
      />
      <ConflictDialog editor={editor} specs={channel.fields} language={language} onTaken={showTheirs} />
    </fieldset>
  );
}

/** Rules that only the server knows: those of the voice, the brief and the language. */
const serverOnly = new Set<CheckResult["code"]>(["banned_terms", "preferred_terms", "mandatory_text", "language", "cut"]);

/** Checks of what is typed. The server's word about its own rules stays until the next save. */
function useLiveChecks(fields: FieldValues, channel: ChannelOption, language: LanguageOption, block: BlockDetail): CheckResult[] {
  const saved = block.selected?.checks;
  return useMemo(() => {
    const found = checkFields(fields, {
      fields: channel.fields,
      fold: channel.fold,
      mandatory_text: "",
      language: language.code,
    });
    return [...found.filter((check) => !serverOnly.has(check.code)), ...(saved?.filter((check) => serverOnly.has(check.code)) ?? [])];
  }, [fields, channel, language, saved]);
}
