import { EmptyState } from "@copydesk/ui";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { NewLink } from "../../lib/list/new-link.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { activeOrNot, StatusFilter } from "../../lib/list/status-filter.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useRight } from "../../lib/rights.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ImpactDialog } from "./impact-dialog.tsx";
import { TeamCards } from "./list/team-cards.tsx";
import { teamList, useTeamList } from "./list/team-list.ts";
import { TeamTable } from "./list/team-table.tsx";
import { useTeamActions } from "./use-team-actions.tsx";

/** `/teams` */
export default function TeamListPage() {
  const { address, change } = useListAddress(teamList);
  const query = useTeamList(address);
  const actions = useTeamActions();
  const asCards = useMediaQuery("(max-width: 767px)");
  const mayCreate = useRight("teams.create");
  const count = query.data?.count;
  return (
    <ListPage title="Teams" actions={mayCreate && <NewTeam />}>
      <FilterBar
        count={count !== undefined && `${count} ${count === 1 ? "team" : "teams"}`}
        isEmpty={count === 0 && !teamList.isFiltered(address)}
      >
        <SearchBox value={address.search} onSearch={(search) => change({ search }, { replace: true })} placeholder="Filter by name" />
        <StatusFilter value={address.filters.status} onChange={(status) => change({ filters: { status } })} options={activeOrNot} />
      </FilterBar>
      <ListResults
        query={query}
        noun="teams"
        paging={{ page: address.page, pageSize: teamList.pageSize, onPage: (page, options) => change({ page }, options) }}
        isFiltered={teamList.isFiltered(address)}
        onClear={() => change(teamList.cleared(address))}
        empty={
          <EmptyState action={mayCreate && <NewTeam variant="default" />}>
            Members see every campaign shared with their team.{mayCreate ? " Create your first team." : ""}
          </EmptyState>
        }
      >
        {(items) =>
          asCards ? (
            <TeamCards items={items} actions={actions} />
          ) : (
            <TeamTable items={items} ordering={address.ordering} onSort={(ordering) => change({ ordering })} actions={actions} />
          )
        }
      </ListResults>
      <ImpactDialog dialog={actions.dialog} />
    </ListPage>
  );
}

/** The head has the filled one; under an empty list stands the same again, and does not shout. */
const NewTeam = ({ variant = "primary" }: { variant?: "primary" | "default" }) => (
  <NewLink to="/teams/add" variant={variant}>
    New team
  </NewLink>
);
