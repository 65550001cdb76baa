import { EmptyState } from "@copydesk/ui";
import { defineList, oneOf } from "../../lib/list/list-address.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { NewLink } from "../../lib/list/new-link.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { activeOrNot, StatusFilter } from "../../lib/list/status-filter.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { OrderedRows } from "../../lib/reorder/ordered-rows.tsx";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { ChannelItem, columns } from "./list/channel-item.tsx";
import { RemoveChannelDialog } from "./remove-channel-dialog.tsx";
import { useChannelActions } from "./use-channel-actions.ts";

/** All channels stand on one page: their order is only seen in one piece. */
const channelList = defineList({
  orderings: ["position"],
  usual: "position",
  filters: { status: oneOf(["active", "inactive"]) },
  pageSize: 500,
});

/** `/settings/channels` */
export default function ChannelListPage() {
  const { address, change } = useListAddress(channelList);
  const { status } = address.filters;
  const isWhole = !channelList.isFiltered(address);
  const query = trpc.channels.list.useQuery(isWhole ? {} : { search: address.search, ...(status && { status }) }, {
    placeholderData: (before) => before,
  });
  const actions = useChannelActions();
  const mayCreate = useRight("channels.create");
  const mayEdit = useRight("channels.edit");
  const count = query.data?.count;
  return (
    <ListPage title="Channels" actions={mayCreate && <NewChannel />}>
      <p className="-mt-2 mb-4 max-w-measure text-ink-2 text-base">Campaigns pick from these channels separately for each language.</p>
      <FilterBar count={count !== undefined && `${count} ${count === 1 ? "channel" : "channels"}`}>
        <SearchBox
          value={address.search}
          onSearch={(search) => change({ search }, { replace: true })}
          placeholder="Filter by name or code"
        />
        <StatusFilter value={address.filters.status} onChange={(status) => change({ filters: { status } })} options={activeOrNot} />
      </FilterBar>
      <ListResults
        query={query}
        noun="channels"
        isFiltered={!isWhole}
        onClear={() => change(channelList.cleared(address))}
        empty={
          <EmptyState action={mayCreate && <NewChannel />}>
            Channels are where texts go: a network, a newsletter, the press. {mayCreate ? "Create the first one." : ""}
          </EmptyState>
        }
      >
        {(items) => (
          <OrderedRows
            label="Channels"
            items={items}
            columns={columns}
            headings={["Channel", "Parts and limits", "Used by", "Status"]}
            canMove={mayEdit && isWhole}
            onReorder={actions.reorder}
          >
            {(channel, place) => <ChannelItem channel={channel} actions={actions} place={place} />}
          </OrderedRows>
        )}
      </ListResults>
      <RemoveChannelDialog remove={actions.remove} />
    </ListPage>
  );
}

const NewChannel = () => <NewLink to="/settings/channels/add">New channel</NewLink>;
