import type { ChannelListItem } from "@copydesk/contracts";
import { Button, cn, EmptyState, Segmented } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { Link } from "react-router";
import { defineList, oneOf } from "../../lib/list/list-address.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useReorder } from "../../lib/reorder/use-reorder.ts";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { ChannelItem, columns } from "./list/channel-item.tsx";
import { RemoveChannelDialog } from "./remove-channel-dialog.tsx";
import { type ChannelActions, useChannelActions } from "./use-channel-actions.ts";

const segments = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;
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
  const count = query.data?.count;
  return (
    <ListPage title="Channels" actions={mayCreate && <NewChannel />}>
      <p className="-mt-2 mb-4 max-w-measure text-ink-2 text-base">
        Each campaign chooses from these, in this order, for every language on its own.
      </p>
      <FilterBar count={count !== undefined && `${count} ${count === 1 ? "channel" : "channels"}`}>
        <SearchBox
          value={address.search}
          onSearch={(search) => change({ search }, { replace: true })}
          placeholder="Filter by name or code"
        />
        <Segmented
          aria-label="Status"
          value={status ?? "all"}
          onValueChange={(value) => change({ filters: { status: value === "all" ? undefined : value } })}
          options={segments}
        />
      </FilterBar>
      <ListResults
        query={query}
        noun="channels"
        page={1}
        pageSize={channelList.pageSize}
        onPage={() => undefined}
        isFiltered={!isWhole}
        onClear={() => change(channelList.cleared(address))}
        empty={
          <EmptyState action={mayCreate && <NewChannel />}>
            Channels are where texts go: a network, a newsletter, the press. {mayCreate ? "Make the first one." : ""}
          </EmptyState>
        }
      >
        {(items) => <ChannelRows items={items} actions={actions} isWhole={isWhole} />}
      </ListResults>
      <RemoveChannelDialog remove={actions.remove} />
    </ListPage>
  );
}

const NewChannel = () => (
  <Button size="page" variant="primary" asChild>
    <Link to="/settings/channels/add">
      <PlusIcon size={14} weight="bold" aria-hidden />
      New channel
    </Link>
  </Button>
);

interface ChannelRowsProps {
  items: readonly ChannelListItem[];
  actions: ChannelActions;
  isWhole: boolean;
}

function ChannelRows({ items, actions, isWhole }: ChannelRowsProps) {
  const canMove = useRight("channels.edit") && isWhole;
  const byId = new Map(items.map((item) => [item.id, item]));
  const reorder = useReorder({
    ids: items.map((item) => item.id),
    onReorder: actions.reorder,
    nameOf: (id) => byId.get(id)?.name ?? "",
  });
  return (
    <>
      <div aria-hidden className={cn("hidden gap-x-3 border-line border-b py-2 font-medium text-ink-3 text-xs md:grid", columns)}>
        <span />
        <span>Channel</span>
        <span>Parts and limits</span>
        <span>Used by</span>
        <span>Status</span>
        <span />
      </div>
      <ol ref={reorder.listRef} aria-label="Channels" className="max-md:border-line max-md:border-t">
        {reorder.order.map((id, index) => {
          const channel = byId.get(id);
          if (!channel) return null;
          const isDragged = reorder.draggedId === id;
          return (
            <li
              key={id}
              data-reorder-id={id}
              className={cn("border-line border-b", isDragged ? "relative z-1 bg-raised shadow-dialog" : "hover:bg-hover")}
            >
              <ChannelItem channel={channel} actions={actions} place={canMove ? { index, count: items.length, reorder } : null} />
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {reorder.said}
      </p>
    </>
  );
}
