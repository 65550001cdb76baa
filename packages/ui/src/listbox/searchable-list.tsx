import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { type RefObject, useState } from "react";
import { matchOptions, type Option } from "./option.ts";
import { OptionList } from "./option-list.tsx";
import { useListbox } from "./use-listbox.ts";

interface SearchableListProps<V extends string> {
  inputRef: RefObject<HTMLInputElement | null>;
  options: readonly Option<V>[];
  label: string;
  multiple?: boolean;
  searchPlaceholder?: string | undefined;
  empty?: string | undefined;
  isSelected: (value: V) => boolean;
  onPick: (option: Option<V>) => void;
  /** Offers to make what was typed when nothing is called exactly so. */
  onCreate?: ((text: string) => void) | undefined;
  /** Hears what is typed, when somebody else does the finding: all options are shown then. */
  onSearch?: ((text: string) => void) | undefined;
}

const make = "\u0000make";

/** A search field over a list; the field keeps the focus while arrows move through the list. */
export function SearchableList<V extends string>(props: SearchableListProps<V>) {
  const {
    inputRef,
    options,
    label,
    multiple,
    searchPlaceholder = "Search",
    empty = "Nothing matches",
    isSelected,
    onPick,
    onCreate,
    onSearch,
  } = props;
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const matches: readonly Option<string>[] = onSearch ? options : matchOptions(options, typed);
  const isNew = onCreate && text !== "" && !options.some((option) => option.label.toLowerCase() === text.toLowerCase());
  const rows = isNew ? [...matches, { value: make, label: `Add “${text}”` }] : matches;
  const pick = (row: Option<string>) => {
    setTyped("");
    if (row.value === make) onCreate?.(text);
    else {
      const option = options.find((one) => one.value === row.value);
      if (option) onPick(option);
    }
  };
  const selected = (value: string) => value !== make && isSelected(value as V);
  const box = useListbox({ options: rows, open: true, setOpen: () => {}, isSelected: selected, onPick: pick });
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-line border-b px-3 text-ink-3">
        <MagnifyingGlassIcon size={14} aria-hidden />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={box.listId}
          aria-activedescendant={box.activeId}
          aria-label={`${searchPlaceholder}: ${label}`}
          placeholder={searchPlaceholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onSearch?.(event.target.value.trim());
            box.setActive(0);
          }}
          onKeyDown={box.onKeyDown}
          className="h-10 w-full min-w-0 bg-transparent text-ink text-sm outline-none"
        />
      </div>
      {rows.length > 0 ? (
        <OptionList box={box} options={rows} label={label} multiple={multiple} isSelected={selected} onPick={pick} />
      ) : (
        <p className="px-3 py-3 text-ink-3 text-sm">{empty}</p>
      )}
    </>
  );
}
