import { Segmented } from "@copydesk/ui";
import type { ReactNode } from "react";
import { FilterBar } from "../../../lib/list/list-page.tsx";
import { SearchBox } from "../../../lib/list/search-box.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { DatesFilter } from "./dates-filter.tsx";
import { LanguageFilter } from "./language-filter.tsx";
import { type CampaignAddress, type Scope, scopes } from "./list-address.ts";
import { StatusFilter } from "./status-filter.tsx";

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
