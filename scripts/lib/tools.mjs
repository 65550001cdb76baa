// Small things that the commands of the root share.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Environment for child processes: our own tools and Node first, and nothing that calls home. */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  const bin = join(root, "node_modules", ".bin");
  return {
    ...process.env,
    PATH: `${bin}${separator}${process.env.PATH ?? ""}`,
    TURBO_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
    ...extra,
  };
}

/** Lets Node keep what it compiled of the server, so that every start but the first takes half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "copydesk", "compiled") };

/** What `.env` says, for everything the environment does not say itself. */
export function loadEnvFile() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Runs a tool to its end.
 * @param {{ env?: Record<string, string>, quiet?: boolean, yielding?: boolean }} options `quiet` keeps what it says instead of showing
 *   it; `yielding` lets everything else go first when the machine is busy.
 * @returns {Promise<{ code: number, output: string }>} code 127 when it could not be started.
 */
export function run(command, args, { env = {}, quiet = false, yielding = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
    });
    if (yielding && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
