/** What stood in a form when it was last typed in, and the version of what it would have changed; 0 for something new. */
export interface FormDraft<V> {
  values: V;
  version: number;
  at: string;
}

/** Forms of this browser are told apart by person, for a computer that several people use. */
export const keyOfForm = (userId: string, form: string): string => `copydesk.form.${userId}.${form}`;

/** Keeps it. A browser that keeps nothing (private windows, a full disk) must not stop anybody from typing. */
export function keepForm(key: string, kept: FormDraft<unknown>, storage: Storage = localStorage): void {
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // What is typed stands in the form.
  }
}

export const forgetForm = (key: string, storage: Storage = localStorage): void => storage.removeItem(key);

/**
 * What an earlier visit left behind; null when that is nothing, nothing other than `now`, or was kept by a release whose
 * form had other fields.
 */
export function readFormDraft<V extends object>(key: string, now: V, storage: Storage = localStorage): FormDraft<V> | null {
  const kept = parse(storage.getItem(key));
  if (kept && fieldsOf(kept.values) === fieldsOf(now) && JSON.stringify(kept.values) !== JSON.stringify(now)) return kept as FormDraft<V>;
  forgetForm(key, storage);
  return null;
}

const fieldsOf = (values: object) => Object.keys(values).sort().join();

function parse(text: string | null): FormDraft<object> | null {
  try {
    const value: Partial<FormDraft<object>> | null = JSON.parse(text ?? "null");
    if (typeof value?.values !== "object" || value.values === null || typeof value.at !== "string") return null;
    return { values: value.values, version: Number(value.version) || 0, at: value.at };
  } catch {
    return null;
  }
}
