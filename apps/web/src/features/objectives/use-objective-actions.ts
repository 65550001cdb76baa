import { type ObjectiveRow, objectiveInput } from "@copydesk/contracts";
import { useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { issuesOf } from "../../lib/inline-rows/row-errors.ts";
import { notify, notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { newId, type ObjectiveValues, useObjectiveRows, valuesOf } from "./objective-values.ts";

interface Conflict {
  theirs: ObjectiveRow;
  mine: ObjectiveValues;
}

/** What is done with objectives, and what somebody else did to one meanwhile. */
export function useObjectiveActions(rows: readonly ObjectiveRow[]) {
  const utils = trpc.useUtils();
  const creating = trpc.objectives.create.useMutation();
  const updating = trpc.objectives.update.useMutation();
  const settingStatus = trpc.objectives.set_status.useMutation();
  const settingDefault = trpc.objectives.set_default.useMutation();
  const removing = trpc.objectives.remove.useMutation();
  // One after the other, so that the last order asked for is the one that stays.
  const ordering = trpc.objectives.reorder.useMutation({ scope: { id: "order of objectives" } });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState<ObjectiveRow | null>(null);
  // Forms offer objectives, too.
  const refresh = () => Promise.all([utils.objectives.invalidate(), utils.options.invalidate()]);

  async function store(id: string, values: ObjectiveValues, version: number | undefined) {
    const { reportErrors, stopEditing } = useObjectiveRows.getState();
    const checked = objectiveInput.safeParse(values);
    reportErrors(id, checked.error?.issues ?? []);
    if (!checked.success) return;
    try {
      if (version === undefined) await creating.mutateAsync(values);
      else await updating.mutateAsync({ id, version, ...values });
      stopEditing(id);
      notifySuccess(`${checked.data.name} saved`);
      await refresh();
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isObjective(details.current)) return setConflict({ theirs: details.current, mine: values });
      const issues = issuesOf(fields);
      if (issues.length > 0) reportErrors(id, issues);
      else notifyFailure(message);
    }
  }

  /** Tells in a toast how a deed ended, and asks for the list anew. */
  async function tell(deed: Promise<unknown>, done: string) {
    try {
      await deed;
      notifySuccess(done);
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  return {
    isSaving: creating.isPending || updating.isPending,
    save: (id: string) => {
      const values = useObjectiveRows.getState().current[id]?.values;
      return values && store(id, values, id === newId ? undefined : rows.find((row) => row.id === id)?.version);
    },
    setStatus: ({ id, name }: ObjectiveRow, status: ObjectiveRow["status"]) =>
      tell(settingStatus.mutateAsync({ id, status }), status === "active" ? `${name} is active` : `${name} is inactive`),
    setDefault: ({ id, name }: ObjectiveRow, is_default: boolean) =>
      tell(
        settingDefault.mutateAsync({ id, is_default }),
        is_default ? `New campaigns begin with ${name}` : `New campaigns no longer begin with ${name}`,
      ),
    reorder(ids: string[]) {
      const places = new Map(ids.map((id, place) => [id, place]));
      utils.objectives.list.setData({}, (page) => page && { ...page, results: page.results.toSorted(byPlace(places)) });
      ordering.mutate({ ids }, { onError: notifyFailure, onSettled: () => void refresh() });
    },
    remove: { asked, ask: setAsked, close: () => setAsked(null), confirm: () => asked && removeOne(asked) },
    conflict: conflict && {
      ...conflict,
      takeTheirs() {
        useObjectiveRows.getState().startEditing(conflict.theirs.id, valuesOf(conflict.theirs));
        setConflict(null);
        void refresh();
      },
      async keepMine() {
        const { theirs, mine } = conflict;
        setConflict(null);
        await store(theirs.id, mine, theirs.version);
      },
    },
  };

  async function removeOne({ id, name }: ObjectiveRow) {
    try {
      await removing.mutateAsync({ id });
      notify({ variant: "success", title: "Operation Success", description: `${name} deleted` });
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }
}
export type ObjectiveActions = ReturnType<typeof useObjectiveActions>;

const byPlace = (places: ReadonlyMap<string, number>) => (a: ObjectiveRow, b: ObjectiveRow) =>
  (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0);

const isObjective = (value: unknown): value is ObjectiveRow =>
  typeof value === "object" && value !== null && "version" in value && "kpi_hint" in value;
