import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { damageTable } from "@copydesk/db/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";

/** The built program, with which every run of the tests begins: from its source each start would cost seconds. */
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));

let dataFolder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), "copydesk-process-"));
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  rmSync(dataFolder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Resolves with the output once it matches. */
  says(words: RegExp): Promise<string>;
  ended: Promise<number | null>;
}

function run(environment: Record<string, string> = {}, command = [process.execPath, main]): Run {
  const env = { PORT: "0", DATA_DIR: dataFolder, LOG_LEVEL: "info", ...environment };
  const [program = "", ...args] = command;
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const says = (words: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => words.test(output) && resolve(output);
      listeners.add(look);
      look();
      ended.then(() => reject(new Error(`It ended and said: ${output}`)));
    });
  return { child, output: () => output, says, ended };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Machines without IPv6 have nothing to listen on there. */
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

describe("the process", () => {
  test("starts where the time zone of the machine has no name, on an address of IPv6 if there is one", async () => {
    const started = run({ TZ: ":/etc/localtime", ...(hasIpv6 && { HOST: "::1" }) });
    expect(await started.says(/ready at (http:\S+)/)).toContain(hasIpv6 ? "ready at http://[::1]:" : "ready at http://127.0.0.1:");
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  });

  // That a second process names the folder and goes is shown by the browser tests.
  test("shows a made-up password once, keeps its secret to itself, stops cleanly, starts again, and does not without its secret or with a damaged file", async () => {
    const first = run();
    const words = await first.says(/ready at (http:\S+)[\s\S]*password (\S+)/);
    const [, url = "", password = ""] = /ready at (http:\S+)[\s\S]*password (\S+)/.exec(words) ?? [];
    const answer = await fetch(`${url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@example.com", password }),
    });
    expect(answer.status).toBe(200);
    for (const file of ["secret.key", "copydesk.sqlite"]) expect(statSync(join(dataFolder, file)).mode & 0o777).toBe(0o600);
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const second = run();
    expect(await second.says(/ready at/)).not.toContain("password");
    second.child.kill("SIGINT");
    expect(await second.ended).toBe(0);
    const secret = join(dataFolder, "secret.key");
    renameSync(secret, `${secret}.away`);
    const third = run();
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(/secret\.key.*missing/);
    renameSync(`${secret}.away`, secret);
    damageTable(join(dataFolder, "copydesk.sqlite"), "examples");
    const fourth = run();
    expect(await fourth.ended).toBe(1);
    expect(fourth.output()).toMatch(/damaged.*restore/);
  });

  test.skipIf(process.platform !== "linux")("works and ends in order where its log finds no room", async () => {
    const port = await freePort();
    const started = run({ PORT: `${port}` }, ["/bin/sh", "-c", 'exec "$0" "$1" > /dev/full', process.execPath, main]);
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/api/campaigns`).then(
        ({ status }) => status,
        () => null,
      );
    await expect.poll(ask).toBe(401);
    expect([await ask(), await ask()]).toEqual([401, 401]);
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  });

  test("says in a sentence that it cannot start where no file can grow", async () => {
    const first = run();
    await first.says(/ready at/);
    first.child.kill("SIGTERM");
    await first.ended;
    const second = run({}, ["/bin/sh", "-c", 'ulimit -f 0; exec "$0" "$1"', process.execPath, main]);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Copydesk cannot start\. The server's disk could not be written\. [^\n]+\n$/);
  });

  test("names the variable that is wrong, but not its value", async () => {
    const wrong = run({ PORT: "lots", COPYDESK_SECRET: "hunter2" });
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/PORT/);
    expect(wrong.output()).toMatch(/COPYDESK_SECRET.*32 characters/);
    expect(wrong.output()).not.toContain("hunter2");
  });
});

test("what is not set has a sensible value, and empty means not set", () => {
  expect(readConfiguration({ PORT: "", METRICS: "true", MODEL_HOSTS_ALLOW: "a:1, b:2" })).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    metrics: true,
    callsPerMinute: 600,
    modelHostsAllowed: ["a:1", "b:2"],
  });
  expect(readConfiguration({ PUBLIC_URL: "https://desk.example.com/" }).publicUrl).toBe("https://desk.example.com");
  expect(() => readConfiguration({ PUBLIC_URL: "ftp://x", ADMIN_PASSWORD: "short" })).toThrow(
    /PUBLIC_URL[\s\S]*ADMIN_PASSWORD|ADMIN_PASSWORD[\s\S]*PUBLIC_URL/,
  );
});

test.each([
  ["PORT", "80x", 'PORT: a number from 0 to 65535 (it is "80x")'],
  ["PORT", "70000", 'PORT: a number from 0 to 65535 (it is "70000")'],
  ["PORT", "1e3", 'PORT: a number from 0 to 65535 (it is "1e3")'],
  ["METRICS", "yes", 'METRICS: true or false (it is "yes")'],
  ["LOG_LEVEL", "loud", 'LOG_LEVEL: one of fatal, error, warn, info, debug, trace, silent (it is "loud")'],
  ["BACKUPS_KEPT", "-1", 'BACKUPS_KEPT: a number of nights from 0 to 365 (it is "-1")'],
  [
    "PUBLIC_URL",
    "https://x.example/desk",
    'PUBLIC_URL: an address without a path, such as https://desk.example.com (it is "https://x.example/desk")',
  ],
  ["PUBLIC_URL", "desk", 'PUBLIC_URL: an address such as https://desk.example.com (it is "desk")'],
  ["ADMIN_EMAIL", "mira", 'ADMIN_EMAIL: an email address (it is "mira")'],
  ["ADMIN_PASSWORD", "hunter2", "ADMIN_PASSWORD: 12 to 256 characters\n"],
  ["SMTP_URL", "mail.example:hunter2", "SMTP_URL: an address such as smtps://user:password@mail.example.com\n"],
  ["SMTP_URL", "smtp:mail.example", "SMTP_URL: an address such as smtps://user:password@mail.example.com\n"],
  ["MODEL_HOSTS_ALLOW", "gpu.lan:8000, ollama.lan", 'MODEL_HOSTS_ALLOW: host:port, several with commas (it is "gpu.lan:8000, ollama.lan")'],
  ["MODEL_HOSTS_ALLOW", "http://gpu.lan:8000", 'MODEL_HOSTS_ALLOW: host:port, several with commas (it is "http://gpu.lan:8000")'],
  ["MODEL_HOSTS_ALLOW", "gpu.lan:80000", 'MODEL_HOSTS_ALLOW: host:port, several with commas (it is "gpu.lan:80000")'],
  ["DATABASE_URL", "mysql://me:hunter2@x", "DATABASE_URL: an address such as postgres://user:password@db.example:5432/copydesk\n"],
  [
    "DATABASE_URL",
    "postgres://me:hunter2@x/copydesk",
    "COPYDESK_SECRET: needed beside DATABASE_URL, the same for every process: at least 32 characters, such as from: openssl rand -base64 32\n",
  ],
])("%s=%s is named, with what is expected and what was given", (name, value, words) => {
  const said = () => readConfiguration({ [name]: value });
  expect(said).toThrow();
  try {
    said();
  } catch (error) {
    expect(`${error instanceof Error ? error.message : ""}\n`).toBe(`The configuration is not right:\n  ${words.trim()}\n`);
  }
});
