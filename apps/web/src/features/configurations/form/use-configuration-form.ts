import type { ConfigurationDetail, ConfigurationValues } from "@copydesk/contracts";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterSaving } from "../../../lib/after-saving.ts";
import { failureOf, sayFailure } from "../../../lib/failure.ts";
import { goToFirstProblem } from "../../../lib/go-to-first-problem.ts";
import { useKeptForm } from "../../../lib/kept-form/use-kept-form.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import type { ConfigurationCalls } from "../use-configuration-calls.ts";
import { areEqual, type ConfigurationErrors, configurationTitles, isConfiguration, problemsOf, valuesOf } from "./configuration-values.ts";

interface Conflict {
  theirs: ConfigurationDetail;
  mine: ConfigurationValues;
}

/** What stands in the form, how it is saved or gone back from, and what somebody else saved in between. */
export function useConfigurationForm(calls: ConfigurationCalls, first: ConfigurationDetail, { readOnly }: { readOnly: boolean }) {
  const [stored, setStored] = useState(first);
  const [values, setValues] = useState(() => valuesOf(first));
  const [errors, setErrors] = useState<ConfigurationErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<ConfigurationValues | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const isDirty = !areEqual(values, stored);
  const kept = useKeptForm<ConfigurationValues>({
    form: `${calls.kind} configuration`,
    version: stored.version,
    values,
    isDirty,
    enabled: !readOnly,
    restore: setValues,
  });

  async function keep(saved: ConfigurationDetail, sent?: ConfigurationValues) {
    // At once and for good: what is typed from here on is not saved yet, while the rest of the page still follows.
    flushSync(() => {
      setStored(saved);
      setValues((now) => (sent ? afterSaving(now, { sent, saved: valuesOf(saved) }) : valuesOf(saved)));
      setErrors({});
      setFailure(null);
      setSent(null);
    });
    await calls.follow(saved);
  }

  async function send(wanted: ConfigurationValues, version: number) {
    const problems = problemsOf(calls.kind, wanted);
    setErrors(problems);
    setFailure(null);
    if (Object.keys(problems).length > 0) {
      setFailure("Not saved yet. Fix the marked fields first.");
      return goToFirstProblem();
    }
    setSent(wanted);
    try {
      const saved = await calls.update(version, wanted);
      notifySuccess(`${configurationTitles[calls.kind]} saved as version ${saved.number}`);
      await keep(saved, wanted);
    } catch (error) {
      const { code, details, fields, message } = failureOf(error);
      if (code === "STALE_VERSION" && isConfiguration(details.current)) setConflict({ theirs: details.current, mine: wanted });
      else {
        setErrors(Object.fromEntries(Object.entries(fields).map(([path, messages]) => [path, messages.join(" ")])));
        setFailure(sayFailure(error));
        notifyFailure(message);
        goToFirstProblem();
      }
    } finally {
      setSent(null);
    }
  }

  /** Goes back to a state of the history, or to the defaults. */
  async function restore(change_id: string | null, done: string) {
    try {
      const saved = await calls.restore(stored.version, change_id);
      notifySuccess(done);
      await keep(saved);
    } catch (error) {
      const { code, details } = failureOf(error);
      notifyFailure(error);
      if (code === "STALE_VERSION" && isConfiguration(details.current)) await keep(details.current);
    }
  }

  return {
    kind: calls.kind,
    stored,
    values,
    errors,
    failure,
    isSaving: sent !== null,
    isDirty,
    /** Something stands here that is neither saved nor on its way. */
    hasUnsaved: isDirty && (sent === null || !areEqual(values, sent)),
    kept,
    change(fields: Partial<ConfigurationValues>) {
      setValues((now) => ({ ...now, ...fields }));
      // What is being put right is not wrong any more until one saves again.
      setErrors((now) => withoutFields(now, Object.keys(fields)));
      setFailure(null);
    },
    discard() {
      setValues(valuesOf(stored));
      setErrors({});
      setFailure(null);
    },
    save: () => send(values, stored.version),
    restore,
    conflict: conflict && {
      ...conflict,
      async takeTheirs() {
        setConflict(null);
        await keep(conflict.theirs);
      },
      async keepMine() {
        setConflict(null);
        setStored(conflict.theirs);
        await send(conflict.mine, conflict.theirs.version);
      },
    },
  };
}
export type ConfigurationForm = ReturnType<typeof useConfigurationForm>;

const withoutFields = (errors: ConfigurationErrors, fields: readonly string[]): ConfigurationErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !fields.includes(path.split(".")[0] ?? "")));
