import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "@copydesk/db";
import { CommandFailure, exitCodes } from "../exit-codes.ts";

/** What the next run goes on by. */
export const stateName = "copydesk-run.json";

/** Before anything is written for it. @throws CommandFailure for a folder that the results cannot be put into. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const probe = join(folder, `${stateName}.making`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (cause) {
    throw new CommandFailure(`${folder} cannot take the files: ${reasonOf(cause)}\nName another folder with --out. Nothing was begun.`, {
      exitCode: exitCodes.usage,
      cause,
    });
  }
}

/** Why a file could not be written. */
export function reasonOf(error: unknown): string {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "there is no room left.";
  if (code === "EACCES" || code === "EPERM") return "this user may not write there.";
  if (code === "EROFS") return "it is on a disk that is mounted for reading only.";
  if (code === "EEXIST" || code === "ENOTDIR") return "it is a file, or lies in one.";
  if (code === "ENOENT") return "its place is not there, and cannot be made.";
  return message;
}
