import { createHash } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readAnswerFormat } from "@copydesk/contracts";

/** One call as the endpoint saw it; times in ms of the machine's clock. */
export interface PacedCall {
  kind: "outline" | "content" | "schedule";
  language: string;
  /** Of a piece; empty for the others. */
  channel: string;
  /** The whole request, in short: two that are alike ask for the same answer. */
  print: string;
  began: number;
  /** 0 while it is answered, and for ever when nobody waited for its end. */
  ended: number;
  /** When whoever asked went away before its end; 0 otherwise. */
  left: number;
}

export interface PacedEndpoint {
  url: string;
  host: string;
  calls: PacedCall[];
  close(): Promise<void>;
}

const firstTokenAfter = 300;
const tokensPerSecond = 50;
/** How many an answer has. */
export const tokens = { outline: 70, content: 150, schedule: 40 };

export interface Pacing {
  /** How many tokens a piece has. */
  lengths?: () => number;
}

/**
 * An endpoint of OpenAI's protocol that takes 300 ms to the first token and then sends 50 a second. Tokens of pieces are the
 * time at which they were sent, so that a reader knows how long each was on its way.
 */
export async function startPacedEndpoint({ lengths = () => tokens.content }: Pacing = {}): Promise<PacedEndpoint> {
  const calls: PacedCall[] = [];
  const streams = new Set<Stream>();
  // One timer for all streams: a hundred timers would measure the timers.
  const timer = setInterval(() => {
    const now = performance.now();
    for (const stream of streams) if (stream.advance(now)) streams.delete(stream);
  }, 4);
  const server = createServer(async (request, response) => {
    // The list of models, with which a connection is opened ahead of the first call.
    if (request.method === "GET") return void response.end('{"object":"list","data":[]}');
    let body = "";
    for await (const chunk of request) body += chunk;
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const task = readAnswerFormat(messages.map((one) => one.content).join("\n\n"));
    if (!task) return void response.writeHead(400).end('{"error":{"message":"no task"}}');
    const call = {
      kind: task.kind,
      language: task.language,
      channel: task.kind === "content" ? task.channel : "",
      print: printOf(body),
      began: Date.now(),
      ended: 0,
      left: 0,
    };
    calls.push(call);
    response.once("close", () => {
      if (call.ended === 0) call.left = Date.now();
    });
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    streams.add(streamOf(wordsOf(task, lengths()), response, () => (call.ended = Date.now())));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    calls,
    async close() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const printOf = (body: string): string => createHash("sha1").update(body).digest("base64");

interface Stream {
  /** Sends what is due; true when that was all. */
  advance(now: number): boolean;
}

/** `null` stands for a token that is its own time of sending. */
function streamOf(words: (string | null)[], response: ServerResponse, done: () => void): Stream {
  const begins = performance.now() + firstTokenAfter;
  let sent = 0;
  return {
    advance(now) {
      if (response.destroyed) return true;
      const due = Math.min(words.length, now < begins ? 0 : 1 + Math.floor(((now - begins) * tokensPerSecond) / 1000));
      for (; sent < due; sent += 1) response.write(chunk({ content: words[sent] ?? `${Date.now()} ` }, null));
      if (sent < words.length) return false;
      response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
      done();
      return true;
    },
  };
}

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "paced", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

type Task = NonNullable<ReturnType<typeof readAnswerFormat>>;

function wordsOf(task: Task, pieceTokens: number): (string | null)[] {
  if (task.kind === "content") return ["[[body]]\n", ...Array.from({ length: pieceTokens - 1 }, () => null)];
  const json = task.kind === "outline" ? outline(task.channels) : { posts: task.channels.map((one) => post(one.code, task.from)) };
  return inPieces(JSON.stringify(json), tokens[task.kind]);
}

const outline = (channels: readonly { code: string }[]) => ({
  title: "1 2 3",
  summary: "4 5 6",
  audience: "7",
  key_messages: ["8", "9", "10"],
  sections: [{ heading: "11", points: ["12"] }],
  call_to_action: "13",
  facts: ["14"],
  angles: channels.map(({ code }) => ({ channel: code, angle: "15" })),
});

/** Without words, so that no language is missed in it. */
const post = (channel: string, date: string) => ({ channel, date, time: "10:00", title: "18", angle: "16", reason: "17" });

/** Splits a text into exactly so many pieces. */
function inPieces(text: string, count: number): string[] {
  const size = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, i) => text.slice(i * size, (i + 1) * size));
}
