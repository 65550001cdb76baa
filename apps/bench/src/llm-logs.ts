import { rmSync } from "node:fs";
import { folderWithCalls, longCall, untilKept } from "./many-calls.ts";
import { processorMilliseconds, type Running, signIn, startCopydesk } from "./process.ts";
import { milliseconds, type Row } from "./table.ts";
import { watchServer } from "./watch-server.ts";

/** Rows of the log, and how long any filter, order or group of them may take. */
const sizes = [
  { count: 100_000, most: 200 },
  { count: 1_000_000, most: 1_000 },
];
const rounds = 2;
/** How long others may wait meanwhile. */
const slowest = 100;
/** How long a call with 200 kB of messages may take to be answered. */
const longestDetail = 200;

/** The log of calls to models on full databases: no question is asked twice, so that nothing that was kept answers it. */
export async function benchmarkLlmLogs(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { count, most } of sizes) {
    const folder = await folderWithCalls(count);
    const server = await startCopydesk(folder);
    try {
      await untilKept(folder, count);
      rows.push(...(await measure(server, count, most)));
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

const filters: Record<string, string> = {
  "no filter": "",
  "one person": "user_ids=person-07",
  "one campaign": "campaign_ids=campaign-0042",
  "two languages": "languages=de,ar",
  "one channel": "channels=channel-03",
  "one purpose": "purposes=content",
  "one model": "models=model-3",
  "failed ones": "statuses=error,timeout",
  "tokens in": "tokens_in_min=3000",
  "cached tokens": "tokens_cached_min=1500",
  "tokens out": "tokens_out_max=500",
  cost: "cost_min=0.01&cost_max=0.03",
  time: "total_ms_min=5000",
  "time to the first token": "first_token_ms_max=300",
  attempts: "attempt_min=1",
  "a word of every text": "search=kettle",
  "a word of one in a hundred texts": "search=harbour",
  "a word of one text": "search=seal5000x",
  "three filters": "statuses=success&channels=channel-03,channel-05&tokens_out_min=200",
};
const orders = ["-at", "-cost", "total_ms"];
const groups = ["none", "model", "person", "campaign", "purpose", "channel"];

/** Every filter, listed in several orders and charted in every group. */
const questions: [what: string, path: string, query: string][] = Object.entries(filters).flatMap(([name, filter]) => [
  ...orders.map((order): [string, string, string] => [`${name}, listed by ${order}`, "", `${filter}&ordering=${order}`]),
  ...groups.map((group): [string, string, string] => [
    `${name}, charted by ${group}`,
    "/chart",
    group === "none" ? filter : `${filter}&group=${group}`,
  ]),
]);

async function measure(server: Running, count: number, most: number): Promise<Row[]> {
  const token = await signIn(server.url);
  const ask = async (question: string) => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/logs/llm${question}`, { headers: { Authorization: `Token ${token}` } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${question} was answered ${response.status}: ${text}`);
    return performance.now() - began;
  };
  let asked = 0;
  // Each begins a second later, before the first call of all, so that no two are the same.
  const beginning = () => new Date(Date.now() - 120 * 86_400_000 + ++asked * 1_000).toISOString();
  const timed = async (what: string, make: () => string, goal: number): Promise<Row> => {
    const times: number[] = [];
    const before = processorMilliseconds(server.pid);
    for (let i = 0; i < rounds; i += 1) times.push(await ask(make()));
    const processor = (processorMilliseconds(server.pid) - before) / rounds;
    const taken = Math.max(...times);
    return {
      what: `calls to models, ${count}: ${what}`,
      measured: `${milliseconds(taken)}, ${milliseconds(processor)} of processor`,
      floor: "",
      ratio: null,
      goal: `≤ ${milliseconds(goal)}`,
      ok: taken <= goal,
    };
  };
  // The first question of all makes a program ready that a server then keeps.
  for (const path of ["/options", "/chart?attempt_min=1", "?attempt_min=1"]) await ask(path);
  const watch = watchServer(server);
  const rows: Row[] = [await timed("one with 200 kB of messages, opened", () => `/${longCall}`, longestDetail)];
  for (const [what, path, query] of questions) rows.push(await timed(what, () => `${path}?from=${beginning()}&${query}`, most));
  const { times } = await watch.stop();
  const worst = Math.max(...times);
  const goal = `≤ ${milliseconds(slowest)}`;
  return [
    ...rows,
    { what: "… others meanwhile, at most", measured: milliseconds(worst), floor: "", ratio: null, goal, ok: worst <= slowest },
  ];
}
