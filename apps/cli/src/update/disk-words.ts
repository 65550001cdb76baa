/** What keeps files from being written, with what to do; the error's own words for anything else. */
export function diskWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "", path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  // Of a folder for a while only its pattern is known.
  const subject = (dest ?? path ?? "the disk").replace(/[/\\][^/\\]*X{6}$/, "");
  if (code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL")
    return "There is no room left. An update needs twice the size of the data on the disk of the data folder, and 300 MB on the disk of the program.";
  if (code === "EROFS") return `${subject} is on a disk that is mounted for reading only. In a container take the new image instead.`;
  if (code === "EACCES" || code === "EPERM")
    return `${subject} may not be written by this user. Call the command as the one to whom the program belongs.`;
  return error.message;
}
