import type { LanguageRow } from "@copydesk/contracts";
import { Button, ConfirmDialog, EmptyState } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useEffect } from "react";
import { hasEditedRows } from "../../lib/inline-rows/inline-rows.ts";
import { RowConflict } from "../../lib/inline-rows/row-conflict.tsx";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { defineList, oneOf } from "../../lib/list/list-address.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { activeOrNot, StatusFilter } from "../../lib/list/status-filter.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { OrderedRows } from "../../lib/reorder/ordered-rows.tsx";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { UnsavedGuard } from "../../lib/unsaved/unsaved-guard.tsx";
import { LanguageEditor } from "./language-editor.tsx";
import { columns, LanguageItem } from "./language-item.tsx";
import { blankLanguage, formatLanguageValue, languageLabels, useLanguageRows, valuesOf } from "./language-values.ts";
import { type LanguageActions, useLanguageActions } from "./use-language-actions.ts";

/** What of the list is in view, in its address. */
const languageList = defineList({ orderings: ["position"], usual: "position", filters: { status: oneOf(["active", "inactive"]) } });

/** `/settings/languages` */
export default function LanguagesPage() {
  const query = trpc.languages.list.useQuery({});
  const all = query.data?.results ?? [];
  const actions = useLanguageActions();
  const mayEdit = useRight("languages.edit");
  const mayAdd = useRight("languages.create");
  const rows = useLanguageRows();
  const { address, change } = useListAddress(languageList);
  const { search } = address;
  const { status } = address.filters;
  // What was being typed belongs to this page alone.
  useEffect(() => () => useLanguageRows.getState().clearAll(), []);

  const items = all.filter((one) => rows.current[one.id] || ((!status || one.status === status) && fits(one, search)));
  const add = mayAdd && (
    <Button
      size="page"
      variant="primary"
      disabled={rows.isInlineEditing}
      icon={<PlusIcon size={14} weight="bold" />}
      onClick={() => rows.startEditing(newId, blankLanguage)}
    >
      New language
    </Button>
  );
  return (
    <ListPage title="Languages" actions={add}>
      <p className="-mt-2 mb-4 max-w-measure text-ink-2 text-base">
        Campaigns can use these languages. Switch on an inactive one to offer it.
      </p>
      <FilterBar count={query.data && `${items.length} ${items.length === 1 ? "language" : "languages"}`}>
        <SearchBox value={search} onSearch={(typed) => change({ search: typed }, { replace: true })} placeholder="Filter by name or code" />
        <StatusFilter value={address.filters.status} onChange={(status) => change({ filters: { status } })} options={activeOrNot} />
      </FilterBar>
      <ListResults
        query={{ ...query, data: query.data && { count: items.length, results: items } }}
        noun="languages"
        isFiltered={all.length > 0}
        onClear={() => change(languageList.cleared(address))}
        empty={<EmptyState action={add}>Add the first language your campaigns are written in.</EmptyState>}
        keepRows={newId in rows.current}
      >
        {() => <LanguageList items={items} actions={actions} canMove={mayEdit && items.length === all.length} />}
      </ListResults>
      <Dialogs actions={actions} />
      <UnsavedGuard when={hasEditedRows(rows) && !actions.isSaving} description="The language you're editing isn't saved." />
    </ListPage>
  );
}

const fits = ({ name, native_name, code }: LanguageRow, search: string) =>
  `${name}\n${native_name}\n${code}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());

function Dialogs({ actions: { remove, conflict } }: { actions: LanguageActions }) {
  return (
    <>
      <ConfirmDialog
        open={remove.asked !== null}
        onOpenChange={(open) => !open && remove.close()}
        title={`Delete “${remove.asked?.name}”?`}
        description="Nothing is written in it. It will be deleted for good. Make it inactive instead if you might need it again."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        destructive
        onConfirm={remove.confirm}
      />
      <RowConflict
        conflict={conflict}
        noun="language"
        changedBy={conflict?.theirs.updated_by?.name}
        labels={languageLabels}
        valuesOf={valuesOf}
        say={formatLanguageValue}
      />
    </>
  );
}

interface LanguageListProps {
  items: readonly LanguageRow[];
  actions: LanguageActions;
  /** The whole list is in view and the person may change it, so that it can be put in another order. */
  canMove: boolean;
}

/** Languages in their order; rows are edited in place and dragged to another one. */
function LanguageList({ items, actions, canMove }: LanguageListProps) {
  const { current, isInlineEditing } = useLanguageRows();
  return (
    <OrderedRows
      label="Languages"
      items={items}
      columns={columns}
      headings={["Language", "Own name", "Code", "Direction", "Used by", "Status"]}
      wideHeadings={["Direction"]}
      canMove={canMove}
      onReorder={actions.reorder}
      first={current[newId] && <LanguageEditor id={newId} actions={actions} />}
    >
      {(language, place) =>
        current[language.id] ? (
          <LanguageEditor id={language.id} language={language} actions={actions} />
        ) : (
          <LanguageItem language={language} place={place} actions={actions} waits={isInlineEditing} />
        )
      }
    </OrderedRows>
  );
}
