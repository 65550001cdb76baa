import type { ObjectiveRow } from "@copydesk/contracts";
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
import { ObjectiveList } from "./objective-list.tsx";
import { blankObjective, objectiveLabels, sayObjectiveValue, useObjectiveRows, valuesOf } from "./objective-values.ts";
import { type ObjectiveActions, useObjectiveActions } from "./use-objective-actions.ts";

const segments = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;
/** What of the list is in view, in its address. */
const objectiveList = defineList({ orderings: ["position"], usual: "position", filters: { status: oneOf(["active", "inactive"]) } });

/** `/settings/objectives-config` */
export default function ObjectivesPage() {
  const query = trpc.objectives.list.useQuery({});
  const all = query.data?.results ?? [];
  const actions = useObjectiveActions();
  const mayEdit = useRight("objectives_configuration.edit");
  const rows = useObjectiveRows();
  const { address, change } = useListAddress(objectiveList);
  const { search } = address;
  const status = address.filters.status ?? "all";
  // What was being typed belongs to this page alone.
  useEffect(() => () => useObjectiveRows.getState().clearAll(), []);

  const items = all.filter((one) => (status === "all" || one.status === status || rows.current[one.id]) && fits(one, search));
  const add = mayEdit && (
    <Button
      size="page"
      variant="primary"
      disabled={rows.isInlineEditing}
      icon={<PlusIcon size={14} weight="bold" />}
      onClick={() => rows.startEditing(newId, blankObjective)}
    >
      New objective
    </Button>
  );
  const failure = !query.data && query.error ? failureOf(query.error) : null;
  if (failure?.code === "FORBIDDEN") throw query.error;
  return (
    <ListPage title="Objectives configuration" actions={add}>
      <p className="-mt-2 mb-4 max-w-measure text-ink-2 text-base">
        A campaign picks up to five of these, in this order. What they say goes into the prompts.
      </p>
      <FilterBar count={query.data && `${items.length} ${items.length === 1 ? "objective" : "objectives"}`}>
        <SearchBox
          value={search}
          onSearch={(typed) => change({ search: typed }, { replace: true })}
          placeholder="Filter by name or description"
        />
        <Segmented
          aria-label="Status"
          value={status}
          onValueChange={(value) => change({ filters: { status: value === "all" ? undefined : value } })}
          options={segments}
        />
      </FilterBar>
      {failure && (
        <FailureNote
          title="The objectives could not be loaded"
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
        <EmptyState action={all.length === 0 && add}>
          {all.length === 0 ? "Objectives say what a campaign is for. Make the first one." : "No objectives fit this search and status."}
        </EmptyState>
      ) : (
        query.data && <ObjectiveList items={items} actions={mayEdit ? actions : null} isWhole={items.length === all.length} />
      )}
      <Dialogs actions={actions} />
      <UnsavedGuard when={hasEditedRows(rows) && !actions.isSaving} description="The objective that you are editing is not saved." />
    </ListPage>
  );
}

const fits = ({ name, description }: ObjectiveRow, search: string) =>
  `${name}\n${description}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());

function Dialogs({ actions: { remove, conflict } }: { actions: ObjectiveActions }) {
  const theirs = conflict && valuesOf(conflict.theirs);
  return (
    <>
      <ConfirmDialog
        open={remove.asked !== null}
        onOpenChange={(open) => !open && remove.close()}
        title={`Delete “${remove.asked?.name}”?`}
        description="No campaign uses it. It is gone for good; make it inactive if it may be needed again."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        destructive
        onConfirm={remove.confirm}
      />
      {conflict && theirs && (
        <ConflictDialog
          title={`${conflict.theirs.updated_by?.name || "Somebody else"} changed this objective while you did`}
          rows={(Object.keys(objectiveLabels) as (keyof typeof objectiveLabels)[]).map((field) => ({
            label: objectiveLabels[field],
            theirs: sayObjectiveValue(theirs, field),
            mine: sayObjectiveValue(conflict.mine, field),
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
    <Loading label="Loading objectives" className="border-line border-t md:mt-9">
      {["w-44", "w-56", "w-40", "w-52", "w-48"].map((width) => (
        <div key={width} className="grid h-[58px] content-center gap-2 border-line border-b pl-10">
          <Skeleton className={width} />
          <Skeleton className="h-2.5 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
