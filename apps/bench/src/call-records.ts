import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { batch, closeDatabase, type Database, databaseName, openDatabase, prepared, type Runnable, schema } from "@copydesk/db";
import { desc, eq } from "drizzle-orm";
import { followCampaign } from "./follow-campaign.ts";
import { startPacedEndpoint } from "./paced-endpoint.ts";
import { takeTurns } from "./paired.ts";
import { processorMilliseconds, signIn, startCopydesk } from "./process.ts";
import { milliseconds, type Row } from "./table.ts";
import { createTenByTen, prepareTenByTen } from "./ten-by-ten.ts";

const rounds = 15;
const campaigns = 3;
/** Of what a campaign of ten languages and ten channels costs. */
const most = 0.03;

type Call = typeof schema.llm_logs.$inferSelect;
type Body = typeof schema.llm_log_bodies.$inferSelect;

/**
 * What it costs to write calls down while a campaign of ten languages and ten channels is written. A server without a log would write
 * other campaigns, as it reads there what it has sent; so the calls of a campaign that was written are written down once more, in
 * transactions like the server's, and the same transactions are run with nothing of a log in them.
 */
export async function benchmarkCallRecords(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  try {
    const written = await writeCampaigns(folder);
    const db = openDatabase(join(folder, databaseName));
    const calls = await lastCalls(db, written.calls);
    const task = (await db.select({ id: schema.tasks.id }).from(schema.tasks).limit(1))[0]?.id ?? "";
    const once = async (isLogged: boolean) => {
      const before = process.cpuUsage();
      for (const call of calls) await writeDown(db, { ...call, task, isLogged });
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    const [paired] = await takeTurns([{ measured: () => once(true), floor: () => once(false) }], rounds);
    closeDatabase(db);
    if (!paired) throw new Error("Nothing was measured.");
    const more = paired.measured - paired.floor;
    const share = more / written.processor;
    return [
      {
        what: `writing down the ${calls.length} calls of a 10 × 10 campaign, processor time beside that of its whole generation (${(more / calls.length).toFixed(2)} ms of ${(written.processor / calls.length).toFixed(1)} ms a call)`,
        measured: milliseconds(more),
        floor: milliseconds(written.processor),
        ratio: share,
        goal: `≤ ${most}`,
        ok: share <= most,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How many calls the last campaign of some took, and the server's processor time for it, the least of them: the first are slow. */
async function writeCampaigns(folder: string): Promise<{ calls: number; processor: number }> {
  const endpoint = await startPacedEndpoint();
  const env = { OPENAI_BASE_URL: endpoint.url, OPENAI_MODEL: "paced", MODEL_HOSTS_ALLOW: endpoint.host };
  await (await startCopydesk(folder, env)).stop();
  prepareTenByTen(folder, 256);
  const server = await startCopydesk(folder, env);
  try {
    const token = await signIn(server.url);
    let found = { calls: 0, processor: Number.POSITIVE_INFINITY };
    for (let i = 0; i < campaigns; i += 1) {
      const id = await createTenByTen(server.url, token, `Round ${i}`);
      const [before, asked] = [processorMilliseconds(server.pid), endpoint.calls.length];
      await followCampaign(server.url, token, id);
      const processor = processorMilliseconds(server.pid) - before;
      found = { calls: endpoint.calls.length - asked, processor: Math.min(found.processor, processor) };
    }
    return found;
  } finally {
    await server.stop();
    await endpoint.close();
  }
}

const lastCalls = (db: Database, count: number): Promise<{ call: Call; body: Body }[]> =>
  db
    .select({ call: schema.llm_logs, body: schema.llm_log_bodies })
    .from(schema.llm_logs)
    .innerJoin(schema.llm_log_bodies, eq(schema.llm_log_bodies.log_id, schema.llm_logs.id))
    .orderBy(desc(schema.llm_logs.seq))
    .limit(count);

interface Writing {
  call: Call;
  body: Body;
  /** What the server writes beside the log when a call begins and when it has ended. */
  task: string;
  isLogged: boolean;
}

/** One call from its beginning to its end, as the server writes it down. */
async function writeDown(db: Database, { call, body, task, isLogged }: Writing): Promise<void> {
  const { llm_logs: logs, llm_log_bodies: bodies, tasks } = schema;
  const id = randomUUID();
  const beside = (partial_text: string): Runnable =>
    prepared(db, "bench: beside", { id: task, partial_text }, ({ id: which, ...marks }) =>
      db.update(tasks).set(marks).where(eq(tasks.id, which)),
    );
  const { seq: _, version_id, status: __, total_ms, first_token_ms, tokens_fresh, tokens_out, cost, finish_reason, ...begun } = call;
  const begin = { ...begun, id, status: "running" as const };
  const messages = { log_id: id, messages: body.messages, reply: "", endpoint_words: "" };
  await batch(db, () => [
    beside(""),
    ...(isLogged
      ? [
          prepared(db, "bench: begin", begin, (marks) => db.insert(logs).values(marks)),
          prepared(db, "bench: messages", messages, (marks) => db.insert(bodies).values(marks)),
        ]
      : []),
  ]);
  const ended = { id, finish_reason, total_ms, first_token_ms, tokens_fresh, tokens_out, cost };
  const reply = { id, reply: body.reply, usage: body.usage };
  await batch(db, () => [
    beside(body.reply),
    ...(isLogged
      ? [
          prepared(db, "bench: ended", ended, ({ id: which, ...marks }) =>
            db
              .update(logs)
              .set({ status: "success", ...marks })
              .where(eq(logs.id, which)),
          ),
          prepared(db, "bench: reply", reply, ({ id: which, ...marks }) => db.update(bodies).set(marks).where(eq(bodies.log_id, which))),
          prepared(db, "bench: version", { id, version_id }, ({ id: which, ...marks }) =>
            db.update(logs).set(marks).where(eq(logs.id, which)),
          ),
        ]
      : []),
  ]);
}
