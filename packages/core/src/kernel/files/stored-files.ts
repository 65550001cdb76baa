import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@copydesk/contracts";
import { joined, schema, type Transaction } from "@copydesk/db";
import { and, eq, inArray, lt, ne, not, type SQL } from "drizzle-orm";
import type { Actor } from "../actor.ts";
import type { Core } from "../context.ts";

type Purpose = (typeof schema.files.$inferInsert)["purpose"];

export interface NewFile {
  bytes: Uint8Array;
  content_type: string;
  purpose: Purpose;
  /** Id of whoever brought it. */
  ownerId: string;
}

/** Bytes without a row that are younger may belong to an action that is being written. */
const settled = 3_600_000;

/**
 * Puts bytes into the data folder, under their hash. `statement` belongs in the batch of the action that the file is part
 * of; without it the bytes are nobody's and go with the next sweep.
 */
export async function storeFile(core: Core, { bytes, content_type, purpose, ownerId }: NewFile) {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const path = pathOf(core, sha256);
  await mkdir(folderOf(core), { recursive: true, mode: 0o700 });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, bytes, { mode: 0o600, flush: true });
  await rename(part, path);
  const id = core.newId();
  const row = { id, owner_id: ownerId, purpose, name: "", content_type, size: bytes.length, sha256 };
  const created_at = new Date(core.now());
  return {
    id,
    statement: (tx: Transaction) => tx.insert(schema.files).values({ ...row, state: "ready", message: "", created_at }),
  };
}

export const fileAddress = (id: string) => `/api/files/${id}`;
const fileIdOf = (address: string | null) => /^\/api\/files\/([\w-]{1,64})$/.exec(address ?? "")?.[1];

/** The statement that takes a file away by its id or address; its bytes go with the next sweep. */
export function removeFile(tx: Transaction, idOrAddress: string | null) {
  return tx.delete(schema.files).where(eq(schema.files.id, fileIdOf(idOrAddress) ?? idOrAddress ?? ""));
}

interface FilesToRemove {
  /** Who brought them; everybody when absent. */
  ownerId?: string;
  purpose: Purpose;
  except: string | null;
}

/** The statement that takes away what was brought for a purpose, all but the one at an address. */
export function removeFilesOf(tx: Transaction, { ownerId, purpose, except }: FilesToRemove) {
  const { files } = schema;
  const theirs = and(ownerId === undefined ? undefined : eq(files.owner_id, ownerId), eq(files.purpose, purpose));
  return tx.delete(files).where(and(theirs, ne(files.id, fileIdOf(except) ?? "")));
}

interface AbandonedFiles {
  purpose: Purpose;
  before: Date;
  /** Whether something has the file at this address. */
  isUsed: (address: SQL<string>) => SQL;
}

/** The statement that takes away what was brought for a purpose a while ago and is used by nothing. */
export function removeAbandonedFiles(tx: Transaction, { purpose, before, isUsed }: AbandonedFiles) {
  const { files } = schema;
  const abandoned = not(isUsed(joined(fileAddress(""), files.id)));
  return tx.delete(files).where(and(eq(files.purpose, purpose), lt(files.created_at, before), abandoned));
}

export interface ServedFile {
  bytes: Buffer;
  content_type: string;
}

/**
 * A photo or a channel's icon for anybody who is signed in, a logo for everybody.
 * @throws NOT_FOUND for whatever else there is or is not.
 */
export async function readPublicFile(core: Core, actor: Actor | null, id: string): Promise<ServedFile> {
  const { files } = schema;
  const shown: Purpose[] = actor ? ["profile_pic", "logo", "channel_icon"] : ["logo"];
  const [row] = await core.db
    .select({ sha256: files.sha256, content_type: files.content_type })
    .from(files)
    .where(and(eq(files.id, id), eq(files.state, "ready"), inArray(files.purpose, shown)));
  const bytes = row && (await readFile(pathOf(core, row.sha256)).catch(() => null));
  if (!bytes) throw new AppError("NOT_FOUND", "There is no such file.");
  return { bytes, content_type: row.content_type };
}

/** Removes bytes that belong to no row (any more). */
export async function sweepFiles(core: Core): Promise<void> {
  const { files } = schema;
  for (const name of await readdir(folderOf(core)).catch(() => [])) {
    const path = join(folderOf(core), name);
    const [known] = await core.db.select({ id: files.id }).from(files).where(eq(files.sha256, name)).limit(1);
    if (known) continue;
    const { mtimeMs } = await stat(path);
    if (core.now() - mtimeMs >= settled) await rm(path);
  }
}

/** Backups take this folder along. */
const folderOf = (core: Core) => join(core.dataFolder, "uploads");
const pathOf = (core: Core, sha256: string) => join(folderOf(core), sha256);
