import { CaretUpDownIcon } from "@phosphor-icons/react/dist/csr/CaretUpDown";
import { type KeyboardEvent, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { ListboxPopover } from "../listbox/listbox-popover.tsx";
import type { Option } from "../listbox/option.ts";
import { OptionList } from "../listbox/option-list.tsx";
import { useListbox } from "../listbox/use-listbox.ts";
import { useFieldControl, useFieldLabel } from "./field.tsx";
import { boxClass } from "./input.tsx";

export interface SelectProps<V extends string> {
  value: V | null;
  onValueChange: (value: V) => void;
  options: readonly Option<V>[];
  placeholder?: string;
  /** Needed outside a `Field`. */
  "aria-label"?: string;
  disabled?: boolean;
  size?: "sm" | "md" | "lg";
  className?: string;
}

const heights = { sm: "min-h-8 text-sm px-2.5", md: "min-h-9 px-[11px]", lg: "min-h-[42px] px-[11px]" };

/** One of a few known things. For many, use `Combobox`, which searches. */
export function Select<V extends string>({
  value,
  onValueChange,
  options,
  placeholder = "Choose",
  disabled,
  size = "md",
  className,
  ...rest
}: SelectProps<V>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const control = useFieldControl();
  const labelId = useFieldLabel();
  const isSelected = (one: V) => one === value;
  const onPick = (option: Option<V>) => {
    onValueChange(option.value);
    setOpen(false);
  };
  const box = useListbox({ options, open, setOpen, isSelected, onPick });
  const chosen = options.find((option) => option.value === value);

  function onKeyDown(event: KeyboardEvent) {
    if (box.onKeyDown(event)) return;
    if (event.key === "Tab") setOpen(false);
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      box.openAtSelected();
    } else if (event.key === " " && open && typed.current.text === "") {
      event.preventDefault();
      const option = options[box.active];
      if (option && !option.disabled) onPick(option);
    } else if (event.key.length === 1 && event.key !== " " && !event.metaKey && !event.ctrlKey && !event.altKey) jumpTo(event);
  }

  /** Typing goes to the next option that begins with what was typed within a second. */
  function jumpTo(event: KeyboardEvent) {
    const fresh = event.timeStamp - typed.current.at > 1_000;
    typed.current = { text: (fresh ? "" : typed.current.text) + event.key.toLowerCase(), at: event.timeStamp };
    const index = options.findIndex((option) => !option.disabled && option.label.toLowerCase().startsWith(typed.current.text));
    if (index < 0) return;
    if (open) box.setActive(index);
    else if (options[index]) onValueChange(options[index].value);
  }

  const trigger = (
    <button
      ref={button}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={open ? box.listId : undefined}
      aria-activedescendant={box.activeId}
      aria-label={rest["aria-label"]}
      {...control}
      aria-labelledby={rest["aria-label"] || !labelId ? undefined : `${labelId} ${control.id}`}
      disabled={disabled}
      onClick={() => (open ? setOpen(false) : box.openAtSelected())}
      onKeyDown={onKeyDown}
      className={cn(
        boxClass,
        heights[size],
        "py-1.5 text-left outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/16 aria-invalid:border-destructive-solid disabled:bg-sunken disabled:text-ink-3",
        className,
      )}
    >
      {chosen?.icon && <span className="shrink-0 text-ink-3">{chosen.icon}</span>}
      <span className="min-w-0 flex-1">
        <span className={cn("block truncate", !chosen && "text-ink-3", chosen?.description && "font-control")}>
          {chosen ? <bdi lang={chosen.lang}>{chosen.label}</bdi> : placeholder}
          {chosen?.detail && <span className="ml-1.5 text-ink-3">{chosen.detail}</span>}
        </span>
        {chosen?.description && <span className="block truncate text-ink-3 text-xs leading-[18px]">{chosen.description}</span>}
      </span>
      <CaretUpDownIcon size={14} aria-hidden className="shrink-0 text-glyph" />
    </button>
  );

  return (
    <ListboxPopover open={open} setOpen={setOpen} anchorRef={button} anchor={trigger}>
      <OptionList box={box} options={options} label={rest["aria-label"] ?? placeholder} isSelected={isSelected} onPick={onPick} />
    </ListboxPopover>
  );
}
