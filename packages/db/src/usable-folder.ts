import { access, constants, lstat, mkdir, open, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { databaseName, uploadsFolder } from "./backup/manifest.ts";

/** How long a disk may take to answer: one that went to sleep wakes up in less. */
const patience = 5_000;

/** What Copydesk itself puts into its folder. Anything else under these names would be waited for, or written over. */
const ownFiles = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, "copydesk.lock", "secret.key"];
const ownFolders = [uploadsFolder, "incoming", "backups", "outbox"];

/** A disk that does not answer. A thread goes on waiting for it, and an orderly end of the process would wait for the thread. */
export class FolderHangs extends Error {}

/**
 * Makes the data folder when it is not there yet, unless told not to, and looks whether Copydesk can work in it.
 * @throws a sentence that names the folder and what is wrong with it, at the latest after five seconds.
 */
export async function demandUsableFolder(folder: string, { make = true } = {}): Promise<void> {
  const unusable = (why: string, cause?: unknown) =>
    new Error(`Copydesk cannot use ${JSON.stringify(folder)} for its data: ${why} Set DATA_DIR to a folder that it may write to.`, {
      cause,
    });
  if (folder.includes("\0")) throw unusable("a path has no NUL in it.");
  await answersWithin(patience, folder, async () => {
    try {
      if (make) await makeFolder(folder, 0o700);
      else if (!(await isFolder(folder))) return;
      await tryToWrite(folder);
    } catch (error) {
      throw unusable(reasonOf(error), error);
    }
    for (const name of ownFiles) await demandKind(join(folder, name), "file");
    for (const name of ownFolders) await demandKind(join(folder, name), "folder");
  });
}

/** @throws FolderHangs when the answer does not come in so many milliseconds. */
export async function answersWithin(ms: number, folder: string, look: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const words = `The disk of ${folder} does not answer. If it is a drive in the network, look whether it is there; or set DATA_DIR to another folder.`;
    timer = setTimeout(() => reject(new FolderHangs(words)), ms);
  });
  try {
    await Promise.race([look(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Ends the process with the code 1, also when a thread of it waits for a disk that does not answer. */
export function endAfter(error: unknown): never {
  if (error instanceof FolderHangs) {
    // Becoming another program leaves the threads behind. A signal would do so, too, but not to the first process of a container.
    if (process.platform !== "win32" && process.execve) process.execve(process.execPath, [process.execPath, "-e", "process.exit(1)"]);
    process.kill(process.pid, "SIGKILL");
  }
  process.exit(1);
}

/**
 * One folder after another: Node's own way of making several never ends where the system says that there is nothing (`/proc`).
 * @param mode of the last one; those above it are as the system makes them
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<void> {
  if (await isFolder(folder)) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder, { mode }).catch(async (error: unknown) => {
    // Another process may have made it in the same moment.
    if (!(await isFolder(folder))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (found && !found.isDirectory()) throw Object.assign(new Error(path), { code: "ENOTDIR" });
  return found !== null;
}

/** Rights on paper say nothing about a disk that is mounted for reading, or about whoever may do everything. */
async function tryToWrite(folder: string): Promise<void> {
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const file = join(folder, `.write-test-${process.pid}`);
  try {
    await (await open(file, "w", 0o600)).close();
    await rm(file);
  } catch (error) {
    // With a full disk people can still read; it heals by itself.
    if (!/^(ENOSPC|EDQUOT)$/.test(codeOf(error))) throw error;
  }
}

async function demandKind(path: string, kind: "file" | "folder"): Promise<void> {
  const refuse = (why: string, cause?: unknown) => {
    throw new Error(`Copydesk cannot use ${path}: ${why} Move it away, or set DATA_DIR to another folder.`, { cause });
  };
  const isThere = await lstat(path).then(
    () => true,
    (error: unknown) => codeOf(error) !== "ENOENT" && refuse(reasonOf(error), error),
  );
  if (!isThere) return;
  const found = await stat(path).catch((error: unknown) => refuse(codeOf(error) === "ENOENT" ? deadLink : reasonOf(error), error));
  if (!(kind === "file" ? found?.isFile() : found?.isDirectory())) refuse(`it is no ${kind}.`);
  await access(path, constants.R_OK | constants.W_OK).catch((error: unknown) => refuse(reasonOf(error), error));
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

function reasonOf(error: unknown): string {
  return reasons[codeOf(error)] ?? `the system says ${codeOf(error) || String(error)}.`;
}

const deadLink = "it is a link to a place that is not there.";
const noRights = "the user that it runs as may not read and write there.";
const reasons: Record<string, string> = {
  EACCES: noRights,
  EPERM: noRights,
  EROFS: "the disk is mounted for reading only.",
  ENOTDIR: "it is a file, or lies below one.",
  EEXIST: deadLink,
  ENOENT: "its place is not there, and cannot be made.",
  ELOOP: "it is a link that leads back to itself.",
  ENAMETOOLONG: "its path is too long.",
  ENOSPC: "there is no room left on its disk.",
  EDQUOT: "there is no room left on its disk.",
  ENOTCONN: "its disk is not connected any more.",
  ESTALE: "its disk is not connected any more.",
  EIO: "its disk reports an error.",
};
