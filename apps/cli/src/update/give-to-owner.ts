import { existsSync, lchownSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What root has made in the data folder is given to whom the folder belongs: the server of that user must be able to use it. */
export function giveToOwner(folder: string, names: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  if (uid === 0) return;
  const give = (path: string) => {
    lchownSync(path, uid, gid);
    if (!statSync(path).isDirectory()) return;
    for (const name of readdirSync(path)) give(join(path, name));
  };
  for (const name of names.filter((one) => existsSync(join(folder, one)))) give(join(folder, name));
}
