import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import type { Behaviour } from "./behaviour.ts";
import { type ReceivedMessage, receivedMessageSchema } from "./chat-request.ts";
import { errorDelivery, listModels } from "./error-answers.ts";
import { handleChat } from "./handler.ts";
import { deliver, readBody } from "./over-http.ts";

/** One request as it came. */
export interface FakeCall {
  /** The first call is 1. */
  number: number;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Record<string, unknown>;
  messages: ReceivedMessage[];
  /** All messages as one text. */
  prompt: string;
  /** `left`: the caller broke off before the answer was complete. */
  ended: "open" | "complete" | "broken" | "left";
}

/** A behaviour for some calls: for those with these numbers, and those whose prompt matches. */
export interface FakeRule extends Behaviour {
  call?: number | number[];
  prompt?: string | RegExp | ((call: FakeCall) => boolean);
  /** What depends on the call itself, such as on what a tool gave; goes before the rest of the rule. */
  answer?: (call: FakeCall) => Behaviour;
}

export interface FakeEndpointOptions {
  /** Any free one when absent. */
  port?: number;
  /** The first rule that fits a call decides; calls that none fits are answered at once and right. */
  behaviour?: Behaviour | FakeRule[];
}

export interface FakeEndpoint {
  /** Base URL for OpenAI's protocol, ending in `/v1`. */
  readonly url: string;
  /** Endpoint for Azure's, without a path. */
  readonly origin: string;
  /** `host:port`, as MODEL_HOSTS_ALLOW wants it. */
  readonly host: string;
  readonly port: number;
  /** Chat calls since the last `reset`, in order. */
  readonly calls: readonly FakeCall[];
  /** Answers being sent now. */
  readonly open: number;
  /** Connections accepted since the start. */
  readonly connections: number;
  /** Changes what calls from now on get. */
  behave(behaviour: Behaviour | FakeRule[]): void;
  /** Forgets calls and behaviour. */
  reset(): void;
  /** Refuses connections on the same port until `accept`. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
}

/** A real HTTP server on loopback that speaks OpenAI's and Azure's chat completions and can do everything wrong. */
export async function startFakeEndpoint(options: FakeEndpointOptions = {}): Promise<FakeEndpoint> {
  let rules = toRules(options.behaviour);
  let calls: FakeCall[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on("connection", () => {
    connections += 1;
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    const path = request.url ?? "/";
    if (request.method === "GET") {
      // Rules about certain calls are about chats.
      const always = rules.find((one) => one.call === undefined && one.prompt === undefined) ?? {};
      return deliver(listModels(always, keyOf(request)), response);
    }
    if (!/\/chat\/completions(?:\?|$)/.test(path)) return deliver(errorDelivery(404, { message: `Unknown path ${path}` }), response);
    const call = record(request, body, calls.length + 1);
    calls.push(call);
    const rule = rules.find((one) => fits(one, call)) ?? {};
    call.ended = await deliver(await handleChat({ body, key: keyOf(request) }, { ...rule, ...rule.answer?.(call) }), response);
  }

  const listen = (port: number) =>
    new Promise<void>((resolve, reject) =>
      server.once("error", reject).listen(port, "127.0.0.1", () => resolve(server.removeListener("error", reject) && undefined)),
    );
  const stop = async () => {
    if (!server.listening) return;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    await closed;
  };

  await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    url: `http://${host}/v1`,
    origin: `http://${host}`,
    host,
    port,
    get calls() {
      return calls;
    },
    get open() {
      return calls.filter((one) => one.ended === "open").length;
    },
    get connections() {
      return connections;
    },
    behave(behaviour) {
      rules = toRules(behaviour);
    },
    reset() {
      rules = [];
      calls = [];
    },
    async refuse() {
      await stop();
      // Callers need a moment to notice that their idle connections are gone.
      await new Promise((resolve) => setTimeout(resolve, 30));
    },
    accept: () => listen(port),
    close: stop,
  };
}

const toRules = (behaviour: Behaviour | FakeRule[] | undefined): FakeRule[] =>
  behaviour === undefined ? [] : Array.isArray(behaviour) ? behaviour : [behaviour];

function fits(rule: FakeRule, call: FakeCall): boolean {
  if (rule.call !== undefined && ![rule.call].flat().includes(call.number)) return false;
  if (rule.prompt === undefined) return true;
  if (typeof rule.prompt === "function") return rule.prompt(call);
  return typeof rule.prompt === "string" ? call.prompt.includes(rule.prompt) : rule.prompt.test(call.prompt);
}

const bodySchema = z.record(z.string(), z.unknown()).catch({});
const messagesSchema = z.array(receivedMessageSchema).catch([]);

function record(request: IncomingMessage, raw: unknown, number: number): FakeCall {
  const body = bodySchema.parse(raw);
  const messages = messagesSchema.parse(body.messages);
  return {
    number,
    method: request.method ?? "",
    path: request.url ?? "",
    headers: request.headers,
    body,
    messages,
    prompt: messages.map((one) => one.content).join("\n\n"),
    ended: "open",
  };
}

function keyOf(request: IncomingMessage): string | null {
  const azure = request.headers["api-key"];
  if (typeof azure === "string") return azure;
  return request.headers.authorization?.replace(/^Bearer /, "") ?? null;
}
