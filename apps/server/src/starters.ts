import { existsSync, readFileSync } from "node:fs";

/** Process ids of npm and of the shell that it starts scripts with; none when something else has started this process. */
export function startersOf({ ppid, env }: Pick<NodeJS.Process, "ppid" | "env">): number[] {
  if (env.npm_lifecycle_event === undefined) return [];
  const status = `/proc/${ppid}/status`;
  const above = existsSync(status) ? Number(/^PPid:\s+(\d+)/m.exec(readFileSync(status, "utf8"))?.[1]) : 0;
  // A shell that stayed between the two would hide the end of npm.
  const isShell = above > 1 && /^Name:\s+(?:sh|dash|bash|ash|busybox)$/m.test(readFileSync(status, "utf8"));
  return isShell ? [ppid, above] : [ppid];
}
