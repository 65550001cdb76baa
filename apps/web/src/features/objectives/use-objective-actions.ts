import { type ObjectiveRow, objectiveInput } from "@copydesk/contracts";
import { useState } from "react";
import { useRowSaving } from "../../lib/inline-rows/use-row-saving.ts";
import { notifyOutcome } from "../../lib/notify-outcome.tsx";
import { inOrder } from "../../lib/reorder/place-of.ts";
import { useKeepOrder } from "../../lib/reorder/use-keep-order.ts";
import { trpc } from "../../lib/trpc.ts";
import { useObjectiveRows, valuesOf } from "./objective-values.ts";

/** What is done with objectives, and what somebody else did to one meanwhile. */
export function useObjectiveActions() {
  const utils = trpc.useUtils();
  const creating = trpc.objectives.create.useMutation();
  const updating = trpc.objectives.update.useMutation();
  const settingStatus = trpc.objectives.set_status.useMutation();
  const settingDefault = trpc.objectives.set_default.useMutation();
  const removing = trpc.objectives.remove.useMutation();
  const ordering = trpc.objectives.reorder.useMutation();
  const [asked, setAsked] = useState<ObjectiveRow | null>(null);
  // Forms offer objectives, too.
  const refresh = () => Promise.all([utils.objectives.invalidate(), utils.options.invalidate()]);
  const report = (action: Promise<unknown>, done: string) => notifyOutcome(action, done).then(refresh);
  const { isSaving, save, conflict } = useRowSaving({
    store: useObjectiveRows,
    schema: objectiveInput,
    write: (values, stored) =>
      stored ? updating.mutateAsync({ id: stored.id, version: stored.version, ...values }) : creating.mutateAsync(values),
    isRow: isObjective,
    valuesOf,
    formatName: (values) => values.name,
    refresh,
  });

  const reorder = useKeepOrder({
    show(ids) {
      void utils.objectives.list.cancel();
      utils.objectives.list.setData({}, (page) => page && { ...page, results: inOrder(page.results, ids) });
    },
    keep: (ids) => ordering.mutateAsync({ ids }),
    refresh,
  });

  return {
    isSaving,
    refresh,
    save,
    setStatus: ({ id, name }: ObjectiveRow, status: ObjectiveRow["status"]) =>
      report(settingStatus.mutateAsync({ id, status }), status === "active" ? `${name} is active` : `${name} is inactive`),
    setDefault: ({ id, name }: ObjectiveRow, is_default: boolean) =>
      report(
        settingDefault.mutateAsync({ id, is_default }),
        is_default ? `New campaigns begin with ${name}` : `New campaigns no longer begin with ${name}`,
      ),
    reorder,
    remove: {
      asked,
      ask: setAsked,
      close: () => setAsked(null),
      confirm: () => asked && report(removing.mutateAsync({ id: asked.id }), `${asked.name} deleted`),
    },
    conflict,
  };
}
export type ObjectiveActions = ReturnType<typeof useObjectiveActions>;

const isObjective = (value: unknown): value is ObjectiveRow =>
  typeof value === "object" && value !== null && "version" in value && "kpi_hint" in value;
