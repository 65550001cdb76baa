import type { ConfigurationDetail, ConfigurationValues } from "@copydesk/contracts";
import { failureOf } from "../../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { useVersionedForm } from "../../../lib/versioned-form/use-versioned-form.ts";
import type { ConfigurationCalls } from "../use-configuration-calls.ts";
import { check, configurationTitles, valuesOf } from "./configuration-values.ts";

/** The form of one configuration, and how it goes back to an earlier state. */
export function useConfigurationForm(calls: ConfigurationCalls, first: ConfigurationDetail, { readOnly }: { readOnly: boolean }) {
  const { kind } = calls;
  const state = useVersionedForm<ConfigurationValues, ConfigurationDetail, ConfigurationValues>({
    kind: `${kind} configuration`,
    stored: first,
    valuesOf,
    fieldOf: (path) => path as keyof ConfigurationValues,
    readOnly,
    check: (values) => check(kind, values),
    send: (input, { version } = first) => calls.update(version, input),
    async after(saved) {
      notifySuccess(`${configurationTitles[kind]} saved as version ${saved.number}`);
      await calls.follow(saved);
    },
  });
  const { stored = first, conflict } = state;

  async function put(saved: ConfigurationDetail) {
    state.put(saved);
    await calls.follow(saved);
  }

  return {
    ...state,
    kind,
    stored,
    /** To a state of the history, or to the defaults. */
    async restore(change_id: string | null, done: string) {
      try {
        await put(await calls.restore(stored.version, change_id));
        notifySuccess(done);
      } catch (error) {
        const { code, details } = failureOf(error);
        notifyFailure(error);
        if (code === "STALE_VERSION" && details.current) await put(details.current as ConfigurationDetail);
      }
    },
    takeTheirs: () => conflict && void put(conflict.theirs),
  };
}
export type ConfigurationForm = ReturnType<typeof useConfigurationForm>;
