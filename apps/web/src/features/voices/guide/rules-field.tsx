import { Field, IconButton } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, useRef, useState } from "react";

interface RulesFieldProps {
  label: string;
  /** "do" or "don’t", for what is read aloud: "Rule 2 of do". */
  kind: "do" | "dont";
  values: readonly string[];
  onChange: (values: string[]) => void;
  most: number;
  longest: number;
  lang: string;
  error?: string | undefined;
}

/** Rules line by line, each changed where it stands; the last line adds one. */
export function RulesField({ label, kind, values, onChange, most, longest, lang, error }: RulesFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const word = kind === "do" ? "Do" : "Don’t";
  const change = (at: number, text: string) => onChange(values.map((value, i) => (i === at ? text : value)));
  const remove = (at: number) => onChange(values.filter((_, i) => i !== at));
  const focusAdd = () => list.current?.querySelector<HTMLInputElement>("[data-add]")?.focus();
  const Glyph = kind === "do" ? CheckIcon : XIcon;
  return (
    <Field label={label} group error={error} aside={values.length > 0 && `${values.length} of ${most}`}>
      <ul ref={list} className="border-line border-t">
        {values.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name of its own, and moves only when one above it goes
          <li key={at} className="group/rule flex items-center gap-1.5 border-line border-b focus-within:border-accent">
            <Glyph size={14} aria-hidden className="shrink-0 text-ink-3" />
            <textarea
              rows={1}
              aria-label={`${word}, rule ${at + 1}`}
              value={value}
              lang={lang}
              dir="auto"
              maxLength={longest}
              onChange={(event) => change(at, event.target.value.replaceAll("\n", " "))}
              onBlur={() => value.trim() === "" && remove(at)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                focusAdd();
              }}
              className="field-sizing-content min-h-[34px] min-w-0 flex-1 resize-none bg-transparent py-[7px] text-sm outline-none"
            />
            <IconButton
              size="sm"
              tooltip={false}
              label={`Remove rule ${at + 1} of ${word.toLowerCase()}`}
              icon={<XIcon size={12} />}
              onClick={() => remove(at)}
              className="opacity-0 focus-visible:opacity-100 group-hover/rule:opacity-100 pointer-coarse:opacity-100"
            />
          </li>
        ))}
        {values.length < most && (
          <li className="flex items-center gap-1.5 border-line border-b focus-within:border-accent">
            <PlusIcon size={12} aria-hidden className="shrink-0 text-glyph" />
            <AddRule label={`Add to ${word.toLowerCase()}`} lang={lang} longest={longest} onAdd={(rule) => onChange([...values, rule])} />
          </li>
        )}
      </ul>
    </Field>
  );
}

interface AddRuleProps {
  label: string;
  lang: string;
  longest: number;
  onAdd: (rule: string) => void;
}

function AddRule({ label, lang, longest, onAdd }: AddRuleProps) {
  const [typed, setTyped] = useState("");
  function add() {
    if (typed.trim() !== "") onAdd(typed.trim());
    setTyped("");
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    // What is being typed belongs to what the keys that save, heard by the form, are about to send.
    if (event.metaKey || event.ctrlKey) return void (/^(?:s|Enter)$/.test(event.key) && add());
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  }
  return (
    <input
      data-add
      aria-label={label}
      placeholder="Add"
      value={typed}
      lang={lang}
      dir="auto"
      maxLength={longest}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={add}
      className="h-[34px] min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-ink-3"
    />
  );
}
