import { setTimeout as wait } from "node:timers/promises";
import { waitWords } from "@copydesk/contracts";
import { CommandFailure, exitCodes } from "../exit-codes.ts";

/** Milliseconds in which a server that is starting again may be away. */
const patience = 60_000;
const between = 1_000;

/** What stands before a server, such as nginx, while nobody is behind it; and a server that is about to be there or about to end. */
const awayStatuses = new Set([502, 503, 504]);

/** The server has nothing under the address. */
export class NotThere extends CommandFailure {}

export interface Waiting {
  /** Milliseconds in which the server may be away. */
  away?: number;
  /** Told once, when it is. */
  tell?(words: string): void;
  /** Ends the waiting. */
  signal?: AbortSignal;
}

/** The calls that writing a campaign takes, at a server by its token. */
export interface ServerApi {
  /** @throws CommandFailure with the server's own words, NotThere among them, or when it does not answer for a minute. */
  read<T>(path: string): Promise<T>;
  /** @param key makes one thing of a call that is sent twice. */
  send<T>(path: string, body: unknown, key?: string): Promise<T>;
  file(path: string): Promise<Buffer>;
}

export function createServerApi(server: string, token: string, waiting: Waiting = {}): ServerApi {
  const base = `${server.replace(/\/+$/, "")}/api`;

  async function call(path: string, init: RequestInit = {}): Promise<Buffer> {
    const headers = { authorization: `Token ${token}`, ...init.headers };
    const { status, body } = await persistently(() => ask(`${base}${path}`, { ...init, headers }), server, waiting);
    if (status < 300) return body;
    const said = jsonIn(body) as { error?: string; fields?: Record<string, string[]> } | null;
    if (status === 401) throw new CommandFailure(`${server} does not know the token. Set COPYDESK_TOKEN to one that is valid.`);
    const fields = Object.entries(said?.fields ?? {})
      .filter(([, words]) => words.join(" ") !== said?.error)
      .map(([field, words]) => `  ${field}: ${words.join(" ")}`);
    const words = [said?.error ?? `${server} answered with ${status}. Is it a Copydesk?`, ...fields].join("\n");
    if (status === 404 && said) throw new NotThere(words);
    // What the server finds wrong with what was sent stands in the brief.
    throw new CommandFailure(words, { exitCode: status === 400 && said ? exitCodes.usage : exitCodes.failed });
  }

  async function json<T>(path: string, init?: RequestInit): Promise<T> {
    const found = jsonIn(await call(path, init));
    if (found === null) throw new CommandFailure(`${server} answered with something else than Copydesk does. Look at the address.`);
    return found as T;
  }

  return {
    read: (path) => json(path),
    send(path, body, key) {
      const headers = { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) };
      return json(path, { method: "POST", headers, body: JSON.stringify(body) });
    },
    file: (path) => call(path),
  };
}

interface Answer {
  status: number;
  body: Buffer;
}

/** With all that it says: a server may be gone in the middle of it. */
async function ask(address: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(address, init);
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Null for what is no JSON, as what a proxy says by itself. */
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}

/** Asks again while nobody answers to the end, and while it is said that somebody is about to be there. */
async function persistently(asking: () => Promise<Answer>, server: string, { away = patience, tell, signal }: Waiting): Promise<Answer> {
  const until = Date.now() + away;
  for (let isTold = false; ; isTold = true) {
    const answer = await asking().catch((error: unknown) => error as Error);
    if (!(answer instanceof Error) && !awayStatuses.has(answer.status)) return answer;
    const cause = answer instanceof Error ? answer : null;
    if (signal?.aborted)
      throw new CommandFailure(`Stopped, while ${server} did not answer. What is written is kept; run the command again, and it goes on.`, {
        exitCode: exitCodes.interrupted,
        cause,
      });
    if (Date.now() >= until)
      throw new CommandFailure(
        `${server} does not answer. What is written is kept; run the command again when it is there, and it goes on.`,
        { cause },
      );
    if (!isTold) tell?.(`${server} does not answer. It is asked again for ${waitWords(Math.round(away / 1000))} …`);
    await wait(Math.min(between, away), undefined, { ...(signal && { signal }) }).catch(() => undefined);
  }
}
