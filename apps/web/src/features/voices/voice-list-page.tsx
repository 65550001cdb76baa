import { EmptyState } from "@copydesk/ui";
import { DeletedButton } from "../../lib/deleted/deleted-button.tsx";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { NewLink } from "../../lib/list/new-link.tsx";
import { PickFilter } from "../../lib/list/pick-filter.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { StatusFilter } from "../../lib/list/status-filter.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { VoiceCards } from "./list/voice-cards.tsx";
import { useVoiceList, voiceList } from "./list/voice-list.ts";
import { VoiceTable } from "./list/voice-table.tsx";
import { RemoveVoiceDialog } from "./remove-voice-dialog.tsx";
import { useVoiceActions } from "./use-voice-actions.tsx";

const statuses = [
  { value: "active", label: "Active" },
  { value: "draft", label: "Drafts" },
  { value: "inactive", label: "Inactive" },
] as const;

/** `/settings/voices` */
export default function VoiceListPage() {
  const { address, change } = useListAddress(voiceList);
  const query = useVoiceList(address);
  const actions = useVoiceActions();
  const { data: options } = trpc.options.get.useQuery(undefined, { staleTime: 30_000 });
  const asCards = useMediaQuery("(max-width: 767px)");
  const mayCreate = useRight("voices.create");
  const mayDelete = useRight("voices.delete");
  const count = query.data?.count;
  return (
    <ListPage
      title="Voices"
      actions={
        <>
          {mayDelete && <DeletedButton noun="voices" load={() => import("./deleted-voices.tsx")} />}
          {mayCreate && <NewVoice />}
        </>
      }
    >
      <FilterBar
        count={count !== undefined && `${count} ${count === 1 ? "voice" : "voices"}`}
        isEmpty={count === 0 && !voiceList.isFiltered(address)}
      >
        <SearchBox value={address.search} onSearch={(search) => change({ search }, { replace: true })} placeholder="Filter by name" />
        <StatusFilter value={address.filters.status} onChange={(status) => change({ filters: { status } })} options={statuses} />
        <PickFilter
          label="Language"
          values={address.filters.language}
          onChange={(language) => change({ filters: { language: language.slice(-1) } })}
          options={(options?.languages ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterBar>
      <ListResults
        query={query}
        noun="voices"
        paging={{ page: address.page, pageSize: voiceList.pageSize, onPage: (page, how) => change({ page }, how) }}
        isFiltered={voiceList.isFiltered(address)}
        onClear={() => change(voiceList.cleared(address))}
        empty={
          <EmptyState action={mayCreate && <NewVoice />}>
            A voice says how texts should sound, in each language.{mayCreate ? " Create the first one." : ""}
          </EmptyState>
        }
      >
        {(items) =>
          asCards ? (
            <VoiceCards items={items} actions={actions} />
          ) : (
            <VoiceTable items={items} ordering={address.ordering} onSort={(ordering) => change({ ordering })} actions={actions} />
          )
        }
      </ListResults>
      <RemoveVoiceDialog dialog={actions.dialog} />
    </ListPage>
  );
}

const NewVoice = () => <NewLink to="/settings/voices/add">New voice</NewLink>;
