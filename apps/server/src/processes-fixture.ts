import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { administrator } from "./testing.ts";

/*
 * Servers as they are installed, each a process of its own, and what tests ask of them over REST.
 */

const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));

export interface Process {
  child: ChildProcess;
  /** Its address; what it said instead, when it has ended. */
  url: Promise<string>;
}

/** @param environment with DATA_DIR, at the least. */
export function startProcess(environment: Record<string, string>): Process {
  const env = {
    PORT: "0",
    LOG_LEVEL: "error",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    BUILTIN_TOKENS_PER_SECOND: "120",
    ...environment,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        said += chunk;
        const ready = /ready at (http:\S+)/.exec(said)?.[1];
        if (ready) resolve(ready);
      });
    child.on("close", () => resolve(said));
  });
  return { child, url };
}

export interface Desk {
  url: string;
  token: string;
}

export async function signIn(url: string): Promise<Desk> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(administrator) });
  return { url, token: ((await answer.json()) as { token: string }).token };
}

export const ask = ({ url, token }: Desk, method: string, path: string, body?: unknown) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Token ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

export async function makeCampaign(desk: Desk, name: string): Promise<string> {
  const campaign = {
    name,
    main_story: "A story that is long enough to be told on two channels, in about a hundred characters or a few more than that.",
    objectives: ["Brand awareness"],
    // Not over on any day on which the tests are run.
    from_date: "2098-03-01",
    to_date: "2098-04-30",
    is_public: false,
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: [{ code: "en", channels: ["linkedin", "blog"] }],
  };
  return ((await (await ask(desk, "POST", "/campaigns", campaign)).json()) as { id: string }).id;
}

export async function generate(desk: Desk, id: string): Promise<string> {
  return ((await (await ask(desk, "POST", `/campaigns/${id}/generate`, {})).json()) as { run_id: string }).run_id;
}

export const stateOf = async (desk: Desk, id: string, run: string) =>
  ((await (await ask(desk, "GET", `/campaigns/${id}/runs/${run}`)).json()) as { status: string }).status;

export async function waitForEnd(desk: Desk, id: string, run: string): Promise<string> {
  for (;;) {
    const state = await stateOf(desk, id, run);
    if (!["queued", "running"].includes(state)) return state;
    await wait(50);
  }
}
