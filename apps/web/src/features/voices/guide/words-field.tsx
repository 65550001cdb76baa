import { Chip, Field, useFieldControl } from "@copydesk/ui";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";

interface WordsFieldProps {
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Words of the empty end: "Add a word". */
  addLabel: string;
  most: number;
  longest: number;
  lang: string;
  help?: string;
  error?: string | undefined;
}

/** Short words one by one, as chips. Enter or a comma ends one; a pasted list becomes several. */
export function WordsField({ label, values, onChange, addLabel, most, lang, help, error, longest }: WordsFieldProps) {
  return (
    <Field label={label} error={error} help={help} aside={values.length > 0 && `${values.length} of ${most}`}>
      <WordsBox values={values} onChange={onChange} addLabel={addLabel} most={most} longest={longest} lang={lang} />
    </Field>
  );
}

type BoxProps = Pick<WordsFieldProps, "values" | "onChange" | "addLabel" | "most" | "longest" | "lang">;

function WordsBox({ values, onChange, addLabel, most, longest, lang }: BoxProps) {
  const [typed, setTyped] = useState("");
  const control = useFieldControl();
  const isFull = values.length >= most;

  function add(text: string) {
    const words = text.split(/[,;\n]/).map((word) => word.trim().slice(0, longest));
    const known = new Set(values.map((word) => word.toLowerCase()));
    const fresh = words.filter((word) => word !== "" && !known.has(word.toLowerCase()) && known.add(word.toLowerCase()));
    if (fresh.length > 0) onChange([...values, ...fresh].slice(0, most));
    setTyped("");
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // What is being typed belongs to what the keys that save, heard by the form, are about to send.
    if (event.metaKey || event.ctrlKey) return void (/^(?:s|Enter)$/.test(event.key) && add(typed));
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && typed === "") onChange(values.slice(0, -1));
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-1.5 rounded-md border border-line-strong bg-canvas p-[5px] transition-[border-color,box-shadow] has-[input:focus-visible]:border-accent has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-accent/16 has-[[aria-invalid]]:border-destructive-solid">
      {values.map((word) => (
        <Chip
          key={word}
          removeLabel={`Remove ${word}`}
          onRemove={() => onChange(values.filter((one) => one !== word))}
          className="text-ink"
        >
          <bdi lang={lang}>{word}</bdi>
        </Chip>
      ))}
      {!isFull && (
        <input
          {...control}
          value={typed}
          lang={lang}
          dir="auto"
          maxLength={longest}
          placeholder={addLabel}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(typed)}
          className="h-6 min-w-24 flex-1 bg-transparent px-1 text-sm outline-none placeholder:text-ink-3"
        />
      )}
      {isFull && (
        <input {...control} readOnly value="" aria-label={`${values.length} words, the most there can be`} className="w-0 outline-none" />
      )}
    </div>
  );
}
