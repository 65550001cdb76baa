import { startRunInput, type VersionContent } from "@copydesk/contracts";
import { type Database, schema } from "@copydesk/db";
import { type CallTimeouts, createModelClient, createOutboundFetch, type ModelClient } from "@copydesk/llm";
import { type FakeEndpoint, type FakeEndpointOptions, type FakeRule, startFakeEndpoint } from "@copydesk/llm/testing";
import { eq } from "drizzle-orm";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import type { Actor } from "../kernel/actor.ts";
import type { Core } from "../kernel/context.ts";
import { secretPurpose } from "../models/model-connection.ts";
import { createPerson, createTestCore, type SampleBrief, sampleBrief, type TestCore, type TestCoreOptions } from "../testing.ts";
import { createWorker, type Worker, type WorkerOptions } from "./queue/worker.ts";
import { startRun } from "./runs/start-run.ts";

/** For tests: a campaign, a person who may write it, a worker, and an endpoint when one is asked for. */
export interface Pipeline {
  core: TestCore;
  actor: Actor;
  campaignId: string;
  worker: Worker;
  endpoint: FakeEndpoint;
  /** Starts a run and answers its id. */
  start(input?: Record<string, unknown>): Promise<string>;
  /** Resolves when a run has ended; with its row. */
  ended(runId: string): Promise<typeof schema.runs.$inferSelect>;
  blocks(): Promise<(typeof schema.blocks.$inferSelect)[]>;
  tasks(): Promise<(typeof schema.tasks.$inferSelect)[]>;
  versions(): Promise<(typeof schema.versions.$inferSelect)[]>;
  close(): Promise<void>;
}

export interface PipelineOptions {
  brief?: SampleBrief;
  /** How the endpoint behaves. Without it the built-in writer writes. */
  behaviour?: FakeEndpointOptions["behaviour"];
  /** Changes of the model's row. */
  model?: Partial<typeof schema.models.$inferInsert>;
  worker?: Partial<WorkerOptions>;
  db?: Database;
  services?: TestCoreOptions["services"];
  /** The clock of the machine [true], or one that stands still. */
  realClock?: boolean;
  /** Shorter waits than the model's settings allow to ask for. */
  timeouts?: Partial<CallTimeouts>;
}

/** Waits of a few milliseconds, so that retries do not make tests slow. */
export const quickRetries = { backoff: { first_ms: 5, longest_ms: 20 }, poll_ms: 10 };

/** By the clock of the machine a campaign has not ended on any day on which the tests are run. */
const notOver = { from_date: "2098-12-01", to_date: "2098-12-28" };

export async function createPipeline(options: PipelineOptions = {}): Promise<Pipeline> {
  const endpoint = await startFakeEndpoint({ behaviour: options.behaviour ?? [] });
  const outbound = createOutboundFetch({ hostsAllow: [endpoint.host] });
  const client = createModelClient({ outboundFetch: outbound, builtin: { delay_ms: 0, tokens_per_second: 0 } });
  const { db, services } = options;
  const base = await createTestCore({
    models: withTimeouts(client, options.timeouts ?? {}),
    ...(db && { db }),
    ...(services && { services }),
  });
  const core: TestCore = options.realClock === false ? base : { ...base, now: Date.now };
  const actor = await createPerson(core);
  if (options.behaviour) await addModel(core, endpoint, options.model);
  const { id: campaignId } = await createCampaign(
    core,
    actor,
    await sampleBrief(core, { ...(options.realClock === false ? {} : notOver), ...options.brief }),
  );
  const worker = createWorker(core, { workerId: "worker", ...quickRetries, ...options.worker });
  const { blocks, tasks, versions, runs } = schema;
  return {
    core,
    actor,
    campaignId,
    worker,
    endpoint,
    async start(input = {}) {
      const whole = startRunInput.parse({ campaign_id: campaignId, ...input });
      return (await startRun(core, await authorizeCampaign(core, actor, "generate", campaignId), whole)).run_id;
    },
    async ended(runId) {
      return until(async () => {
        const [run] = await core.db.select().from(runs).where(eq(runs.id, runId));
        return run?.finished_at ? run : null;
      });
    },
    blocks: async () => core.db.select().from(blocks).where(eq(blocks.campaign_id, campaignId)).orderBy(blocks.position),
    tasks: async () => core.db.select().from(tasks).where(eq(tasks.campaign_id, campaignId)),
    versions: async () => core.db.select().from(versions).orderBy(versions.number),
    async close() {
      await worker.stop();
      await endpoint.close();
      await outbound.close();
      await core.close();
    },
  };
}

const withTimeouts = (client: ModelClient, timeouts: Partial<CallTimeouts>): ModelClient => ({
  ...client,
  chat: (connection, request, options) =>
    client.chat({ ...connection, timeouts: { ...connection.timeouts, ...timeouts } }, request, options),
});

/** Makes the endpoint the company's model for content, with a key of its own. */
export async function addModel(
  core: Core,
  endpoint: FakeEndpoint,
  changes: Partial<typeof schema.models.$inferInsert> = {},
): Promise<string> {
  const { models, model_secrets } = schema;
  const id = changes.id ?? core.newId();
  const now = new Date(core.now());
  if (changes.is_default_content !== false) await core.db.update(models).set({ is_default_content: false });
  await core.db.insert(models).values({
    id,
    provider: "openai_compatible",
    name: `Endpoint ${id.slice(-4)}`,
    name_folded: `endpoint ${id.slice(-4)}`,
    model_name: "test-model",
    endpoint_url: endpoint.url,
    has_api_key: true,
    parameters: {},
    capabilities: {},
    max_concurrency: 8,
    timeout_seconds: 120,
    status: "active",
    health: "unknown",
    is_default_content: true,
    is_default_chat: false,
    created_at: now,
    updated_at: now,
    ...changes,
  });
  const origin = new URL(endpoint.url).origin;
  const encrypted_api_key = core.secrets.seal("sk-test-0123456789abcdef", secretPurpose(id, origin));
  await core.db.insert(model_secrets).values({ model_id: id, encrypted_api_key, origin, updated_at: now });
  return id;
}

/** Asks again every few milliseconds until there is an answer. */
export async function until<T>(ask: () => Promise<T | null | undefined | false>, patience_ms = 15_000): Promise<T> {
  const end = Date.now() + patience_ms;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error("It did not happen in time.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const outline = {
  title: "The kettle that expects to break",
  summary: "A kettle whose every part can be replaced.",
  audience: "People who repair things",
  key_messages: ["Every part can be ordered for 20 years"],
  sections: [{ heading: "Made to be opened", points: ["23 parts, one coin, four minutes"] }],
  call_to_action: "Reserve yours",
  facts: ["The kettle costs 89 euros"],
  angles: [{ channel: "linkedin", angle: "What it taught the engineers" }],
};
const germanOutline = {
  ...outline,
  title: "Der Wasserkocher, der mit seinem Ende rechnet",
  summary: "Ein Wasserkocher, bei dem sich jedes Teil ersetzen lässt.",
  audience: "Menschen, die lieber reparieren als wegwerfen",
  key_messages: ["Jedes Teil lässt sich zwanzig Jahre lang nachbestellen"],
  sections: [{ heading: "Gebaut, um geöffnet zu werden", points: ["Dreiundzwanzig Teile, eine Münze, vier Minuten"] }],
  call_to_action: "Jetzt vormerken",
};
const posts = {
  posts: [{ channel: "linkedin", date: "2026-12-02", time: "09:30", title: "It goes on sale", angle: "", reason: "First day" }],
};

const germanPosts = { posts: posts.posts.map((post) => ({ ...post, title: "Ab heute im Handel erhältlich" })) };

/** Right answers of each kind, in English and in German. */
export const goodAnswers: FakeRule[] = [
  { prompt: /<answer kind="outline" language="de"/, text: JSON.stringify(germanOutline) },
  { prompt: /<answer kind="outline"/, text: JSON.stringify(outline) },
  { prompt: /<answer kind="schedule" language="de"/, text: JSON.stringify(germanPosts) },
  { prompt: /<answer kind="schedule"/, text: JSON.stringify(posts) },
  {
    prompt: /<answer kind="content" language="de"/,
    text: "[[body]]\nNorthwind baut einen Wasserkocher, der damit rechnet, kaputtzugehen. Jedes Teil ist zwanzig Jahre lang erhältlich.\n[[hashtags]]\n#reparieren #kocher #technik",
  },
  {
    prompt: /<answer kind="content"/,
    text: "[[body]]\nNorthwind makes a kettle that expects to break. Every part of it can be ordered for twenty years.\n[[hashtags]]\n#repair #kettle #design",
  },
];

/** Gives an outline block a text, as a run would. */
export const writeOutline = (core: Core, blockId: string) => writeVersion(core, blockId, { kind: "outline", outline });

/** Gives a piece a text, as a run would. */
export const writePiece = (core: Core, blockId: string) => writeVersion(core, blockId, { kind: "content", fields: { body: "A kettle." } });

async function writeVersion(core: Core, blockId: string, content: VersionContent): Promise<void> {
  const { versions, blocks } = schema;
  const id = core.newId();
  await core.db.insert(versions).values({
    id,
    block_id: blockId,
    number: 1,
    origin: "generated",
    label: "",
    content,
    text: "A kettle.",
    checks: [],
    warnings: 0,
    note: "",
    is_incomplete: false,
    author_name: "Endpoint",
    is_offline: false,
    created_at: new Date(core.now()),
  });
  await core.db
    .update(blocks)
    .set({ selected_version_id: id, version_count: 1, next_number: 2, state: "ready" })
    .where(eq(blocks.id, blockId));
}
