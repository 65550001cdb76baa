import { activityResults, activitySources } from "@copydesk/contracts";
import { DatesFilter } from "../../../lib/list/dates-filter.tsx";
import { PickFilter } from "../../../lib/list/pick-filter.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { actionChoices, formatThings } from "../words/action-words.ts";
import { resultWords, sourceWords } from "../words/entry-words.ts";
import { type ActivityAddress, useActivityOptions } from "./activity-list.ts";

interface ActivityFiltersProps {
  address: ActivityAddress;
  change: ChangeList<ActivityAddress>;
  zone: string;
}

export function ActivityFilters({ address, change, zone }: ActivityFiltersProps) {
  const { from, to, actor, thing, action, result, source } = address.filters;
  const options = useActivityOptions().data;
  const things = (options?.entity_types ?? []).map((type) => ({ value: type, label: formatThings(type) }));
  const set = (filters: Partial<ActivityAddress["filters"]>) => change({ filters });
  return (
    <search className="mb-2.5 flex flex-wrap items-center gap-1.5">
      <DatesFilter value={{ from, to }} onChange={set} zone={zone} />
      <PickFilter
        label="Who"
        values={actor}
        onChange={(actor) => set({ actor })}
        options={(options?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <PickFilter
        label="Item"
        values={thing}
        onChange={(thing) => set({ thing })}
        options={things.sort((a, b) => a.label.localeCompare(b.label, "en"))}
      />
      <PickFilter label="Action" values={action} onChange={(action) => set({ action })} options={actionChoices(options?.actions ?? [])} />
      <PickFilter
        label="Result"
        values={result}
        onChange={(result) => set({ result })}
        options={activityResults.map((value) => ({ value, label: resultWords[value] }))}
      />
      <PickFilter
        label="From"
        values={source}
        onChange={(source) => set({ source })}
        options={activitySources.map((value) => ({ value, label: sourceWords[value] }))}
      />
    </search>
  );
}
