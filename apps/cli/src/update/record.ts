import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  format: z.literal(1),
  /** Versions before and after. */
  from: z.string(),
  to: z.string(),
  /** When the backup was made; ISO time. */
  at: z.iso.datetime(),
  /** The data from before, as a path in the data folder. */
  backup: z.string(),
});

/** The last update of a data folder: what `rollback` goes by. */
export type UpdateRecord = z.infer<typeof schema>;

export const recordName = "update.json";

/** Null where there was no update, or what is written there cannot be understood. */
export function readRecord(dataFolder: string): UpdateRecord | null {
  const file = join(dataFolder, recordName);
  if (!existsSync(file)) return null;
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

export function writeRecord(dataFolder: string, record: UpdateRecord): void {
  const making = join(dataFolder, `${recordName}.making`);
  writeFileSync(making, JSON.stringify(record, null, 2), { mode: 0o600, flush: true });
  renameSync(making, join(dataFolder, recordName));
}
