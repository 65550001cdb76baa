import { useState } from "react";
import { flushSync } from "react-dom";
import { failureOf, formatFailure } from "../failure.ts";
import { type Checked, type Problem, problemsOfServer } from "./form-problems.ts";

/** What is stored, with the count of its saves; of a company there is one, which needs no id. */
export interface Versioned {
  id?: string;
  version: number;
}

export interface VersionedSaveOptions<V, S extends Versioned, I> {
  /** Absent: something new. */
  stored: S | undefined;
  check: (values: V, known: S | undefined) => Checked<I>;
  /** Creates it, or changes what is known. */
  send: (input: I, known: S | undefined) => Promise<S>;
  /** Puts what is stored into the form; what was typed since `sent` stays. Null: everything typed goes. */
  take: (stored: S, sent: V | null) => void;
  /** Puts messages about what was sent beside their fields; false when none of them has one. */
  mark: (problems: readonly Problem[], sent: V) => boolean;
  /** Says what belongs to no field; null: nothing any more. */
  tell: (sentence: string | null) => void;
  /** Once it is on the server: what it says, what is asked for anew, where it goes. */
  after: (saved: S, known: S | undefined) => unknown;
}

export interface VersionedSave<V, S extends Versioned> {
  stored: S | undefined;
  /** What is on its way to the server. */
  sent: V | null;
  /** Both sides, when somebody else saved in between. */
  conflict: { theirs: S; mine: V } | null;
  save: (values: V) => Promise<void>;
  /** Shows what was stored by other means. */
  put: (stored: S) => void;
  /** Drops what was typed here for what somebody else saved. */
  takeTheirs: () => void;
  /** Saves what was typed here over what somebody else saved. */
  keepMine: () => Promise<void>;
  /** Goes back to what was typed here, undecided: the next save asks again. */
  closeConflict: () => void;
}

/**
 * Saves something that several people may change: it is sent with the version that it was read in, and when somebody else saved
 * in between, both sides are kept until one is chosen.
 */
export function useVersionedSave<V, S extends Versioned, I>(options: VersionedSaveOptions<V, S, I>): VersionedSave<V, S> {
  const { check, send, take, mark, tell, after } = options;
  const [stored, setStored] = useState(options.stored);
  const [sent, setSent] = useState<V | null>(null);
  const [conflict, setConflict] = useState<{ theirs: S; mine: V } | null>(null);

  function put(next: S, before: V | null = null) {
    setStored(next);
    setConflict(null);
    take(next, before);
    tell(null);
  }

  async function save(values: V, known: S | undefined) {
    tell(null);
    const checked = check(values, known);
    if ("problems" in checked) {
      if (!mark(checked.problems, values)) tell(checked.problems[0]?.[1] ?? null);
      return;
    }
    setSent(values);
    const saved = await send(checked.input, known).catch((error: unknown) => refuse(error, values));
    if (!saved) return setSent(null);
    // At once: the guard must find nothing unsaved when the page is left.
    flushSync(() => {
      put(saved, values);
      setSent(null);
    });
    await after(saved, known);
  }

  function refuse(error: unknown, values: V): void {
    const { code, details, fields } = failureOf(error);
    if (code === "STALE_VERSION" && isVersioned<S>(details.current)) setConflict({ theirs: details.current, mine: values });
    else if (!mark(problemsOfServer(fields), values)) tell(formatFailure(error));
  }

  return {
    stored,
    sent,
    conflict,
    save: (values) => save(values, stored),
    put,
    takeTheirs: () => conflict && put(conflict.theirs),
    async keepMine() {
      if (!conflict) return;
      setStored(conflict.theirs);
      setConflict(null);
      await save(conflict.mine, conflict.theirs);
    },
    closeConflict: () => setConflict(null),
  };
}

/** A refusal for an old version brings what is stored, in the shape in which it is read. */
const isVersioned = <S extends Versioned>(value: unknown): value is S =>
  typeof value === "object" && value !== null && "version" in value && typeof value.version === "number";
