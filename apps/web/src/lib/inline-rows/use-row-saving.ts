import { useState } from "react";
import type { z } from "zod";
import { failureOf } from "../failure.ts";
import { notifyFailure, notifySuccess } from "../stores/toast.ts";
import type { InlineRowsStore } from "./inline-rows.ts";
import { issuesOf } from "./row-errors.ts";

/** Stands for the row that is not there yet. */
export const newId = "new";

interface Stored {
  id: string;
  version: number;
}

interface RowSaving<V extends object, R extends Stored> {
  store: InlineRowsStore<V>;
  schema: z.ZodType;
  /** Sends the values: of a new row, or as a change of the one that is stored. */
  write: (values: V, stored: Stored | null) => Promise<unknown>;
  /** What somebody else saved meanwhile, as the refusal brings it. */
  isRow: (value: unknown) => value is R;
  valuesOf: (row: R) => V;
  formatName: (values: V) => string;
  refresh: () => Promise<unknown>;
}

/** Saves rows that are edited in their list: errors go to their fields, and two people who changed one row are both shown. */
export function useRowSaving<V extends object, R extends Stored>({
  store,
  schema,
  write,
  isRow,
  valuesOf,
  formatName,
  refresh,
}: RowSaving<V, R>) {
  const [conflict, setConflict] = useState<{ theirs: R; mine: V } | null>(null);
  const [pending, setPending] = useState(0);

  async function send(values: V, stored: Stored | null) {
    const id = stored?.id ?? newId;
    const { reportErrors, stopEditing } = store.getState();
    const checked = schema.safeParse(values);
    reportErrors(id, checked.error?.issues ?? []);
    if (!checked.success) return;
    setPending((count) => count + 1);
    try {
      await write(values, stored);
      stopEditing(id);
      notifySuccess(`${formatName(values)} saved`);
      await refresh();
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isRow(details.current)) return setConflict({ theirs: details.current, mine: values });
      const issues = issuesOf(fields);
      if (issues.length > 0) reportErrors(id, issues);
      else notifyFailure(message);
    } finally {
      setPending((count) => count - 1);
    }
  }

  return {
    isSaving: pending > 0,
    async save(id: string): Promise<void> {
      const row = store.getState().current[id];
      if (row) await send(row.values, row.version === null ? null : { id, version: row.version });
    },
    conflict: conflict && {
      ...conflict,
      takeTheirs() {
        const { theirs } = conflict;
        store.getState().startEditing(theirs.id, valuesOf(theirs), theirs.version);
        setConflict(null);
        void refresh();
      },
      async keepMine() {
        const { theirs, mine } = conflict;
        setConflict(null);
        await send(mine, theirs);
      },
      /** Back to the row, undecided: the next save asks again. */
      close: () => setConflict(null),
    },
  };
}
