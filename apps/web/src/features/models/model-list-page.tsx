import { EmptyState } from "@copydesk/ui";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { NewLink } from "../../lib/list/new-link.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { activeOrNot, StatusFilter } from "../../lib/list/status-filter.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useRight } from "../../lib/rights.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ModelCards } from "./list/model-cards.tsx";
import { modelList, useModelList } from "./list/model-list.ts";
import { ModelTable } from "./list/model-table.tsx";
import { RemoveModelDialog } from "./remove-model-dialog.tsx";
import { useModelActions } from "./use-model-actions.tsx";

/** `/settings/models` */
export default function ModelListPage() {
  const { address, change } = useListAddress(modelList);
  const query = useModelList(address);
  const actions = useModelActions();
  const asCards = useMediaQuery("(max-width: 767px)");
  const mayCreate = useRight("models.create");
  const count = query.data?.count;
  const { asked, close } = actions.remove;
  return (
    <ListPage title="Models" actions={mayCreate && <NewModel />}>
      <FilterBar
        count={count !== undefined && `${count} ${count === 1 ? "model" : "models"}`}
        isEmpty={count === 0 && !modelList.isFiltered(address)}
      >
        <SearchBox value={address.search} onSearch={(search) => change({ search }, { replace: true })} placeholder="Filter by name" />
        <StatusFilter value={address.filters.status} onChange={(status) => change({ filters: { status } })} options={activeOrNot} />
      </FilterBar>
      <ListResults
        query={query}
        noun="models"
        paging={{ page: address.page, pageSize: modelList.pageSize, onPage: (page, options) => change({ page }, options) }}
        isFiltered={modelList.isFiltered(address)}
        onClear={() => change(modelList.cleared(address))}
        empty={<EmptyState action={mayCreate && <NewModel />}>Models write the texts. Connect the first one.</EmptyState>}
      >
        {(items) =>
          asCards ? (
            <ModelCards items={items} actions={actions} />
          ) : (
            <ModelTable items={items} ordering={address.ordering} onSort={(ordering) => change({ ordering })} actions={actions} />
          )
        }
      </ListResults>
      {asked && <RemoveModelDialog model={asked} onClose={close} />}
    </ListPage>
  );
}

const NewModel = () => (
  <NewLink to="/settings/models/add" data-tour="model-add">
    New model
  </NewLink>
);
