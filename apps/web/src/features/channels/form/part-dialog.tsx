import { type FieldSpec, fieldFormats, fieldSpecSchema, lengthUnits } from "@copydesk/contracts";
import { Field, Input, Select } from "@copydesk/ui";
import { useState } from "react";
import { DefinitionDialog } from "../../../lib/definitions/definition-dialog.tsx";
import type { DefinitionDialogProps } from "../../../lib/definitions/definition-rows.tsx";
import { errorsOf, type FormErrors, problemsOfIssues } from "../../../lib/versioned-form/form-problems.ts";
import { unitHelp, unitNames } from "../channel-words.ts";

const blank: FieldSpec = { key: "", label: "", format: "plain", required: false, unit: "graphemes" };
const formatNames = { plain: "Plain text", markdown: "Markdown", list: "List, such as hashtags" };
type Bound = "min" | "max" | "countMin" | "countMax" | "totalMax" | "warnOver";

/** Everything about one part of a channel's text. */
export function PartDialog({ definition: part, taken, onSave, onClose }: DefinitionDialogProps<FieldSpec>) {
  const [draft, setDraft] = useState(part ?? blank);
  const [errors, setErrors] = useState<FormErrors>({});
  const set = (change: Partial<FieldSpec>) => setDraft((now) => ({ ...now, ...change }));

  function submit() {
    const whole = wholeOf(draft);
    const found = { ...orderProblems(whole), ...errorsOf(problemsOfIssues(fieldSpecSchema.safeParse(whole).error?.issues ?? [])) };
    if (taken.includes(whole.key)) found.key = "This key is taken. Choose another one.";
    setErrors(found);
    if (Object.keys(found).length === 0) onSave(whole);
  }
  const bound = (key: Bound, label: string, help?: string) => (
    <Field label={label} optional error={errors[key]} help={help}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        value={draft[key] ?? ""}
        onChange={(event) => set({ [key]: Number.isFinite(event.target.valueAsNumber) ? event.target.valueAsNumber : undefined })}
      />
    </Field>
  );
  const isList = draft.format === "list";
  return (
    <DefinitionDialog
      noun="part"
      storedLabel={part?.label}
      description="A part of the finished text. Drafts are checked against its limits, and the model is told of them."
      draft={draft}
      set={set}
      errors={{ ...errors, key: keyWords(errors.key) }}
      keyHelp={part ? "Existing texts are stored under it." : "Integrations use it."}
      requiredHelp="A draft without it is flagged."
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Format">
          <Select
            value={draft.format}
            onValueChange={(format) => set({ format })}
            options={fieldFormats.map((one) => ({ value: one, label: formatNames[one] }))}
          />
        </Field>
        <Field label="Counted as" help={unitHelp[draft.unit]}>
          <Select
            value={draft.unit}
            onValueChange={(unit) => set({ unit })}
            options={lengthUnits.map((one) => ({ value: one, label: unitNames[one] }))}
          />
        </Field>
        {bound("min", isList ? "Shortest entry" : "Shortest")}
        {bound("max", isList ? "Longest entry" : "Longest")}
        {isList && bound("countMin", "Fewest entries")}
        {isList && bound("countMax", "Most entries")}
        {isList && bound("totalMax", "All entries together")}
        {!isList && bound("warnOver", "Better under", "Longer than this is allowed, with a warning.")}
      </div>
    </DefinitionDialog>
  );
}

const keyWords = (message: string | undefined) =>
  message?.startsWith("Invalid") ? "Use small letters, digits and _, beginning with a letter" : message;

/** Bounds that contradict each other. */
function orderProblems({ min, max, countMin, countMax, warnOver }: FieldSpec): Record<string, string> {
  const problems: Record<string, string> = {};
  if (min !== undefined && max !== undefined && min > max) problems.max = "Less than the shortest";
  if (countMin !== undefined && countMax !== undefined && countMin > countMax) problems.countMax = "Less than the fewest";
  if (warnOver !== undefined && max !== undefined && warnOver > max) problems.warnOver = "Choose a length below the longest";
  return problems;
}

/** Without what its format does not have. */
function wholeOf(draft: FieldSpec): FieldSpec {
  const { key, label, format, required, unit, min, max, countMin, countMax, totalMax, warnOver, help } = draft;
  const isList = format === "list";
  return {
    ...{ key: key.trim(), label, format, required, unit },
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(isList && countMin !== undefined && { countMin }),
    ...(isList && countMax !== undefined && { countMax }),
    ...(isList && totalMax !== undefined && { totalMax }),
    ...(!isList && warnOver !== undefined && { warnOver }),
    ...(help?.trim() && { help: help.trim() }),
  };
}
