import { ConflictDialog } from "../people/conflict-dialog.tsx";

interface RowConflictProps<R, V, F extends string> {
  /** Null while nobody changed the same row. */
  conflict: { theirs: R; mine: V; takeTheirs: () => void; keepMine: () => Promise<void>; close: () => void } | null;
  /** What a row is, in lower case: "language". */
  noun: string;
  /** Name of whoever changed it, where that is known. */
  changedBy?: string | undefined;
  /** The fields that are compared. */
  labels: Readonly<Record<F, string>>;
  valuesOf: (row: R) => V;
  /** A value as a person reads it. */
  say: (values: V, field: F) => string;
}

/** Two people changed one row of a list: what both have, field by field. */
export function RowConflict<R, V, F extends string>(props: RowConflictProps<R, V, F>) {
  const { conflict, noun, changedBy, labels, valuesOf, say } = props;
  if (!conflict) return null;
  const theirs = valuesOf(conflict.theirs);
  return (
    <ConflictDialog
      title={`${changedBy || "Somebody else"} changed this ${noun} while you did`}
      rows={(Object.keys(labels) as F[]).map((field) => ({
        label: labels[field],
        theirs: say(theirs, field),
        mine: say(conflict.mine, field),
      }))}
      onTakeTheirs={conflict.takeTheirs}
      onKeepMine={conflict.keepMine}
      onClose={conflict.close}
    />
  );
}
