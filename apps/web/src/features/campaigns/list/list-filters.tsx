import { Segmented } from "@copydesk/ui";
import type { ReactNode } from "react";
import { SearchBox } from "../../../lib/list/search-box.tsx";
import { DatesFilter } from "./dates-filter.tsx";
import { LanguageFilter } from "./language-filter.tsx";
import { type ListAddress, type Scope, scopes } from "./list-address.ts";
import { StatusFilter } from "./status-filter.tsx";
import type { ChangeAddress } from "./use-list-address.ts";

const scopeWords: Record<Scope, string> = { all: "All", mine: "Mine", shared: "Shared with me", public: "Public" };
const choices = scopes.map((value) => ({ value, label: scopeWords[value] }));

interface ListFiltersProps {
  address: ListAddress;
  change: ChangeAddress;
  view: "campaigns" | "templates";
  /** How many are listed, in words. */
  count: ReactNode;
}

/** Search, filters and the count above the list. Templates are only searched. */
export function ListFilters({ address, change, view, count }: ListFiltersProps) {
  return (
    <search className="mb-2.5 flex flex-wrap items-center gap-1.5">
      <SearchBox
        value={address.search}
        onSearch={(search) => change({ search }, { replace: true })}
        placeholder={view === "campaigns" ? "Filter by name or story" : "Filter by name"}
      />
      {view === "campaigns" && (
        <>
          <div className="-mx-4 overflow-x-auto px-4 py-1 md:m-0 md:mr-1.5 md:p-0">
            <Segmented aria-label="Whose campaigns" value={address.scope} onValueChange={(scope) => change({ scope })} options={choices} />
          </div>
          <StatusFilter value={address.status} onChange={(status) => change({ status })} />
          <LanguageFilter value={address.language} onChange={(language) => change({ language })} />
          <DatesFilter value={address} onChange={change} />
        </>
      )}
      <span className="ml-auto text-ink-3 text-sm tabular-nums whitespace-nowrap" aria-live="polite">
        {count}
      </span>
    </search>
  );
}
