import { type ExampleDetail, type ExampleListItem, exampleInput } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { issuesOf } from "../../lib/inline-rows/row-errors.ts";
import { notify, notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { type ExampleValues, newId, useExampleRows, valuesOf } from "./example-values.ts";

interface Conflict {
  theirs: ExampleDetail;
  mine: ExampleValues;
}
type Named = Pick<ExampleListItem, "id" | "title">;

/** What is done with examples, and what somebody else did to one meanwhile. */
export function useExampleActions() {
  const utils = trpc.useUtils();
  const creating = trpc.examples.create.useMutation();
  const updating = trpc.examples.update.useMutation();
  const using = trpc.examples.use.useMutation();
  const removing = trpc.examples.remove_many.useMutation();
  const restoring = trpc.examples.restore.useMutation();
  const [versions, setVersions] = useState<Readonly<Record<string, number>>>({});
  const [opening, setOpening] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState<readonly Named[] | null>(null);
  const refresh = () => utils.examples.invalidate();

  /** Opens a row with its whole text, which the list does not have. */
  async function edit({ id }: Named) {
    setOpening(id);
    try {
      const example = await utils.examples.get.fetch({ id }, { staleTime: 0 });
      begin(example);
    } catch (error) {
      notifyFailure(error);
      await refresh();
    }
    setOpening(null);
  }
  function begin(example: ExampleDetail) {
    setVersions((before) => ({ ...before, [example.id]: example.version }));
    useExampleRows.getState().startEditing(example.id, valuesOf(example));
  }

  async function store(id: string, values: ExampleValues, version: number | undefined) {
    const { reportErrors, stopEditing } = useExampleRows.getState();
    const checked = exampleInput.safeParse(values);
    reportErrors(id, checked.error?.issues ?? []);
    if (!checked.success) return;
    try {
      if (version === undefined) await creating.mutateAsync(values);
      else await updating.mutateAsync({ id, version, ...values });
      stopEditing(id);
      notifySuccess("Example saved");
      await refresh();
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isExample(details.current)) return setConflict({ theirs: details.current, mine: values });
      const issues = issuesOf(fields);
      if (issues.length > 0) reportErrors(id, issues);
      else notifyFailure(message);
    }
  }

  async function use(items: readonly Named[], use_in_prompts: boolean) {
    try {
      const { done, left } = await using.mutateAsync({ ids: items.map((item) => item.id), use_in_prompts });
      const words = `${sayExamples(done.length)} ${use_in_prompts ? "go into prompts" : "stay out of prompts"}`;
      if (left[0]) notifyFailure(`${words}. ${sayExamples(left.length)} left: ${left[0].reason}`);
      else if (items.length > 1) notifySuccess(words);
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  async function remove(items: readonly Named[]) {
    try {
      const { done, left } = await removing.mutateAsync({ ids: items.map((item) => item.id) });
      const action = done.length > 0 && (
        <Button size="sm" onClick={() => void restore(done)}>
          Undo
        </Button>
      );
      if (left[0]) notifyFailure(`${sayExamples(done.length)} deleted, ${left.length} left: ${left[0].reason}`);
      else notify({ variant: "success", title: "Operation Success", description: `${sayExamples(done.length)} deleted`, action });
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }
  async function restore(ids: string[]) {
    try {
      const { done } = await restoring.mutateAsync({ ids });
      notifySuccess(`${sayExamples(done.length)} brought back`);
    } catch (error) {
      notifyFailure(error);
    }
    await refresh();
  }

  return {
    edit,
    opening,
    isSaving: creating.isPending || updating.isPending,
    save: (id: string) => {
      const values = useExampleRows.getState().current[id]?.values;
      return values && store(id, values, id === newId ? undefined : versions[id]);
    },
    use,
    remove: { asked, ask: setAsked, close: () => setAsked(null), confirm: () => asked && remove(asked) },
    conflict: conflict && {
      ...conflict,
      takeTheirs() {
        begin(conflict.theirs);
        setConflict(null);
        void refresh();
      },
      async keepMine() {
        const { theirs, mine } = conflict;
        setConflict(null);
        setVersions((before) => ({ ...before, [theirs.id]: theirs.version }));
        await store(theirs.id, mine, theirs.version);
      },
    },
  };
}
export type ExampleActions = ReturnType<typeof useExampleActions>;

export const sayExamples = (count: number): string => (count === 1 ? "1 example" : `${count} examples`);

const isExample = (value: unknown): value is ExampleDetail =>
  typeof value === "object" && value !== null && "version" in value && "text" in value;
