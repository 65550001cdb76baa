import { Button, IconButton, Input } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, useRef } from "react";

interface LinesEditorProps {
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
  max: number;
  /** What one line is: "key message". */
  noun: string;
  type?: "text" | "url";
  placeholder?: string;
  /** The list was left; lines without words are gone by then. */
  onLeave: () => void;
}

/** A few lines of text, one under the other. Enter begins the next, Backspace takes an empty one away. */
export function LinesEditor({ values, onValuesChange, max, noun, type = "text", placeholder, onLeave }: LinesEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = (index: number) => requestAnimationFrame(() => box.current?.querySelectorAll("input")[index]?.focus());
  const edit = (index: number, value: string) => onValuesChange(values.map((one, at) => (at === index ? value : one)));
  const remove = (index: number) => onValuesChange(values.filter((_, at) => at !== index));
  function add(after: number) {
    if (values.length >= max) return;
    onValuesChange([...values.slice(0, after + 1), "", ...values.slice(after + 1)]);
    focus(after + 1);
  }
  function leave(to: Element | null) {
    if (to && box.current?.contains(to)) return;
    if (values.some((value) => value.trim() === "")) onValuesChange(values.filter((value) => value.trim() !== ""));
    onLeave();
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(index);
    } else if (event.key === "Backspace" && values[index] === "" && values.length > 1) {
      event.preventDefault();
      remove(index);
      focus(Math.max(0, index - 1));
    }
  }
  return (
    <div ref={box} className="grid gap-1.5">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
        <div key={index} className="flex items-center gap-1">
          <Input
            type={type}
            id={`${noun.replace(" ", "-")}-${index}`}
            aria-label={`${noun} ${index + 1}`}
            placeholder={placeholder}
            value={value}
            onChange={(event) => edit(index, event.target.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onBlur={(event) => leave(event.relatedTarget)}
          />
          <IconButton label={`Remove ${noun} ${index + 1}`} tooltip={false} icon={<XIcon size={14} />} onClick={() => remove(index)} />
        </div>
      ))}
      {values.length < max && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 justify-self-start"
          icon={<PlusIcon size={13} weight="bold" />}
          onClick={() => add(values.length - 1)}
        >
          Add {noun}
        </Button>
      )}
    </div>
  );
}
