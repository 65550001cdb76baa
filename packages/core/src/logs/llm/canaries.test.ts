import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { llmListInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { secretPurpose } from "../../configuration/model-connection.ts";
import { callOnce } from "../../generation/call-once.ts";
import type { Actor } from "../../identity/actor.ts";
import { startSession } from "../../identity/sessions.ts";
import { createMailer } from "../../mail/create-mailer.ts";
import { createPerson, createTestCore, type TestCore, testOrigin } from "../../testing.ts";
import { startMailServer } from "../../testing-mail.ts";
import { exportCalls } from "./export-calls.ts";
import { listCalls } from "./list-calls.ts";
import { createOtlpReceiver, type OtlpReceiver } from "./otlp-receiver-fixture.ts";
import { readCall } from "./read-call.ts";
import { sendSpans } from "./send-spans.ts";

/* Secrets are planted wherever there are any; the endpoint repeats in its answers all that it was sent. */

const canaries = {
  key: "canary-of-the-key-81c4",
  header: "canary of the header/5d20",
  receiver: "canary-of-the-receiver-77aa",
  smtp: "canary-of-the-mail-09fe",
};

let core: TestCore;
let ines: Actor;
let echo: Server;
let receiver: OtlpReceiver;
let token: string;
let closeAll: () => Promise<unknown>;

beforeEach(async () => {
  let answered = 0;
  echo = createServer((request, response) => {
    const { status, body } = parrot(request, answered++);
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
    services: { otlp: receiver.service },
  });
  ines = await createPerson(core);
  token = await startSession(core, ines.userId, { remember: false, origin: testOrigin });
  await plant(`http://${host}/v1`);
  closeAll = () => Promise.all([core.close(), outbound.close(), receiver.stop(), mails.close(), new Promise((done) => echo.close(done))]);
});
afterEach(() => closeAll());

/** Refuses the first request and answers the second, with every header in every place that is read. */
function parrot({ headers }: IncomingMessage, nth: number) {
  const all = JSON.stringify(headers);
  if (nth === 0) return { status: 401, body: { error: { message: `You sent ${all}`, code: all, type: all, param: all } } };
  const message = { role: "assistant", content: "A kettle that can be repaired." };
  const usage = { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12, sent: headers, words: all };
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
    is_default_chat: false,
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
    activity: JSON.stringify(await core.db.select().from(schema.activity_logs)),
  };
}

test("no secret is in anything that is kept, listed, exported or sent of calls, whatever an endpoint repeats of it", async () => {
  const refused = await ask().catch((error: Error) => error);
  const { result } = await ask();
  expect([refused instanceof Error, result.text]).toEqual([true, "A kettle that can be repaired."]);
  const places = await told();
  expect(places.rows).toContain("You sent");
  expect(places.spans).toContain("kettle");
  expect(receiver.headers[0]?.authorization).toBe(canaries.receiver);
  const secrets = { ...canaries, token };
  const found = Object.entries({ ...places, error: String(refused) }).flatMap(([place, text]) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [`${name} in ${place}`] : [])),
  );
  expect(found).toEqual([]);
});
