import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as wholeText } from "node:stream/consumers";
import { experimentInput, llmListInput, replayInput, sendMessageInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendMessage } from "../../chat/send-message.ts";
import { startChatJob } from "../../chat/turn/chat-worker.ts";
import { createMailer } from "../../delivery/create-mailer.ts";
import { until } from "../../generation/pipeline-fixture.ts";
import { callOnce } from "../../generation/writing/call-once.ts";
import { startSession } from "../../identity/sessions.ts";
import type { Actor } from "../../kernel/actor.ts";
import { secretPurpose } from "../../models/model-connection.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../../testing.ts";
import { startMailServer } from "../../testing-mail.ts";
import { startExperimentJob } from "./experiments/experiment-job.ts";
import { readExperiment } from "./experiments/read-experiment.ts";
import { startExperiment } from "./experiments/start-experiment.ts";
import { exportCalls } from "./export-calls.ts";
import { listCalls } from "./list-calls.ts";
import { createOtlpReceiver, type OtlpReceiver, told as said } from "./otlp-receiver-fixture.ts";
import { readCall } from "./read-call.ts";
import { replayCall } from "./replay/replay-call.ts";
import { sendSpans } from "./send-spans.ts";

/* Secrets are planted wherever there are any; the endpoint repeats in its answers all that it was sent. */

const canaries = {
  key: "canary-of-the-key-81c4",
  header: "canary of the header/5d20",
  receiver: "canary-of-the-receiver-77aa",
  smtp: "canary-of-the-mail-09fe",
  signOn: "canary-of-the-sign-on-b3a7",
  asana: "canary-of-asana-4e18",
};

let core: TestCore;
let ines: Actor;
let echo: Server;
let receiver: OtlpReceiver;
let token: string;
let closeAll: () => Promise<unknown>;

beforeEach(async () => {
  let answered = 0;
  echo = createServer(async (request, response) => {
    const { status, body } = await parrot(request, answered++);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  await once(echo, "listening");
  const host = `127.0.0.1:${(echo.address() as AddressInfo).port}`;
  receiver = await createOtlpReceiver({ headers: { authorization: canaries.receiver }, withContent: true });
  await receiver.start();
  const mails = await startMailServer({ account: { user: "desk", password: canaries.smtp } });
  const outbound = createOutboundFetch({ hostsAllow: [host] });
  core = await createTestCore({
    models: createModelClient({ outboundFetch: outbound, builtin: { delay_ms: 0, tokens_per_second: 0 } }),
    mail: createMailer({ smtpUrl: mails.url, outboxFolder: "", publicUrl: "http://copydesk.test" }),
    services: {
      otlp: receiver.service,
      microsoft: { issuer: "https://sign-on.test", tenantId: "tenant", clientId: "copydesk", clientSecret: canaries.signOn },
      asana: { baseUrl: "https://asana.test", clientId: "copydesk", clientSecret: canaries.asana },
    },
  });
  ines = await createPerson(core);
  token = await startSession(core, ines.userId, { remember: false, origin: testOrigin });
  await plant(`http://${host}/v1`);
  closeAll = () => Promise.all([core.close(), outbound.close(), receiver.stop(), mails.close(), new Promise((done) => echo.close(done))]);
});
afterEach(() => closeAll());

/** Refuses the first request and answers the others, with every header in every place that is read; tools are asked for once. */
async function parrot(request: IncomingMessage, nth: number) {
  const { headers } = request;
  const asked = await wholeText(request);
  const all = JSON.stringify(headers);
  if (nth === 0) return { status: 401, body: { error: { message: `You sent ${all}`, code: all, type: all, param: all } } };
  const usage = { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12, sent: headers, words: all };
  const wantsTool = asked.includes('"tools":') && !asked.includes('"role":"tool"');
  const tool_calls = [{ id: all, type: "function", function: { name: "search_campaigns", arguments: JSON.stringify({ search: all }) } }];
  const message = { role: "assistant", content: `A kettle that can be repaired. ${all}`, ...(wantsTool && { tool_calls }) };
  return { status: 200, body: { id: all, model: all, choices: [{ index: 0, message, finish_reason: "stop" }], usage } };
}

async function plant(endpoint_url: string) {
  const now = new Date(core.now());
  await core.db.insert(schema.models).values({
    id: "model",
    provider: "openai_compatible",
    name: "Parrot",
    name_folded: "parrot",
    model_name: "parrot-1",
    endpoint_url,
    has_api_key: true,
    parameters: {},
    capabilities: {},
    max_concurrency: 1,
    timeout_seconds: 20,
    status: "active",
    health: "unknown",
    is_default_content: false,
    is_default_chat: true,
    created_at: now,
    updated_at: now,
  });
  const { origin } = new URL(endpoint_url);
  const seal = (secret: string) => core.secrets.seal(secret, secretPurpose("model", origin));
  const encrypted_headers = seal(JSON.stringify({ "x-gate": canaries.header }));
  await core.db
    .insert(schema.model_secrets)
    .values({ model_id: "model", encrypted_api_key: seal(canaries.key), encrypted_headers, origin, updated_at: now });
}

async function ask() {
  const [model] = await core.db.select().from(schema.models).where(eq(schema.models.id, "model"));
  const messages = [{ role: "user" as const, content: "Write about a kettle." }];
  return callOnce(core, { purpose: "guide", user_id: ines.userId, request_id: null, model: model ?? null, messages, parameters: {} });
}

/** The same once more by itself, in an experiment, and in talk with the agent, which uses a tool. */
async function askElsewhere(id: string) {
  const replayed = await replayCall(core, ines, replayInput.parse({ id }));
  const jobs = [startExperimentJob(core), startChatJob(core)];
  await core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  const begun = await startExperiment(core, ines, experimentInput.parse({ name: "Canaries", ids: [id] }));
  const { conversation } = await sendMessage(core, ines, sendMessageInput.parse({ conversation_id: null, content: "What is there?" }));
  const experiment = await until(async () => {
    const now = await readExperiment(core, ines, begun.id);
    return now.state === "done" ? now : null;
  });
  await until(async () => {
    const calls = await core.db.select().from(schema.llm_logs).where(eq(schema.llm_logs.conversation_id, conversation.id));
    return calls.length === 3 && calls.every((call) => call.status === "success");
  });
  await Promise.all(jobs.map((job) => job.stop()));
  return { replayed, experiment };
}

/** Everything that is kept or told of the calls. */
async function told() {
  const query = llmListInput.parse({});
  const list = await listCalls(core, ines, query);
  let csv = "";
  for await (const chunk of (await exportCalls(core, ines, query)).chunks) csv += chunk;
  await sendSpans(core);
  const rows = [await core.db.select().from(schema.llm_logs), await core.db.select().from(schema.llm_log_bodies)];
  return {
    rows: JSON.stringify(rows),
    list: JSON.stringify(list),
    calls: JSON.stringify(await Promise.all(list.results.map((one) => readCall(core, ines, one.id)))),
    csv,
    spans: JSON.stringify(receiver.batches),
    models: JSON.stringify(await core.db.select().from(schema.models)),
    messages: JSON.stringify(await core.db.select().from(schema.messages)),
    experiments: JSON.stringify(await core.db.select().from(schema.llm_experiment_calls)),
    activity: JSON.stringify(await core.db.select().from(schema.activity_logs)),
  };
}

test("no secret is in anything that is kept, listed, exported or sent of calls, whatever an endpoint repeats of it", async () => {
  const refused = await ask().catch((error: Error) => error);
  const { result, log_id } = await ask();
  expect([refused instanceof Error, result.text]).toEqual([true, expect.stringMatching(/^A kettle that can be repaired\. .*•••/)]);
  const elsewhere = await askElsewhere(log_id);
  const places = { ...(await told()), elsewhere: JSON.stringify(elsewhere), result: JSON.stringify(result), error: String(refused) };
  expect(places.rows).toContain("You sent");
  expect(places.rows).toContain('"tool_calls"');
  expect(places.spans).toContain("kettle");
  expect(receiver.spans().map((span) => said(span)["copydesk.purpose"])).toEqual(
    expect.arrayContaining(["guide", "replay", "chat", "title"]),
  );
  expect(receiver.headers[0]?.authorization).toBe(canaries.receiver);
  const secrets = { ...canaries, token };
  const found = Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [`${name} in ${place}`] : [])),
  );
  expect(found).toEqual([]);
});
