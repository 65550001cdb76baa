import {
  FilterButton,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  SearchableList,
} from "@copydesk/ui";
import { useRef } from "react";

/** More than so many are found by typing. */
const fewEnough = 14;

interface PickFilterProps<V extends string> {
  label: string;
  values: readonly V[];
  onChange: (values: V[]) => void;
  options: readonly { value: V; label: string }[];
}

/** A filter that several of a few values can be picked in; what was picked and is gone still shows, to be cleared. */
export function PickFilter<V extends string>({ label, values, onChange, options }: PickFilterProps<V>) {
  const first = options.find(({ value }) => value === values[0])?.label ?? "1 picked";
  const said = values.length === 0 ? undefined : values.length === 1 ? first : `${first} +${values.length - 1}`;
  const toggle = (value: V) => onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  const button = <FilterButton label={label} value={said} onClear={() => onChange([])} />;
  if (options.length > fewEnough) {
    return (
      <Popover>
        <PopoverTrigger>{button}</PopoverTrigger>
        <SearchedOptions label={label} options={options} isPicked={(value) => values.includes(value)} onToggle={toggle} />
      </Popover>
    );
  }
  return (
    <Menu>
      <MenuTrigger>{button}</MenuTrigger>
      <MenuContent align="start">
        {options.map((option) => (
          <MenuCheckboxItem key={option.value} checked={values.includes(option.value)} onCheckedChange={() => toggle(option.value)}>
            <bdi>{option.label}</bdi>
          </MenuCheckboxItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

interface SearchedOptionsProps<V extends string> extends Pick<PickFilterProps<V>, "label" | "options"> {
  isPicked: (value: V) => boolean;
  onToggle: (value: V) => void;
}

function SearchedOptions<V extends string>({ label, options, isPicked, onToggle }: SearchedOptionsProps<V>) {
  const search = useRef<HTMLInputElement>(null);
  return (
    <PopoverContent
      aria-label={label}
      className="flex max-h-[min(var(--radix-popover-content-available-height),360px)] w-72 flex-col overflow-hidden p-0"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        search.current?.focus();
      }}
    >
      <SearchableList
        multiple
        inputRef={search}
        options={options}
        label={label}
        isSelected={isPicked}
        onPick={(option) => onToggle(option.value)}
      />
    </PopoverContent>
  );
}
