import { llmStatuses } from "@copydesk/contracts";
import { Button, Chip } from "@copydesk/ui";
import { DatesFilter } from "../../../lib/list/dates-filter.tsx";
import { PickFilter } from "../../../lib/list/pick-filter.tsx";
import { SearchBox } from "../../../lib/list/search-box.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { useRight } from "../../../lib/rights.ts";
import { formatLanguage, purposeWords, statusWords } from "../words/call-words.ts";
import { FiguresFilter } from "./figures-filter.tsx";
import { type LlmAddress, llmList, useLlmOptions } from "./llm-list.ts";
import { formatPeriod, type Period, shownPeriod } from "./period.ts";

interface LlmFiltersProps {
  address: LlmAddress;
  change: ChangeList<LlmAddress>;
  zone: string;
  /** What the calls of one version are called: "Version 2 of LinkedIn post". */
  versionName: string;
}

const dayOnly = (bound: string | undefined) => bound?.slice(0, 10);
const named = (items: readonly { id: string; name: string }[] | undefined) =>
  (items ?? []).map(({ id, name }) => ({ value: id, label: name }));

export function LlmFilters({ address, change, zone, versionName }: LlmFiltersProps) {
  const { filters } = address;
  const { purpose, status, model, campaign, who, language, channel, version_id, task_id } = filters;
  const options = useLlmOptions().data;
  const mayRead = useRight("llm_logs.view_bodies");
  const set = (next: Partial<LlmAddress["filters"]>) => change({ filters: next });
  return (
    <search className="mb-2.5 flex flex-wrap items-center gap-1.5">
      {mayRead && (
        <SearchBox
          value={address.search}
          onSearch={(search) => change({ search }, { replace: true })}
          placeholder="Search in messages and replies"
        />
      )}
      <Dates filters={filters} onChange={set} zone={zone} />
      <PickFilter
        label="Purpose"
        values={purpose}
        onChange={(purpose) => set({ purpose })}
        options={(options?.purposes ?? []).map((value) => ({ value, label: purposeWords[value] }))}
      />
      <PickFilter
        label="Status"
        values={status}
        onChange={(status) => set({ status })}
        options={llmStatuses.map((value) => ({ value, label: statusWords[value] }))}
      />
      <PickFilter label="Model" values={model} onChange={(model) => set({ model })} options={named(options?.models)} />
      <PickFilter label="Campaign" values={campaign} onChange={(campaign) => set({ campaign })} options={named(options?.campaigns)} />
      <PickFilter label="Who" values={who} onChange={(who) => set({ who })} options={named(options?.people)} />
      <PickFilter
        label="Language"
        values={language}
        onChange={(language) => set({ language })}
        options={(options?.languages ?? []).map((code) => ({ value: code, label: formatLanguage(code) }))}
      />
      <PickFilter
        label="Channel"
        values={channel}
        onChange={(channel) => set({ channel })}
        options={(options?.channels ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FiguresFilter values={filters} onChange={set} />
      {version_id && (
        <Chip selected size="md" onRemove={() => set({ version_id: undefined })} removeLabel={`Clear ${versionName}`}>
          <bdi>{versionName}</bdi>
        </Chip>
      )}
      {task_id && (
        <Chip selected size="md" onRemove={() => set({ task_id: undefined })} removeLabel="Clear calls of one task">
          Calls of one task
        </Chip>
      )}
      {llmList.isFiltered(address) && (
        <Button variant="quiet" size="sm" onClick={() => change(llmList.cleared(address))}>
          Clear all
        </Button>
      )}
    </search>
  );
}

interface DatesProps {
  filters: Period;
  onChange: (period: Period) => void;
  zone: string;
}

function Dates({ filters: { from, to, all }, onChange, zone }: DatesProps) {
  const shown = shownPeriod({ from, to, all }, zone, Date.now());
  return (
    <DatesFilter
      value={{ from: dayOnly(from), to: dayOnly(to) }}
      onChange={(days) => onChange({ ...days, all: undefined })}
      zone={zone}
      words={formatPeriod(shown)}
      usual={{ days: shown, isNow: !from && !to && !all, onAll: () => onChange({ from: undefined, to: undefined, all: "all" }) }}
    />
  );
}
