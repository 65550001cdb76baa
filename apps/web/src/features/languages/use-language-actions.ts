import { type LanguageRow, languageInput } from "@copydesk/contracts";
import { useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { issuesOf } from "../../lib/inline-rows/row-errors.ts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { type LanguageValues, newId, useLanguageRows, valuesOf } from "./language-values.ts";

interface Conflict {
  theirs: LanguageRow;
  mine: LanguageValues;
}

/** What is done with languages, and what somebody else did to one meanwhile. */
export function useLanguageActions(rows: readonly LanguageRow[]) {
  const utils = trpc.useUtils();
  const creating = trpc.languages.create.useMutation();
  const updating = trpc.languages.update.useMutation();
  const settingStatus = trpc.languages.set_status.useMutation();
  const settingDefault = trpc.languages.set_default.useMutation();
  const removing = trpc.languages.remove.useMutation();
  // One after the other, so that the last order asked for is the one that stays.
  const ordering = trpc.languages.reorder.useMutation({ scope: { id: "order of languages" } });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState<LanguageRow | null>(null);
  // Forms offer languages, too.
  const refresh = () => Promise.all([utils.languages.invalidate(), utils.options.invalidate()]);

  async function store(id: string, values: LanguageValues, version: number | undefined) {
    const { reportErrors, stopEditing } = useLanguageRows.getState();
    const checked = languageInput.safeParse(values);
    reportErrors(id, checked.error?.issues ?? []);
    if (!checked.success) return;
    const { code: _, ...changeable } = values;
    try {
      if (version === undefined) await creating.mutateAsync(values);
      else await updating.mutateAsync({ id, version, ...changeable });
      stopEditing(id);
      notifySuccess(`${checked.data.name} saved`);
      await refresh();
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isLanguage(details.current)) return setConflict({ theirs: details.current, mine: values });
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
      const values = useLanguageRows.getState().current[id]?.values;
      return values && store(id, values, id === newId ? undefined : rows.find((row) => row.id === id)?.version);
    },
    setStatus: ({ id, name }: LanguageRow, status: LanguageRow["status"]) =>
      tell(settingStatus.mutateAsync({ id, status }), status === "active" ? `${name} is active` : `${name} is inactive`),
    setDefault: ({ id, name }: LanguageRow) => tell(settingDefault.mutateAsync({ id }), `New campaigns begin in ${name}`),
    reorder(ids: string[]) {
      const places = new Map(ids.map((id, place) => [id, place]));
      const placeOf = (row: LanguageRow) => places.get(row.id) ?? 0;
      utils.languages.list.setData({}, (page) => page && { ...page, results: page.results.toSorted((a, b) => placeOf(a) - placeOf(b)) });
      ordering.mutate({ ids }, { onError: notifyFailure, onSettled: () => void refresh() });
    },
    remove: {
      asked,
      ask: setAsked,
      close: () => setAsked(null),
      confirm: () => asked && tell(removing.mutateAsync({ id: asked.id }), `${asked.name} deleted`),
    },
    conflict: conflict && {
      ...conflict,
      takeTheirs() {
        useLanguageRows.getState().startEditing(conflict.theirs.id, valuesOf(conflict.theirs));
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
}
export type LanguageActions = ReturnType<typeof useLanguageActions>;

const isLanguage = (value: unknown): value is LanguageRow =>
  typeof value === "object" && value !== null && "version" in value && "native_name" in value;
