import { create } from "zustand";
import { firstByField, type RowErrors, type RowIssue } from "./row-errors.ts";

/** One row that is being edited in its list. */
export interface EditedRow<V extends object> {
  values: V;
  /** Of the stored row as it was opened, whatever others save meanwhile; null for a row that is not there yet. */
  version: number | null;
  isEditing: boolean;
  /** Something was changed since editing began. */
  isEdited: boolean;
  /** One message a field, by the first segment of its path. */
  errors: RowErrors;
}

export interface InlineRows<V extends object> {
  /** Rows that are being edited, by id. */
  current: Readonly<Record<string, EditedRow<V>>>;
  /** Some row is being edited. */
  isInlineEditing: boolean;
  /** Begins to edit a row with what it holds now; whatever was typed into it before is gone. */
  startEditing: (id: string, values: V, version?: number | null) => void;
  /** Changes some values of a row and marks it as edited. Errors stay until they are cleared or reported anew. */
  changeValues: (id: string, values: Partial<V>) => void;
  /** Puts these issues in place of the row's errors. Issues without a path belong to no field and are left out. */
  reportErrors: (id: string, issues: readonly RowIssue[]) => void;
  clearError: (id: string, field: string) => void;
  /** Ends the editing of one row, saved or given up; the others stay open. */
  stopEditing: (id: string) => void;
  /** Ends all editing. */
  clearAll: () => void;
}

/**
 * Makes the state of a list whose rows are edited in place, one for each list: what is typed lives here and nowhere else
 * until it is saved. A row that is not being edited cannot be changed.
 */
export const createInlineRows = <V extends object>() =>
  create<InlineRows<V>>()((set) => {
    const change = (id: string, next: (row: EditedRow<V>) => Partial<EditedRow<V>>) =>
      set((state) => {
        const row = state.current[id];
        return row ? { current: { ...state.current, [id]: { ...row, ...next(row) } } } : state;
      });
    return {
      current: {},
      isInlineEditing: false,
      startEditing: (id, values, version = null) =>
        set((state) => ({
          current: { ...state.current, [id]: { values, version, isEditing: true, isEdited: false, errors: {} } },
          isInlineEditing: true,
        })),
      changeValues: (id, values) => change(id, (row) => ({ values: { ...row.values, ...values }, isEdited: true })),
      reportErrors: (id, issues) => change(id, () => ({ errors: firstByField(issues) })),
      clearError: (id, field) => change(id, ({ errors: { [field]: _, ...errors } }) => ({ errors })),
      stopEditing: (id) => set(({ current: { [id]: _, ...current } }) => ({ current, isInlineEditing: Object.keys(current).length > 0 })),
      clearAll: () => set({ current: {}, isInlineEditing: false }),
    };
  });

export type InlineRowsStore<V extends object> = ReturnType<typeof createInlineRows<V>>;

/** Whether leaving the page would lose something that was typed. */
export const hasEditedRows = ({ current }: { current: Readonly<Record<string, { isEdited: boolean }>> }): boolean =>
  Object.values(current).some((row) => row.isEdited);
