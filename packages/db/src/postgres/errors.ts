import pg from "pg";

/** Postgres cannot be reached, or has ended what it was asked: it starts, stops, is gone, or has no room for another connection. */
export class DatabaseAway extends Error {}

/** What Postgres answered, wherever in a chain of causes it stands; null for any other failure. */
export function postgresError(error: unknown): pg.DatabaseError | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof pg.DatabaseError) return one;
  return null;
}

export function isAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof DatabaseAway) return true;
  return false;
}

/** Classes and codes of errors after which the same question may be asked again. */
const away = /^(?:08|57P0[1235]|53300)/;
/** Another transaction was in the way: the same one goes through when it is tried again. */
const clash = /^(?:40001|40P01)$/;

export const isClash = (error: unknown): boolean => clash.test(postgresError(error)?.code ?? "");

/** A failure of a connection as what it means; any other as it is. */
export function asAway(error: unknown): unknown {
  const answer = postgresError(error);
  // Whatever fails without an answer of Postgres, failed on the way to it.
  const isLost = answer ? away.test(answer.code ?? "") : error instanceof Error && !(error instanceof TypeError);
  return isLost ? new DatabaseAway("The database cannot be reached.", { cause: error }) : error;
}
