import { chownSync, existsSync, linkSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { flushNames } from "@copydesk/db";
import { CommandFailure } from "../exit-codes.ts";
import type { Installation } from "./installation.ts";
import { copyParcel } from "./parcel.ts";
import { versionOf } from "./run-program.ts";

const work = ".copydesk-update-";

/** The single executable. The one before it is kept beside it under its name and `.previous`. */
export function executableAt(path: string): Installation {
  const folder = dirname(path);
  const previous = `${path}.previous`;
  /** Gives a program a second name, whoever has that name now. */
  const name = (from: string, to: string) => {
    const between = join(mkdtempSync(join(folder, work)), basename(path));
    linkSync(from, between);
    renameSync(between, to);
    // Where both names were the same file already, a rename does nothing and the third one stays.
    rmSync(dirname(between), { recursive: true, force: true });
  };
  return {
    kind: "executable",
    program: [path],
    async stage(parcel) {
      for (const left of readdirSync(folder).filter((one) => one.startsWith(work))) rmSync(join(folder, left), { recursive: true });
      const staging = mkdtempSync(join(folder, work));
      const discard = () => rmSync(staging, { recursive: true, force: true });
      try {
        const file = join(staging, basename(path));
        const { mode, uid, gid } = statSync(path);
        await copyParcel(parcel, file, mode & 0o777);
        if (process.getuid?.() === 0) chownSync(file, uid, gid);
        return {
          version: await versionOf([file]),
          program: [file],
          keepPresent: () => name(path, previous),
          commit: () => {
            renameSync(file, path);
            flushNames(folder);
          },
          discard,
        };
      } catch (error) {
        discard();
        throw error;
      }
    },
    goBack(version) {
      if (!existsSync(previous))
        throw new CommandFailure(`${previous} is not there any more. Put Copydesk ${version} in the place of ${path} yourself.`);
      name(previous, path);
      flushNames(folder);
      rmSync(previous);
    },
  };
}
