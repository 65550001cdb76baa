import { type ExampleDetail, type ExampleListItem, exampleInput } from "@copydesk/contracts";
import { useState } from "react";
import { useRowSaving } from "../../lib/inline-rows/use-row-saving.ts";
import { UndoButton } from "../../lib/notify-outcome.tsx";
import { notify, notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { useExampleRows, valuesOf } from "./example-values.ts";

type Named = Pick<ExampleListItem, "id" | "title">;

/** What is done with examples, and what somebody else did to one meanwhile. */
export function useExampleActions() {
  const utils = trpc.useUtils();
  const creating = trpc.examples.create.useMutation();
  const updating = trpc.examples.update.useMutation();
  const using = trpc.examples.use.useMutation();
  const removing = trpc.examples.remove_many.useMutation();
  const restoring = trpc.examples.restore.useMutation();
  const [opening, setOpening] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly Named[] | null>(null);
  const refresh = () => utils.examples.invalidate();

  /** Opens a row with its whole text, which the list does not have. */
  async function edit({ id }: Named) {
    setOpening(id);
    try {
      const example = await utils.examples.get.fetch({ id }, { staleTime: 0 });
      useExampleRows.getState().startEditing(id, valuesOf(example), example.version);
    } catch (error) {
      notifyFailure(error);
      await refresh();
    }
    setOpening(null);
  }

  const saving = useRowSaving({
    store: useExampleRows,
    schema: exampleInput,
    write: (values, stored) =>
      stored ? updating.mutateAsync({ id: stored.id, version: stored.version, ...values }) : creating.mutateAsync(values),
    isRow: isExample,
    valuesOf,
    formatName: () => "Example",
    refresh,
  });

  async function use(items: readonly Named[], use_in_prompts: boolean) {
    try {
      const { done, left } = await using.mutateAsync({ ids: items.map((item) => item.id), use_in_prompts });
      const words = `${formatExamples(done.length)} ${use_in_prompts ? "go into prompts" : "stay out of prompts"}`;
      if (left[0]) notifyFailure(`${words}. ${formatExamples(left.length)} unchanged: ${left[0].reason}`);
      else if (items.length > 1) notifySuccess(words);
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  async function remove(items: readonly Named[]) {
    try {
      const { done, left } = await removing.mutateAsync({ ids: items.map((item) => item.id) });
      const action = done.length > 0 && <UndoButton onUndo={() => restore(done)} />;
      if (left[0]) notifyFailure(`${formatExamples(done.length)} deleted, ${left.length} unchanged: ${left[0].reason}`);
      else notify({ variant: "success", title: "Operation Success", description: `${formatExamples(done.length)} deleted`, action });
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }
  async function restore(ids: string[]) {
    try {
      const { done } = await restoring.mutateAsync({ ids });
      notifySuccess(`${formatExamples(done.length)} restored`);
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  return {
    edit,
    opening,
    isSaving: saving.isSaving,
    save: saving.save,
    use,
    remove: { asked, ask: setAsked, close: () => setAsked(null), confirm: () => asked && remove(asked) },
    conflict: saving.conflict,
  };
}
export type ExampleActions = ReturnType<typeof useExampleActions>;

export const formatExamples = (count: number): string => (count === 1 ? "1 example" : `${count} examples`);

const isExample = (value: unknown): value is ExampleDetail =>
  typeof value === "object" && value !== null && "version" in value && "text" in value;
