import { type LanguageRow, languageInput } from "@copydesk/contracts";
import { useState } from "react";
import { useRowSaving } from "../../lib/inline-rows/use-row-saving.ts";
import { notifyOutcome } from "../../lib/notify-outcome.tsx";
import { inOrder } from "../../lib/reorder/place-of.ts";
import { useKeepOrder } from "../../lib/reorder/use-keep-order.ts";
import { trpc } from "../../lib/trpc.ts";
import { useLanguageRows, valuesOf } from "./language-values.ts";

/** What is done with languages, and what somebody else did to one meanwhile. */
export function useLanguageActions() {
  const utils = trpc.useUtils();
  const creating = trpc.languages.create.useMutation();
  const updating = trpc.languages.update.useMutation();
  const settingStatus = trpc.languages.set_status.useMutation();
  const settingDefault = trpc.languages.set_default.useMutation();
  const removing = trpc.languages.remove.useMutation();
  const ordering = trpc.languages.reorder.useMutation();
  const [asked, setAsked] = useState<LanguageRow | null>(null);
  // Forms offer languages, too.
  const refresh = () => Promise.all([utils.languages.invalidate(), utils.options.invalidate()]);
  const report = (action: Promise<unknown>, done: string) => notifyOutcome(action, done).then(refresh);
  const { isSaving, save, conflict } = useRowSaving({
    store: useLanguageRows,
    schema: languageInput,
    write({ code, ...changeable }, stored) {
      return stored
        ? updating.mutateAsync({ id: stored.id, version: stored.version, ...changeable })
        : creating.mutateAsync({ code, ...changeable });
    },
    isRow: isLanguage,
    valuesOf,
    formatName: (values) => values.name,
    refresh,
  });

  const reorder = useKeepOrder({
    show(ids) {
      void utils.languages.list.cancel();
      utils.languages.list.setData({}, (page) => page && { ...page, results: inOrder(page.results, ids) });
    },
    keep: (ids) => ordering.mutateAsync({ ids }),
    refresh,
  });

  return {
    isSaving,
    save,
    setStatus: ({ id, name }: LanguageRow, status: LanguageRow["status"]) =>
      report(settingStatus.mutateAsync({ id, status }), status === "active" ? `${name} is active` : `${name} is inactive`),
    setDefault: ({ id, name }: LanguageRow) => report(settingDefault.mutateAsync({ id }), `New campaigns start in ${name}`),
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
export type LanguageActions = ReturnType<typeof useLanguageActions>;

const isLanguage = (value: unknown): value is LanguageRow =>
  typeof value === "object" && value !== null && "version" in value && "native_name" in value;
