import type { z } from "zod";
import { failureOf } from "../failure.ts";
import type { InlineRowsStore } from "./inline-rows.ts";
import { issuesOf, type RowErrors } from "./row-errors.ts";

/** One row of a list, as its cells need it. */
export interface InlineRow<V extends object> {
  /** Undefined while the row is only shown. */
  values: V | undefined;
  isEdited: boolean;
  errors: RowErrors;
  start: (values: V) => void;
  /** Also takes away the errors of the fields that change. */
  change: (values: Partial<V>) => void;
  stop: () => void;
  /** What the schema makes of the values, or undefined with the errors shown at their fields. */
  check: <T>(schema: z.ZodType<T>, extra?: object) => T | undefined;
  /** Shows the messages of a refused save at their fields; false when the refusal names none. */
  reportFailure: (error: unknown) => boolean;
}

/** The row `id` of a store; it is drawn anew only when that row changes. */
export function useInlineRow<V extends object>(store: InlineRowsStore<V>, id: string): InlineRow<V> {
  const row = store((state) => state.current[id]);
  const { startEditing, changeValues, reportErrors, clearError, stopEditing } = store.getState();
  return {
    values: row?.values,
    isEdited: row?.isEdited ?? false,
    errors: row?.errors ?? {},
    start: (values) => startEditing(id, values),
    change(values) {
      changeValues(id, values);
      for (const field of Object.keys(values)) clearError(id, field);
    },
    stop: () => stopEditing(id),
    check(schema, extra) {
      const checked = schema.safeParse({ ...store.getState().current[id]?.values, ...extra });
      reportErrors(id, checked.success ? [] : checked.error.issues);
      return checked.success ? checked.data : undefined;
    },
    reportFailure(error) {
      const issues = issuesOf(failureOf(error).fields);
      if (issues.length > 0) reportErrors(id, issues);
      return issues.length > 0;
    },
  };
}
