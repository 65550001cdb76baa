import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { type ReactNode, useRef, useState } from "react";
import { ListboxPopover } from "../listbox/listbox-popover.tsx";
import type { Option } from "../listbox/option.ts";
import { SearchableList } from "../listbox/searchable-list.tsx";
import { Chip } from "./chip.tsx";
import { useFieldControl } from "./field.tsx";

export interface MultiPickerProps<V extends string> {
  values: readonly V[];
  onValuesChange: (values: V[]) => void;
  options: readonly Option<V>[];
  /** Words of the button that opens the list: "Add objective". */
  addLabel: string;
  searchPlaceholder?: string;
  empty?: string;
  /** At most so many; the button goes away then. */
  max?: number;
  /** At least so many: the last ones cannot be taken away. */
  min?: number;
  /** Offers to add what was typed; chips of such values are labelled by `labelOf`. */
  onCreate?: (text: string) => void;
  labelOf?: (value: V) => string;
  /** After a chip's label, such as "primary". */
  noteOf?: (value: V, index: number) => ReactNode;
  disabled?: boolean;
}

/** Several of many: what is chosen stands as chips, the list behind "Add …" searches and ticks. */
export function MultiPicker<V extends string>(props: MultiPickerProps<V>) {
  const {
    values,
    onValuesChange,
    options,
    addLabel,
    max = Number.POSITIVE_INFINITY,
    min = 0,
    onCreate,
    labelOf,
    noteOf,
    disabled = false,
  } = props;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const control = useFieldControl();
  const remove = (value: V) => onValuesChange(values.filter((one) => one !== value));
  const toggle = ({ value }: Option<V>) => {
    if (!values.includes(value)) onValuesChange([...values, value]);
    else if (values.length > min) remove(value);
    if (values.length + 1 >= max && !values.includes(value)) setOpen(false);
  };
  const trigger = (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      {...control}
      disabled={disabled || values.length >= max}
      onClick={() => setOpen(!open)}
      className="inline-flex h-7 items-center gap-1.5 rounded-sm border border-line bg-canvas px-2.5 font-medium text-ink-2 text-xs transition-colors enabled:hover:bg-hover disabled:opacity-55"
    >
      <PlusIcon size={12} weight="bold" aria-hidden />
      {addLabel}
    </button>
  );
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {values.map((value, index) => {
        const option = options.find((one) => one.value === value);
        const label = option?.label ?? labelOf?.(value) ?? value;
        return (
          <Chip
            key={value}
            selected
            size="md"
            icon={option?.icon}
            note={noteOf?.(value, index)}
            removeLabel={`Remove ${label}`}
            onRemove={disabled || values.length <= min ? undefined : () => remove(value)}
          >
            <bdi lang={option?.lang}>{label}</bdi>
          </Chip>
        );
      })}
      <ListboxPopover open={open} setOpen={setOpen} anchorRef={button} anchor={trigger} focusRef={search} wide>
        <SearchableList
          inputRef={search}
          options={options}
          label={addLabel}
          multiple
          searchPlaceholder={props.searchPlaceholder}
          empty={props.empty}
          isSelected={(value) => values.includes(value)}
          onPick={toggle}
          onCreate={onCreate}
        />
      </ListboxPopover>
    </div>
  );
}
