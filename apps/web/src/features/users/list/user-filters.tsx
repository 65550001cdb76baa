import type { ReactNode } from "react";
import { FilterBar } from "../../../lib/list/list-page.tsx";
import { PickFilter } from "../../../lib/list/pick-filter.tsx";
import { SearchBox } from "../../../lib/list/search-box.tsx";
import { StatusFilter } from "../../../lib/list/status-filter.tsx";
import type { ChangeList } from "../../../lib/list/use-list-address.ts";
import { userStatusWords } from "../words/person-words.ts";
import { type UserAddress, useUserOptions } from "./user-list.ts";

const statuses = (["active", "invited", "inactive"] as const).map((value) => ({ value, label: userStatusWords[value] }));

interface UserFiltersProps {
  address: UserAddress;
  change: ChangeList<UserAddress>;
  count: ReactNode;
}

export function UserFilters({ address, change, count }: UserFiltersProps) {
  const { status, role, team } = address.filters;
  const options = useUserOptions().data;
  const choices = (all: readonly { id: string; name: string }[] = []) => all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterBar count={count}>
      <SearchBox
        value={address.search}
        onSearch={(search) => change({ search }, { replace: true })}
        placeholder="Filter by name or email"
      />
      <div className="-mx-4 overflow-x-auto px-4 py-1 md:m-0 md:mr-1.5 md:p-0">
        <StatusFilter value={status} onChange={(status) => change({ filters: { status } })} options={statuses} />
      </div>
      <PickFilter label="Role" values={role} onChange={(role) => change({ filters: { role } })} options={choices(options?.roles)} />
      <PickFilter label="Team" values={team} onChange={(team) => change({ filters: { team } })} options={choices(options?.teams)} />
    </FilterBar>
  );
}
