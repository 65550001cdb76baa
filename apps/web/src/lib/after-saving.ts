import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * What a form holds once it is saved: the saved values, and what was typed while the answer was on its way. Fields are compared as a
 * whole, by what they say and not by who they are.
 */
export function afterSaving<V extends object>(now: V, { sent, saved }: { sent: V; saved: V }): V {
  const typed = Object.entries(now).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key as keyof V]));
  return { ...saved, ...Object.fromEntries(typed) };
}

/** The same of a form of React Hook Form: what is saved counts as unchanged, what was typed meanwhile as changed. */
export function resetAfterSaving<V extends FieldValues>(form: UseFormReturn<V>, { sent, saved }: { sent: V; saved: V }): void {
  const now = afterSaving(form.getValues(), { sent, saved });
  form.reset(saved);
  form.reset(now, { keepDefaultValues: true });
}
