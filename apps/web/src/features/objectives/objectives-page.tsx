import type { ObjectiveRow } from "@copydesk/contracts";
import { Button, ConfirmDialog, EmptyState } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useEffect, useState } from "react";
import { hasEditedRows } from "../../lib/inline-rows/inline-rows.ts";
import { RowConflict } from "../../lib/inline-rows/row-conflict.tsx";
import { newId } from "../../lib/inline-rows/use-row-saving.ts";
import { defineList, oneOf } from "../../lib/list/list-address.ts";
import { FilterBar, ListPage } from "../../lib/list/list-page.tsx";
import { ListResults } from "../../lib/list/list-results.tsx";
import { SearchBox } from "../../lib/list/search-box.tsx";
import { activeOrNot, StatusFilter } from "../../lib/list/status-filter.tsx";
import { useListAddress } from "../../lib/list/use-list-address.ts";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { UnsavedGuard } from "../../lib/unsaved/unsaved-guard.tsx";
import { ObjectiveHistory } from "./objective-history.tsx";
import { ObjectiveList } from "./objective-list.tsx";
import { blankObjective, formatObjectiveValue, objectiveLabels, useObjectiveRows, valuesOf } from "./objective-values.ts";
import { RestoreObjectives } from "./restore-objectives.tsx";
import { type ObjectiveActions, useObjectiveActions } from "./use-objective-actions.ts";

/** What of the list is in view, in its address. */
const objectiveList = defineList({ orderings: ["position"], usual: "position", filters: { status: oneOf(["active", "inactive"]) } });

/** `/settings/objectives-config` */
export default function ObjectivesPage() {
  const query = trpc.objectives.list.useQuery({});
  const all = query.data?.results ?? [];
  const actions = useObjectiveActions();
  const mayEdit = useRight("objectives_configuration.edit");
  const mayRestore = useRight("objectives_configuration.restore");
  const [beside, setBeside] = useState<"history" | "restore" | null>(null);
  const rows = useObjectiveRows();
  const { address, change } = useListAddress(objectiveList);
  const { search } = address;
  const { status } = address.filters;
  // What was being typed belongs to this page alone.
  useEffect(() => () => useObjectiveRows.getState().clearAll(), []);

  const items = all.filter((one) => (!status || one.status === status || rows.current[one.id]) && fits(one, search));
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
  return (
    <ListPage
      title="Objectives configuration"
      actions={
        <>
          <Button size="page" icon={<ClockCounterClockwiseIcon size={14} />} onClick={() => setBeside("history")}>
            What changed
          </Button>
          {mayRestore && (
            <Button
              size="page"
              disabled={rows.isInlineEditing}
              icon={<ArrowCounterClockwiseIcon size={14} />}
              onClick={() => setBeside("restore")}
            >
              Restore defaults
            </Button>
          )}
          {add}
        </>
      }
    >
      <p className="-mt-2 mb-4 max-w-measure text-ink-2 text-base">
        A campaign picks up to five of these, in this order. What they say goes into the prompts.
      </p>
      <FilterBar count={query.data && `${items.length} ${items.length === 1 ? "objective" : "objectives"}`}>
        <SearchBox
          value={search}
          onSearch={(typed) => change({ search: typed }, { replace: true })}
          placeholder="Filter by name or description"
        />
        <StatusFilter value={address.filters.status} onChange={(status) => change({ filters: { status } })} options={activeOrNot} />
      </FilterBar>
      <ListResults
        query={{ ...query, data: query.data && { count: items.length, results: items } }}
        noun="objectives"
        isFiltered={all.length > 0}
        onClear={() => change(objectiveList.cleared(address))}
        empty={<EmptyState action={add}>Objectives say what a campaign is for. Create the first one.</EmptyState>}
        keepRows={newId in rows.current}
      >
        {() => <ObjectiveList items={items} actions={mayEdit ? actions : null} isWhole={items.length === all.length} />}
      </ListResults>
      <Dialogs actions={actions} />
      {beside === "history" && <ObjectiveHistory onClose={() => setBeside(null)} />}
      {beside === "restore" && <RestoreObjectives onClose={() => setBeside(null)} refresh={actions.refresh} />}
      <UnsavedGuard when={hasEditedRows(rows) && !actions.isSaving} description="The objective you're editing isn't saved." />
    </ListPage>
  );
}

const fits = ({ name, description }: ObjectiveRow, search: string) =>
  `${name}\n${description}`.toLocaleLowerCase().includes(search.toLocaleLowerCase());

function Dialogs({ actions: { remove, conflict } }: { actions: ObjectiveActions }) {
  return (
    <>
      <ConfirmDialog
        open={remove.asked !== null}
        onOpenChange={(open) => !open && remove.close()}
        title={`Delete “${remove.asked?.name}”?`}
        description="No campaign uses it. It will be deleted for good. Make it inactive instead if you might need it again."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        destructive
        onConfirm={remove.confirm}
      />
      <RowConflict
        conflict={conflict}
        noun="objective"
        changedBy={conflict?.theirs.updated_by?.name}
        labels={objectiveLabels}
        valuesOf={valuesOf}
        say={formatObjectiveValue}
      />
    </>
  );
}
