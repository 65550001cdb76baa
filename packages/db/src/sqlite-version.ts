/** Older ones can corrupt a WAL when it is reset (fixed in SQLite 3.51.3). */
const oldest = [3, 51, 3] as const;

/** @throws when the SQLite inside the driver is older than 3.51.3. */
export function refuseOldSqlite(version: string): void {
  const parts = version.split(".").map(Number);
  for (const [i, wanted] of oldest.entries()) {
    const part = parts[i] ?? 0;
    if (part > wanted) return;
    if (part < wanted)
      throw new Error(`SQLite ${version} is too old: ${oldest.join(".")} or newer is needed, because older ones can corrupt the database.`);
  }
}
