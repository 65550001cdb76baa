import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export const administrator = { email: "bench@example.com", password: "a password for benchmarks" };
const server = new URL("../../server/", import.meta.url);
const serverProgram = fileURLToPath(new URL("dist/main.js", server));
const node: { flags: string[]; env: Record<string, string> } = JSON.parse(readFileSync(new URL("node.json", server), "utf8"));

export interface Running {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first good answer: that it is up, and that it can work. */
  upAfter: number;
  readyAfter: number;
  stop(): Promise<void>;
  /** With what the process has ended; null while it runs. */
  ended(): number | string | null;
}

interface Keeping {
  /** Where what the program says is written; it is dropped otherwise. */
  log?: string;
  /** What answers well as soon as the process is up [the path that says it can work]. */
  up?: string;
}

/** Ended with this process, also where something here has failed. */
const started = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of started) child.kill();
});

/** Starts a program that listens on PORT and waits until `path` answers well. */
export const startProgram = (
  program: string,
  path: string,
  env: Record<string, string> = {},
  { flags = [], ...keeping }: Keeping & { flags?: string[] } = {},
): Promise<Running> => startCommand([process.execPath, ...flags, program], path, env, keeping);

/** `npm start` in the root, on a data folder. */
export const startNpm = (dataFolder: string): Promise<Running> =>
  startCommand(["npm", "start"], "/api/readyz", { DATA_DIR: dataFolder }, { cwd: fileURLToPath(new URL("../../../", import.meta.url)) });

async function startCommand(
  [command = "", ...args]: readonly string[],
  path: string,
  env: Record<string, string>,
  { log, cwd, up = path }: Keeping & { cwd?: string },
): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", log === undefined ? "ignore" : openSync(log, "a"), "inherit"],
  });
  started.add(child);
  child.once("exit", () => started.delete(child));
  const untilAnswered = async (asked: string) => {
    while (!(await answers(url + asked))) {
      if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended with ${child.exitCode}`);
      if (performance.now() - began > 60_000) throw new Error(`${args.at(-1)} did not answer within a minute`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return performance.now() - began;
  };
  const upAfter = await untilAnswered(up);
  return {
    url,
    pid: child.pid ?? 0,
    upAfter,
    readyAfter: up === path ? upAfter : await untilAnswered(path),
    stop: () => stop(child),
    ended: () => child.exitCode ?? child.signalCode,
  };
}

/** Our server, as `npm start` runs it, on a data folder. */
export async function startCopydesk(dataFolder: string, env: Record<string, string> = {}, log?: string): Promise<Running> {
  const told = {
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    CALLS_PER_MINUTE: "100000000",
    ...node.env,
    ...env,
  };
  return startProgram(serverProgram, "/api/readyz", told, {
    flags: node.flags,
    up: "/api/healthz",
    ...(log === undefined ? {} : { log }),
  });
}

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Resident memory of a process in MB; Linux only, NaN elsewhere. */
export const ownMegabytes = (pid: number): number => megabytes(pid, /VmRSS:\s+(\d+) kB/);

/** As much of it as a process has written itself; the program's own file, which all that run it share, is not in it. */
const writtenMegabytes = (pid: number): number => megabytes(pid, /RssAnon:\s+(\d+) kB/);

function megabytes(pid: number, line: RegExp): number {
  try {
    return Number(line.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Milliseconds of processor that a process has used, its threads included; Linux only, NaN elsewhere. What else runs moves them less than the clock. */
export function processorMilliseconds(pid: number): number {
  try {
    // After the name, which may have spaces: user and system time are the 12th and 13th, in hundredths of a second.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** The same of a process and of those that it has started and that still run. */
export const processorMillisecondsOfAll = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + processorMilliseconds(child), processorMilliseconds(pid));

/**
 * Resident memory of a process and of all that it has started, as the system counts it against a limit: the file of the program, which
 * they run together, lies in memory once.
 */
export const residentMegabytes = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + writtenByAll(child), ownMegabytes(pid));

const writtenByAll = (pid: number): number => childrenOf(pid).reduce((sum, child) => sum + writtenByAll(child), writtenMegabytes(pid) || 0);

/** Children are listed by the thread that has started them: the main one, always. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
