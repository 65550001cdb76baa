import { rmSync } from "node:fs";
import { folderWithCalls, untilKept } from "./many-calls.ts";
import { processorMilliseconds, type Running, signIn, startCopydesk } from "./process.ts";
import { median, milliseconds, type Row } from "./table.ts";
import { watchServer } from "./watch-server.ts";

/** Rows of the log, and how long any filter, order or group of them may take. */
const sizes = [
  { count: 100_000, most: 200 },
  { count: 1_000_000, most: 1_000 },
];
const rounds = 4;
/** How long others may wait meanwhile. */
const slowest = 100;

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

/** Each with a number of its own in it, so that no two are the same. */
const questions: Record<string, (i: number) => string> = {
  "newest page": (i) => `?offset=${i * 25}`,
  "by cost": (i) => `?ordering=-cost&offset=${i * 25}`,
  "a rare filter": (i) => `?statuses=error&channels=channel-0${i}&ordering=-total_ms`,
  "a range of figures": (i) => `?tokens_in_min=${3_000 + i}&cost_max=0.0${3 + i}`,
  words: (i) => `?search=kettle ${i + 1}00`,
  "figures of all": (i) => `/chart?tokens_out_min=${i}`,
  "figures by model": (i) => `/chart?group=model&tokens_out_min=${i}`,
  "figures by person, words": (i) => `/chart?group=person&search=kettle ${i + 1}00`,
  "figures by campaign": (i) => `/chart?group=campaign&tokens_out_min=${i}`,
  "figures by channel of one person": (i) => `/chart?group=channel&user_ids=person-0${i}`,
};

async function measure(server: Running, count: number, most: number): Promise<Row[]> {
  const token = await signIn(server.url);
  const ask = async (question: string) => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/logs/llm${question}`, { headers: { Authorization: `Token ${token}` } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${question} was answered ${response.status}: ${text}`);
    return performance.now() - began;
  };
  const watch = watchServer(server);
  const rows: Row[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const times: number[] = [];
    const before = processorMilliseconds(server.pid);
    for (let i = 0; i < rounds; i += 1) times.push(await ask(question(i)));
    const processor = (processorMilliseconds(server.pid) - before) / rounds;
    const taken = median(times);
    const goal = `≤ ${milliseconds(most)}`;
    rows.push({
      what: `calls to models, ${count}: ${what}`,
      measured: `${milliseconds(taken)}, ${milliseconds(processor)} of processor`,
      floor: "",
      ratio: null,
      goal,
      ok: taken <= most,
    });
  }
  const { times } = await watch.stop();
  const worst = Math.max(...times);
  const goal = `≤ ${milliseconds(slowest)}`;
  return [
    ...rows,
    { what: `… others meanwhile, at most`, measured: milliseconds(worst), floor: "", ratio: null, goal, ok: worst <= slowest },
  ];
}
