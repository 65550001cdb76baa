interface Prepared<R> {
  run(values: Record<string, unknown>): R;
}

/** A prepared statement with its values, to stand in a batch; building the same statement every time costs more than running it. */
export const later = <R>(statement: Prepared<R>, values: Record<string, unknown>) => ({ run: () => statement.run(values) });
