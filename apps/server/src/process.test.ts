import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

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

function run(environment: Record<string, string> = {}): Run {
  const env = { PORT: "0", DATA_DIR: dataFolder, LOG_LEVEL: "info", ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
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

describe("the process", () => {
  // Every start here reads the whole source, which takes seconds; so one test goes through the life of a folder. That a second process
  // names the folder and goes is shown on the built program by the browser tests.
  test("shows a made-up password once, keeps its secret to itself, stops cleanly, starts again, and does not without its secret", async () => {
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
    rmSync(join(dataFolder, "secret.key"));
    const third = run();
    expect(await third.ended).toBe(1);
    expect(third.output()).toMatch(/secret\.key.*missing/);
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
