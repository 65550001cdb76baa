import { CaretUpDownIcon } from "@phosphor-icons/react/dist/csr/CaretUpDown";
import { useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { ListboxPopover } from "../listbox/listbox-popover.tsx";
import type { Option } from "../listbox/option.ts";
import { SearchableList } from "../listbox/searchable-list.tsx";
import { useFieldControl, useFieldLabel } from "./field.tsx";
import { boxClass } from "./input.tsx";

export interface ComboboxProps<V extends string> {
  value: V | null;
  onValueChange: (value: V) => void;
  options: readonly Option<V>[];
  placeholder?: string;
  searchPlaceholder?: string;
  /** A sentence for when nothing matches. */
  empty?: string;
  /** Hears what is typed, when the options are found elsewhere, and an empty text when the list opens. */
  onSearch?: (text: string) => void;
  "aria-label"?: string;
  disabled?: boolean;
  className?: string;
}

/** One of many things, found by typing. */
export function Combobox<V extends string>({
  value,
  onValueChange,
  options,
  placeholder = "Choose",
  disabled,
  className,
  ...rest
}: ComboboxProps<V>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const control = useFieldControl();
  const labelId = useFieldLabel();
  const chosen = options.find((option) => option.value === value);
  const show = (next: boolean) => {
    if (next && !open) rest.onSearch?.("");
    setOpen(next);
  };
  const trigger = (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-label={rest["aria-label"]}
      {...control}
      aria-labelledby={rest["aria-label"] || !labelId ? undefined : `${labelId} ${control.id}`}
      disabled={disabled}
      onClick={() => show(!open)}
      onKeyDown={(event) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        show(true);
      }}
      className={cn(
        boxClass,
        "min-h-9 px-[11px] py-1.5 text-left outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/16 aria-invalid:border-destructive-solid disabled:bg-sunken disabled:text-ink-3",
        className,
      )}
    >
      {chosen?.icon && <span className="shrink-0 text-ink-3">{chosen.icon}</span>}
      <span className={cn("min-w-0 flex-1 truncate", !chosen && "text-ink-3")}>
        {chosen ? <bdi lang={chosen.lang}>{chosen.label}</bdi> : placeholder}
      </span>
      <CaretUpDownIcon size={14} aria-hidden className="shrink-0 text-glyph" />
    </button>
  );
  return (
    <ListboxPopover open={open} setOpen={setOpen} anchorRef={button} anchor={trigger} focusRef={search}>
      <SearchableList
        inputRef={search}
        options={options}
        label={rest["aria-label"] ?? placeholder}
        searchPlaceholder={rest.searchPlaceholder}
        empty={rest.empty}
        onSearch={rest.onSearch}
        isSelected={(one) => one === value}
        onPick={(option) => {
          onValueChange(option.value);
          setOpen(false);
        }}
      />
    </ListboxPopover>
  );
}
