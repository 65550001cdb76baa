import type { CampaignStatus } from "@copydesk/contracts";
import {
  Button,
  DatePicker,
  Field,
  FilterButton,
  formatDay,
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Segmented,
} from "@copydesk/ui";
import type { ReactNode } from "react";
import { FilterBar } from "../../../lib/list/list-page.tsx";
import { SearchBox } from "../../../lib/list/search-box.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { formatDays } from "../../../lib/time-words.ts";
import { useFormOptions } from "../api/use-form-options.ts";
import { statuses, statusWords } from "../words/status-words.ts";
import { type CampaignAddress, type Scope, scopes } from "./list-address.ts";

const scopeWords: Record<Scope, string> = { all: "All", mine: "Mine", shared: "Shared with me", public: "Public" };
const choices = scopes.map((value) => ({ value, label: scopeWords[value] }));

interface ListFiltersProps {
  address: CampaignAddress;
  change: ChangeList<CampaignAddress>;
  view: "campaigns" | "templates";
  /** How many are listed, in words. */
  count: ReactNode;
}

/** Search, filters and the count above the list. Templates are only searched. */
export function ListFilters({ address, change, view, count }: ListFiltersProps) {
  const { scope, status, language, from, to } = address.filters;
  return (
    <FilterBar count={count}>
      <SearchBox
        value={address.search}
        onSearch={(search) => change({ search }, { replace: true })}
        placeholder={view === "campaigns" ? "Filter by name or story" : "Filter by name"}
      />
      {view === "campaigns" && (
        <>
          <div className="-mx-4 overflow-x-auto px-4 py-1 md:m-0 md:mr-1.5 md:p-0">
            <Segmented
              aria-label="Whose campaigns"
              value={scope}
              onValueChange={(scope) => change({ filters: { scope } })}
              options={choices}
            />
          </div>
          <StatusFilter value={status} onChange={(status) => change({ filters: { status } })} />
          <LanguageFilter value={language} onChange={(language) => change({ filters: { language } })} />
          <DatesFilter value={{ from, to }} onChange={(filters) => change({ filters })} />
        </>
      )}
    </FilterBar>
  );
}

interface Days {
  from: string | undefined;
  to: string | undefined;
}

/** Campaigns that run at any time between two days; either may be left open. */
function DatesFilter({ value, onChange }: { value: Days; onChange: (days: Days) => void }) {
  const { from, to } = value;
  const clear = () => onChange({ from: undefined, to: undefined });
  return (
    <Popover>
      <PopoverTrigger>
        <FilterButton label="Dates" value={wordsOf(value)} onClear={clear} />
      </PopoverTrigger>
      <PopoverContent aria-label="Dates" className="grid w-72 gap-3 p-4">
        <p className="text-ink-2 text-sm">Campaigns that run between these days.</p>
        <Field label="From">
          <DatePicker value={from ?? null} max={to} placeholder="Any day" onValueChange={(day) => onChange({ from: day, to })} />
        </Field>
        <Field label="To">
          <DatePicker value={to ?? null} min={from} placeholder="Any day" onValueChange={(day) => onChange({ from, to: day })} />
        </Field>
        {(from || to) && (
          <Button variant="quiet" size="sm" className="justify-self-start" onClick={clear}>
            Clear
          </Button>
        )}
      </PopoverContent>
    </Popover>
  );
}

function wordsOf({ from, to }: Days): string | undefined {
  if (from && to) return formatDays(from, to, new Date().getFullYear());
  if (from) return `from ${formatDay(from)}`;
  return to ? `until ${formatDay(to)}` : undefined;
}

interface LanguageFilterProps {
  /** Language code. */
  value: string | undefined;
  onChange: (code: string | undefined) => void;
}

function LanguageFilter({ value, onChange }: LanguageFilterProps) {
  const languages = useFormOptions().data?.languages ?? [];
  const chosen = languages.find((language) => language.code === value);
  return (
    <Menu>
      <MenuTrigger>
        <FilterButton label="Language" value={value && (chosen?.name ?? value.toUpperCase())} onClear={() => onChange(undefined)} />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value={value ?? ""} onValueChange={onChange}>
          {languages.map((language) => (
            <MenuRadioItem key={language.id} value={language.code}>
              {language.name}
              {language.native_name !== language.name && (
                <bdi lang={language.code} className="ml-2 text-ink-3">
                  {language.native_name}
                </bdi>
              )}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

interface StatusFilterProps {
  value: CampaignStatus | undefined;
  onChange: (status: CampaignStatus | undefined) => void;
}

function StatusFilter({ value, onChange }: StatusFilterProps) {
  const pick = (picked: string) => onChange(statuses.find((status) => status === picked));
  return (
    <Menu>
      <MenuTrigger>
        <FilterButton label="Status" value={value && statusWords[value].label} onClear={() => onChange(undefined)} />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuRadioGroup value={value ?? ""} onValueChange={pick}>
          {statuses.map((status) => (
            <MenuRadioItem key={status} value={status}>
              {statusWords[status].label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
