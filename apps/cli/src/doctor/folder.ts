import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { databaseName, demandUsableFolder } from "@copydesk/db";
import { type Look, note, right, wrong } from "./finding.ts";

export const lookAtFolder =
  (folder: string): Look =>
  async () => {
    await demandUsableFolder(folder, { make: false });
    return existsSync(folder) ? right(`${folder} can be written.`) : note(`${folder} is not there yet; the first start makes it.`);
  };

/** Passwords, links and what people wrote are for the user of the process alone. Windows keeps rights in another way. */
export const lookAtRights =
  (folder: string): Look =>
  async () => {
    if (process.platform === "win32") return note("Windows keeps them; see that only the user of Copydesk may read the folder.");
    if (grants(folder, 0o022))
      return wrong(
        `Other users of this machine may put files into ${folder}, and take its own away. Take that from them: chmod 700 ${folder}`,
      );
    const open = [databaseName, "secret.key"].map((name) => join(folder, name)).filter((file) => grants(file, 0o077));
    if (open.length === 0) return right("Nobody else of this machine may read or change what lies there.");
    return wrong(`Other users of this machine may read ${open.join(" and ")}. Take that from them: chmod 600 ${open.join(" ")}`);
  };

const grants = (path: string, rights: number) => existsSync(path) && (statSync(path).mode & rights) !== 0;

const megabyte = 1024 * 1024;
/** Bytes. Backups and migrations need a copy of the database beside it. */
const tooLittle = 100 * megabyte;
const little = 1024 * megabyte;

export const lookAtDisk =
  (folder: string): Look =>
  async () => {
    const { bavail, bsize } = await statfs(thatExists(folder));
    const free = bavail * bsize;
    const database = join(folder, databaseName);
    const copies = existsSync(database) ? 2 * statSync(database).size : 0;
    const words = `${formatBytes(free)} are free.`;
    if (free < tooLittle) return wrong(`Only ${words} Free some space: soon nothing can be saved any more.`);
    if (free < Math.max(little, copies)) return note(`${words} A backup needs room for a copy of everything.`);
    return right(words);
  };

const thatExists = (path: string): string => (existsSync(path) || dirname(path) === path ? path : thatExists(dirname(path)));
const formatBytes = (bytes: number) => (bytes < little ? `${Math.floor(bytes / megabyte)} MB` : `${(bytes / little).toFixed(1)} GB`);
