import type { LanguageRow } from "@copydesk/contracts";
import { Button, ConfirmDialog, EmptyState, FailureNote, Loading, Segmented, Skeleton } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useEffect } from "react";
import { failureOf } from "../../lib/failure.ts";
import { hasEditedRows } from "../../lib/inline-rows/inline-rows.ts";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { defineList, oneOf } from "../../lib/list/list-address.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { ConflictDialog } from "../../lib/people/conflict-dialog.tsx";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { UnsavedGuard } from "../../lib/unsaved-guard.tsx";
import { LanguageList } from "./language-list.tsx";
import { blankLanguage, languageLabels, sayLanguageValue, useLanguageRows, valuesOf } from "./language-values.ts";
import { type LanguageActions, useLanguageActions } from "./use-language-actions.ts";

const segments = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;
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
  const status = address.filters.status ?? "all";
  // What was being typed belongs to this page alone.
  useEffect(() => () => useLanguageRows.getState().clearAll(), []);

  const items = all.filter((one) => rows.current[one.id] || ((status === "all" || one.status === status) && fits(one, search)));
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
  const failure = !query.data && query.error ? failureOf(query.error) : null;
  if (failure?.code === "FORBIDDEN") throw query.error;
  return (
    <ListPage title="Languages" actions={add}>
      <p className="-mt-2 mb-4 max-w-measure text-ink-2 text-base">
        Campaigns are written in these, offered in this order. Inactive ones are ready to be switched on.
      </p>
      <FilterBar count={query.data && `${items.length} ${items.length === 1 ? "language" : "languages"}`}>
        <SearchBox value={search} onSearch={(typed) => change({ search: typed }, { replace: true })} placeholder="Filter by name or code" />
        <Segmented
          aria-label="Status"
          value={status}
          onValueChange={(value) => change({ filters: { status: value === "all" ? undefined : value } })}
          options={segments}
        />
      </FilterBar>
      {failure && (
        <FailureNote
          title="The languages could not be loaded"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={failure.requestId}
          className="mt-6"
        >
          {failure.message}
        </FailureNote>
      )}
      {query.isPending && <RowsToCome />}
      {query.data && items.length === 0 && !rows.current[newId] ? (
        <EmptyState action={<Button onClick={() => change(languageList.cleared(address))}>Show all languages</Button>}>
          No languages fit this search and status.
        </EmptyState>
      ) : (
        query.data && <LanguageList items={items} actions={actions} canMove={mayEdit && items.length === all.length} />
      )}
      <Dialogs actions={actions} />
      <UnsavedGuard when={hasEditedRows(rows) && !actions.isSaving} description="The language that you are editing is not saved." />
    </ListPage>
  );
}

const fits = ({ name, native_name, code }: LanguageRow, search: string) =>
  `${name}\n${native_name}\n${code}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());

function Dialogs({ actions: { remove, conflict } }: { actions: LanguageActions }) {
  const theirs = conflict && valuesOf(conflict.theirs);
  return (
    <>
      <ConfirmDialog
        open={remove.asked !== null}
        onOpenChange={(open) => !open && remove.close()}
        title={`Delete “${remove.asked?.name}”?`}
        description="Nothing is written in it. It is gone for good; make it inactive if it may be needed again."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        destructive
        onConfirm={remove.confirm}
      />
      {conflict && theirs && (
        <ConflictDialog
          title={`${conflict.theirs.updated_by?.name || "Somebody else"} changed this language while you did`}
          rows={(Object.keys(languageLabels) as (keyof typeof languageLabels)[]).map((field) => ({
            label: languageLabels[field],
            theirs: sayLanguageValue(theirs, field),
            mine: sayLanguageValue(conflict.mine, field),
          }))}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
    </>
  );
}

function RowsToCome() {
  return (
    <Loading label="Loading languages" className="border-line border-t md:mt-9">
      {["w-44", "w-56", "w-40", "w-52", "w-48"].map((width) => (
        <div key={width} className="grid h-[58px] content-center gap-2 border-line border-b pl-10">
          <Skeleton className={width} />
          <Skeleton className="h-2.5 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
