import { type ExampleOptions, exampleSources } from "@copydesk/contracts";
import { FilterButton, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from "@copydesk/ui";
import { PickFilter } from "../../../lib/list/pick-filter.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { anyChannel, general, sourceWords } from "../example-values.ts";
import type { ExampleAddress } from "./example-list.ts";

interface ExampleFiltersProps {
  address: ExampleAddress;
  change: ChangeList<ExampleAddress>;
  options: ExampleOptions | undefined;
}

const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** Voice, language, channel, use and source. */
export function ExampleFilters({ address: { filters }, change, options }: ExampleFiltersProps) {
  const voices = [{ value: "general", label: general }, ...(options?.voices ?? []).map(named)];
  const channels = [{ value: "any", label: anyChannel }, ...(options?.channels ?? []).map(named)];
  return (
    <>
      <OneFilter label="Voice" value={filters.voice} onChange={(voice) => change({ filters: { voice } })} options={voices} />
      <PickFilter
        label="Language"
        values={filters.languages}
        onChange={(languages) => change({ filters: { languages } })}
        options={(options?.languages ?? []).filter((one) => one.is_active || filters.languages.includes(one.id)).map(named)}
      />
      <PickFilter
        label="Channel"
        values={filters.channels}
        onChange={(values) => change({ filters: { channels: values } })}
        options={channels}
      />
      <OneFilter
        label="In prompts"
        value={filters.used}
        onChange={(used) => change({ filters: { used } })}
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
      />
      <OneFilter
        label="Source"
        value={filters.source}
        onChange={(source) => change({ filters: { source } })}
        options={exampleSources.map((value) => ({ value, label: sourceWords[value] }))}
      />
    </>
  );
}

interface OneFilterProps<V extends string> {
  label: string;
  value: V | undefined;
  onChange: (value: V | undefined) => void;
  options: readonly { value: V; label: string }[];
}

/** A filter that is one of a few values; what was picked and is gone still shows, to be cleared. */
function OneFilter<V extends string>({ label, value, onChange, options }: OneFilterProps<V>) {
  const chosen = value && (options.find((option) => option.value === value)?.label ?? "1 picked");
  return (
    <Menu>
      <MenuTrigger>
        <FilterButton label={label} value={chosen && <bdi>{chosen}</bdi>} onClear={() => onChange(undefined)} />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value={value ?? ""} onValueChange={(picked) => onChange(options.find((option) => option.value === picked)?.value)}>
          {options.map((option) => (
            <MenuRadioItem key={option.value} value={option.value}>
              <bdi>{option.label}</bdi>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
