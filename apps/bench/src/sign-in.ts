import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { administrator, type Running, signIn, startCopydesk } from "./process.ts";
import { atMost, median, milliseconds, percentile, type Row } from "./table.ts";
import { watchServer } from "./watch-server.ts";

const tries = 100;
const password = "right once, and long enough";

/** Refused sign-ins of every kind must look alike: nobody learns from the clock which addresses have an account. */
export async function benchmarkSignIn(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  // One proxy is believed, so that each try can come from an address of its own and none meets the limits of addresses.
  const server = await startCopydesk(folder, { TRUST_PROXY: "1" });
  try {
    await makePeople(server.url);
    return [await compare(server.url, folder), await rateOfSignIns(server)];
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const kinds = [
  { name: "unknown", body: { email: "nobody@example.com", password } },
  { name: "wrong password", body: { email: administrator.email, password } },
  { name: "inactive", body: { email: "leaver@example.com", password } },
  { name: "not activated", body: { email: "newcomer@example.com", password } },
] as const;

async function compare(url: string, folder: string): Promise<Row> {
  const database = new BetterSqlite(join(folder, "copydesk.sqlite"));
  const times = kinds.map((): number[] => []);
  const answers = new Set<string>();
  for (let round = -5; round < tries; round += 1) {
    // Nor those of an account.
    database.exec("delete from sign_in_failures");
    for (const [turn, which] of shuffled(kinds.map((_, i) => i)).entries()) {
      const began = performance.now();
      const answer = await trySignIn(url, kinds[which]?.body, addressOf((round + 5) * kinds.length + turn));
      if (round >= 0) times[which]?.push(performance.now() - began);
      answers.add(answer);
    }
  }
  database.close();
  if (answers.size !== 1) throw new Error(`Refused sign-ins differ in words or status: ${[...answers].join(" / ")}`);
  const medians = times.map(median);
  const slowest = Math.max(...medians);
  const quickest = Math.min(...medians);
  const named = kinds.map(({ name }, i) => `${name} ${milliseconds(medians[i] ?? Number.NaN)}`).join(", ");
  return {
    what: `refused sign-ins, medians of ${tries}: ${named}`,
    measured: milliseconds(slowest),
    floor: milliseconds(quickest),
    ...atMost(slowest / quickest, 1.05),
  };
}

/** In any order, so that no kind always comes after the same other one. */
function shuffled(values: number[]): number[] {
  return values
    .map((value) => ({ value, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** Status and words of a refusal, without what differs from call to call. */
async function trySignIn(url: string, body: unknown, address: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify(body),
  });
  const { request_id: _, ...said } = (await response.json()) as { request_id?: string };
  return `${response.status} ${JSON.stringify(said)}`;
}

/** Each hashes a password on purpose slowly, in a thread: the rest of the server goes on. */
async function rateOfSignIns(server: Running): Promise<Row> {
  const amount = 60;
  const began = performance.now();
  const others = watchServer(server);
  const each = async () => {
    for (let i = 0; i < amount / 4; i += 1) await signIn(server.url);
  };
  await Promise.all([each(), each(), each(), each()]);
  const rate = (amount * 1_000) / (performance.now() - began);
  const { times } = await others.stop();
  return {
    what: `sign-ins, four at once (others meanwhile p99 ${milliseconds(percentile(times, 0.99))})`,
    measured: `${rate.toFixed(1)} /s`,
    floor: "",
    ratio: null,
    goal: "",
    ok: true,
  };
}

const addressOf = (index: number) => `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;

/** Somebody who left after using their account, and somebody who was only invited. */
async function makePeople(url: string): Promise<void> {
  const token = await signIn(url);
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { "Content-Type": "application/json", Authorization: `Token ${token}` };
    const response = await fetch(`${url}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { results } = await call<{ results: { id: string; name: string }[] }>("GET", "/roles?search=Viewer");
  const people = [{ email: "leaver@example.com" }, { email: "newcomer@example.com" }];
  const { links } = await call<{ links: { user_id: string; email: string; link: string }[] }>("POST", "/users", {
    people,
    role_ids: results.map((role) => role.id),
  });
  const leaver = links.find(({ email }) => email === "leaver@example.com");
  const secret = new URL(leaver?.link ?? "").pathname.split("/").at(-1);
  await call("POST", `/auth/reset-password/${secret}/?isActivation=true`, { new_password: password, confirm_password: password });
  await call("POST", "/users/deactivate", { ids: [leaver?.user_id] });
}
