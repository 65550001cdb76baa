import type { RunResult } from "better-sqlite3";

interface Prepared {
  run(values: Record<string, unknown>): RunResult;
}

/**
 * A prepared statement with its values, to stand in a batch. Worth it where the same write happens for every task or
 * token: building a statement costs more than running it.
 */
export const later = (statement: Prepared, values: Record<string, unknown>) => ({ run: () => statement.run(values) });
