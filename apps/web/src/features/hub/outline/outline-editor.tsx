import type { BlockDetail, LanguageOption, Outline } from "@copydesk/contracts";
import { Button, Field, Input, Textarea } from "@copydesk/ui";
import { useState } from "react";
import { ConflictDialog } from "../content/conflict-dialog.tsx";
import { unsavedContent, useAutosave } from "../content/use-autosave.ts";

interface OutlineEditorProps {
  block: BlockDetail;
  language: LanguageOption;
  outline: Outline;
  baseVersionId: string;
  onClose: () => void;
}

/** Edits an outline as plain fields: what is listed is one entry a line. */
export default function OutlineEditor({ block, language, outline, baseVersionId, onClose }: OutlineEditorProps) {
  const autosave = useAutosave(block, baseVersionId);
  const [draft, setDraft] = useState<Outline>(() => {
    const kept = unsavedContent(block.id, baseVersionId);
    return kept?.kind === "outline" ? kept.outline : outline;
  });
  function change(part: Partial<Outline>) {
    const next = { ...draft, ...part };
    setDraft(next);
    // An outline without a title or message is not one; it is saved again as soon as it has both.
    if (next.title.trim() !== "" && next.key_messages.some((one) => one.trim() !== ""))
      autosave.change({ kind: "outline", outline: tidy(next) });
  }
  const text = { lang: language.code, dir: language.direction };
  return (
    <div className="grid gap-4">
      <Field label="Title">
        <Input {...text} value={draft.title} onChange={(event) => change({ title: event.target.value })} />
      </Field>
      <Field label="Summary">
        <Textarea {...text} value={draft.summary} onChange={(event) => change({ summary: event.target.value })} />
      </Field>
      <Field label="Key messages" help="One a line, three to seven.">
        <Textarea
          {...text}
          value={draft.key_messages.join("\n")}
          onChange={(event) => change({ key_messages: event.target.value.split("\n") })}
        />
      </Field>
      <Field label="Sections" help="A heading, then its points with a dash in front; an empty line before the next heading.">
        <Textarea
          {...text}
          value={writeSections(draft.sections)}
          onChange={(event) => change({ sections: readSections(event.target.value) })}
        />
      </Field>
      <Field label="Call to action">
        <Input {...text} value={draft.call_to_action} onChange={(event) => change({ call_to_action: event.target.value })} />
      </Field>
      {autosave.failure && (
        <p role="alert" className="text-destructive-ink text-sm">
          {autosave.failure} Your text is kept in this browser.
        </p>
      )}
      <div className="flex items-center gap-2">
        <Button variant="primary" onClick={async () => (await autosave.flush()) && onClose()}>
          Done
        </Button>
        <span className="text-ink-3 text-xs">Pieces already written stay as they are; write them again to follow the new outline.</span>
      </div>
      {autosave.conflict && (
        <ConflictDialog
          conflict={autosave.conflict}
          specs={[]}
          language={language}
          onKeepMine={autosave.keepMine}
          onTakeTheirs={() => {
            const { content } = autosave.conflict?.theirs ?? {};
            if (content?.kind === "outline") setDraft(content.outline);
            autosave.takeTheirs();
          }}
        />
      )}
    </div>
  );
}

type Section = Outline["sections"][number];

const tidy = (outline: Outline): Outline => ({
  ...outline,
  key_messages: outline.key_messages.filter((one) => one.trim() !== ""),
  sections: outline.sections.filter((one) => one.heading.trim() !== "" || one.points.length > 0),
});

export const writeSections = (sections: readonly Section[]): string =>
  sections.map((section) => [section.heading, ...section.points.map((point) => `- ${point}`)].join("\n")).join("\n\n");

export function readSections(text: string): Section[] {
  return text.split(/\n{2,}/).map((part) => {
    const [heading = "", ...points] = part.split("\n");
    return { heading, points: points.map((point) => point.replace(/^\s*[-–•]\s?/, "")) };
  });
}
