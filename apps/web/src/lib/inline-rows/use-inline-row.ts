import type { InlineRowsStore } from "./inline-rows.ts";
import type { RowErrors } from "./row-errors.ts";

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
}

/** The row `id` of a store; it is drawn anew only when that row changes. */
export function useInlineRow<V extends object>(store: InlineRowsStore<V>, id: string): InlineRow<V> {
  const row = store((state) => state.current[id]);
  const { startEditing, changeValues, clearError, stopEditing } = store.getState();
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
  };
}
