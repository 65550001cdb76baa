import pg from "pg";

/** What Postgres answered, wherever in a chain of causes it stands; null for any other failure. */
export function postgresError(error: unknown): pg.DatabaseError | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof pg.DatabaseError) return one;
  return null;
}
