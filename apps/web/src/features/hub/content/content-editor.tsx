import type { BlockDetail, ChannelOption, FieldSpec, FieldValues, LanguageOption } from "@copydesk/contracts";
import { checkFields } from "@copydesk/contracts";
import { Button, cn } from "@copydesk/ui";
import { lazy, Suspense, useDeferredValue, useMemo, useState } from "react";
import { ChecksLine } from "./checks-line.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { PartLabel } from "./content-view.tsx";
import { fieldLook, lookClass, needsLabels } from "./field-look.ts";
import { GrowingText } from "./growing-text.tsx";
import { unsavedContent, useAutosave } from "./use-autosave.ts";

const MarkdownEditor = lazy(() => import("./markdown-editor.tsx"));

interface ContentEditorProps {
  block: BlockDetail;
  channel: ChannelOption;
  language: LanguageOption;
  values: FieldValues;
  baseVersionId: string;
  onClose: () => void;
}

/** Edits the parts of a piece where they stand. Loaded when somebody begins to write. */
export default function ContentEditor({ block, channel, language, values, baseVersionId, onClose }: ContentEditorProps) {
  const [fields, setFields] = useState<FieldValues>(() => {
    const kept = unsavedContent(block.id, baseVersionId);
    return kept?.kind === "content" ? kept.fields : values;
  });
  const autosave = useAutosave(block, baseVersionId);
  const labels = needsLabels(channel.fields, fields);
  const checks = useLiveChecks(fields, channel, language, block);

  function change(spec: FieldSpec, value: string | string[]) {
    const next = { ...fields, [spec.key]: value };
    setFields(next);
    autosave.change({ kind: "content", fields: next });
  }

  async function done() {
    if (await autosave.flush()) onClose();
  }

  return (
    <fieldset
      aria-label={`Editing ${channel.name}`}
      onKeyDown={(event) => {
        if ((event.metaKey || event.ctrlKey) && (event.key === "s" || event.key === "Enter")) {
          event.preventDefault();
          void (event.key === "s" ? autosave.flush() : done());
        }
        if (event.key === "Escape") void done();
      }}
    >
      <div
        className={cn("copy max-w-measure", language.direction === "rtl" && "ml-auto max-w-none")}
        lang={language.code}
        dir={language.direction}
      >
        {channel.fields.map((spec, i) => (
          <div key={spec.key} className={cn(labels ? "mt-5 first:mt-0" : "mt-4 first:mt-0")}>
            {labels && <PartLabel spec={spec} value={fields[spec.key] ?? ""} />}
            <EditField
              spec={spec}
              value={fields[spec.key] ?? (spec.format === "list" ? [] : "")}
              focus={i === 0}
              onChange={(value) => change(spec, value)}
            />
          </div>
        ))}
      </div>
      <ChecksLine checks={checks} />
      {autosave.failure && (
        <p role="alert" className="mt-3 text-destructive-ink text-sm">
          {autosave.failure} Your text is kept in this browser.
        </p>
      )}
      <div className="mt-4 flex items-center gap-2">
        <Button variant="primary" onClick={done}>
          Done
        </Button>
        <span className="text-ink-3 text-xs">Saved as you type; one version for everything you change now.</span>
      </div>
      {autosave.conflict && (
        <ConflictDialog
          conflict={autosave.conflict}
          specs={channel.fields}
          language={language}
          onKeepMine={autosave.keepMine}
          onTakeTheirs={() => {
            const { content } = autosave.conflict?.theirs ?? {};
            if (content?.kind === "content") setFields(content.fields);
            autosave.takeTheirs();
          }}
        />
      )}
    </fieldset>
  );
}

function EditField(props: { spec: FieldSpec; value: string | string[]; focus: boolean; onChange: (value: string | string[]) => void }) {
  const { spec, value, focus, onChange } = props;
  const text = Array.isArray(value) ? value.join(spec.key === "hashtags" ? " " : "\n") : value;
  if (spec.format === "markdown") {
    return (
      <Suspense fallback={<div className="min-h-40 whitespace-pre-line">{text}</div>}>
        <MarkdownEditor label={spec.label} value={text} autoFocus={focus} onChange={onChange} />
      </Suspense>
    );
  }
  return (
    <GrowingText
      label={spec.label}
      className={lookClass[fieldLook(spec)]}
      value={text}
      autoFocus={focus}
      placeholder={spec.required ? `${spec.label} is required` : spec.label}
      onChange={(next) => onChange(spec.format === "list" ? splitList(next, spec.key) : next)}
    />
  );
}

const splitList = (text: string, key: string): string[] => (text === "" ? [] : text.split(key === "hashtags" ? " " : "\n"));

/** Counts and checks of what is typed; a moment behind the keys on long texts, never in their way. */
function useLiveChecks(fields: FieldValues, channel: ChannelOption, language: LanguageOption, block: BlockDetail) {
  const settled = useDeferredValue(fields);
  return useMemo(() => {
    const found = checkFields(settled, {
      fields: channel.fields,
      fold: channel.fold,
      banned_terms: [],
      preferred_terms: [],
      mandatory_text: "",
      language: language.code,
    });
    // Rules of voice and brief are known to the server; its last word about them stays until the next save.
    const fromServer = block.selected?.checks.filter((check) => check.code === "banned_terms" || check.code === "mandatory_text") ?? [];
    const local = found.filter(
      (check) => check.code !== "banned_terms" && check.code !== "mandatory_text" && check.code !== "preferred_terms",
    );
    return [...local, ...fromServer];
  }, [settled, channel, language, block.selected?.checks]);
}
