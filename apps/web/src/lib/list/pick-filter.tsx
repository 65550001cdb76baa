import { FilterButton, Menu, MenuCheckboxItem, MenuContent, MenuTrigger } from "@copydesk/ui";

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
  return (
    <Menu>
      <MenuTrigger>
        <FilterButton label={label} value={said} onClear={() => onChange([])} />
      </MenuTrigger>
      <MenuContent align="start">
        {options.map((option) => (
          <MenuCheckboxItem
            key={option.value}
            checked={values.includes(option.value)}
            onCheckedChange={(picked) => onChange(picked ? [...values, option.value] : values.filter((value) => value !== option.value))}
          >
            <bdi>{option.label}</bdi>
          </MenuCheckboxItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
