import { useEffect, useRef, useState } from "react";
import { readToken } from "../session-token.ts";
import { useAuth } from "../stores/auth.ts";
import { forgetUnsaved, keepUnsaved, keyOfUnsaved, readUnsaved } from "./unsaved-store.ts";

/** What stood in a form when it was last typed in, and the version of what it would have changed; 0 for something new. */
export interface FormDraft<V> {
  values: V;
  version: number;
  at: string;
}

/** How long after the last key it is kept, in milliseconds. */
const soon = 400;

interface FormDraftOptions<V extends object> {
  /** Which form, such as `channel` and an id. */
  form: string;
  /** Of what is changed; 0 for something new. */
  version: number;
  values: V;
  isDirty: boolean;
  /** False where the form is only read. */
  enabled?: boolean;
  /** Puts what was kept into the form. */
  restore: (values: V) => void;
}

export interface FoundForm {
  at: string;
  /** Somebody saved in between. */
  isOlder: boolean;
  putBack: () => void;
  forget: () => void;
}

/**
 * Keeps what stands in a form in this browser as long as it is not saved, so that a reload, a crash or an ended session
 * loses nothing, and offers it when the form is opened again. Whoever leaves the page on purpose leaves it behind.
 * @returns what was found; null when there is nothing, or when it was answered.
 */
export function useFormDraft<V extends object>({
  form,
  version,
  values,
  isDirty,
  enabled = true,
  restore,
}: FormDraftOptions<V>): FoundForm | null {
  const key = keyOfUnsaved(
    "form",
    form,
    useAuth((state) => state.user?.id ?? ""),
  );
  const [kept, setKept] = useState(() => ({
    key,
    draft: enabled ? readUnsaved<FormDraft<V>>(key, (text) => formDraftOf(text, values)) : null,
  }));
  // Something new that was saved has a key of its own from then on, under which nothing was found.
  const found = kept.key === key ? kept.draft : null;
  const setFound = (draft: null) => setKept({ key, draft });
  const latest = useRef({ values, version });
  latest.current = { values, version };
  const text = JSON.stringify(values);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the values, which are new at every drawing
  useEffect(() => {
    if (!enabled) return;
    if (!isDirty) return leaveBehind(key, found);
    const keep = () => keepUnsaved(key, JSON.stringify({ ...latest.current, at: new Date().toISOString() }));
    const timer = setTimeout(keep, soon);
    window.addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", keep);
    };
  }, [text, isDirty, found, key, enabled]);

  const unanswered = useRef({ key, found });
  if (unanswered.current.key === key) unanswered.current.found = found;
  // Not for a session that ended, whose person comes back.
  useEffect(() => {
    unanswered.current = { key, found: unanswered.current.key === key ? unanswered.current.found : null };
    return () => {
      if (enabled && readToken() !== null) leaveBehind(key, unanswered.current.found);
    };
  }, [key, enabled]);

  if (!found) return null;
  return {
    at: found.at,
    isOlder: found.version !== version,
    putBack() {
      restore(found.values);
      setFound(null);
    },
    forget() {
      forgetUnsaved(key);
      setFound(null);
    },
  };
}

/** What was found and is not answered stays, also where something else was typed and saved meanwhile, which is not to be offered again. */
const leaveBehind = (key: string, found: object | null): void => (found ? keepUnsaved(key, JSON.stringify(found)) : forgetUnsaved(key));

/** What was kept of a form; null when that is what stands there `now`, or the form had other fields. */
export function formDraftOf<V extends object>(text: string, now: V): FormDraft<V> | null {
  const { values, at, version }: Partial<FormDraft<V>> = JSON.parse(text);
  if (typeof values !== "object" || values === null || typeof at !== "string") return null;
  if (fieldsOf(values) !== fieldsOf(now) || JSON.stringify(values) === JSON.stringify(now)) return null;
  return { values, version: Number(version) || 0, at };
}

const fieldsOf = (values: object) => Object.keys(values).sort().join();
