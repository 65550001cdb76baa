import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startBalancer } from "./balancer.ts";
import { endsWithTests } from "./ends-with-tests.ts";
import { sharedData } from "./shared-data.ts";

const root = new URL("../../../", import.meta.url);
export const compileCache = fileURLToPath(new URL("node_modules/.cache/copydesk/compiled", root));
const program = fileURLToPath(new URL("apps/server/dist/main.js", root));

export const administrator = { email: "mira.falk@norrbrook.example", password: "paper-lantern-harbour-42" };

/** Names the folder that `template.ts` has made; every server begins with a copy of it. */
export const templateVariable = "COPYDESK_TEST_TEMPLATE";

/** A server of the tests on its own data; on Postgres two of them, behind one address. */
export interface Desk {
  url: string;
  dataFolder: string;
  /** Its database in Postgres; null where the data folder holds it. */
  database: string | null;
  /** Everything it logged so far; of a process, everything that this printed. */
  output(): string;
  /** Ends it and removes its data. */
  dispose(): Promise<void>;
}

/** One in a process of its own, as `npm start` runs it. */
export interface Copydesk extends Desk {
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and address. */
  start(): Promise<void>;
  /** Ends the process as its service manager would. */
  stop(): Promise<void>;
}

export async function startCopydesk(env: Record<string, string> = {}): Promise<Copydesk> {
  const { dataFolder, port, url, remove } = await dataForServer();
  const shared = await sharedData(url);
  const ports = shared ? [await freePort(), await freePort()] : [port];
  const balancer = shared && (await startBalancer(port, ports));
  let children: ChildProcess[] = [];
  let printed = "";

  async function start() {
    children = ports.map((own) =>
      spawn(process.execPath, [program], {
        env: {
          ...process.env,
          NODE_ENV: "production",
          NODE_COMPILE_CACHE: compileCache,
          ...environmentOf(own, dataFolder),
          ...shared?.env,
          ...env,
        },
        stdio: ["ignore", "pipe", "pipe"],
      }),
    );
    for (const child of children) {
      endsWithTests(child);
      child.stdout?.on("data", (chunk) => (printed += chunk));
      child.stderr?.on("data", (chunk) => (printed += chunk));
    }
    await Promise.all(children.map((child, i) => ready(`http://127.0.0.1:${ports[i]}`, child, () => printed)));
  }
  const end = (signal: NodeJS.Signals) =>
    Promise.all(
      children.map(async (running) => {
        if (running.exitCode !== null || running.signalCode !== null) return;
        const ended = new Promise((resolve) => running.once("exit", resolve));
        running.kill(signal);
        await ended;
      }),
    ).then(() => {});
  await start();
  return {
    url,
    dataFolder,
    database: shared?.database ?? null,
    output: () => printed,
    kill: () => end("SIGKILL"),
    start,
    stop: () => end("SIGTERM"),
    async dispose() {
      // Nobody needs its data any more, so nothing has to be put away.
      await end("SIGKILL");
      balancer?.close();
      await shared?.drop();
      remove();
    },
  };
}

/** A folder with a copy of the template, and an address, for a server that is about to start. */
export async function dataForServer(): Promise<{ dataFolder: string; port: number; url: string; remove(): void }> {
  const dataFolder = mkdtempSync(join(tmpdir(), "copydesk-e2e-"));
  const template = process.env[templateVariable];
  if (template) cpSync(template, dataFolder, { recursive: true });
  const port = await freePort();
  return { dataFolder, port, url: `http://127.0.0.1:${port}`, remove: () => rmSync(dataFolder, { recursive: true, force: true }) };
}

/** What every server of the tests is told. */
export function environmentOf(port: number, dataFolder: string): Record<string, string> {
  return {
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    // Only tests that watch something being written want to see it take time, and nobody clicks as fast as they do.
    BUILTIN_TOKENS_PER_SECOND: "0",
    CALLS_PER_MINUTE: "6000",
  };
}

async function ready(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${printed()}`);
    const response = await fetch(`${url}/api/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server was not ready within 15 s:\n${printed()}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
