import { setTimeout as wait } from "node:timers/promises";
import { CommandFailure } from "../exit-codes.ts";

/** Milliseconds in which a server that is starting again may be away. */
const patience = 60_000;
const between = 1_000;

/** The calls that writing a campaign takes, at a server by its token. */
export interface ServerApi {
  /** @throws CommandFailure with the server's own words, or when it does not answer for a minute. */
  read<T>(path: string): Promise<T>;
  /** @param key makes one thing of a call that is sent twice. */
  send<T>(path: string, body: unknown, key?: string): Promise<T>;
  file(path: string): Promise<Buffer>;
}

export function createServerApi(server: string, token: string, { away = patience } = {}): ServerApi {
  const base = `${server.replace(/\/+$/, "")}/api`;

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { authorization: `Token ${token}`, ...init.headers };
    const answer = await persistently(() => fetch(`${base}${path}`, { ...init, headers }), server, away);
    if (answer.ok) return answer;
    const said = (await answer.json().catch(() => null)) as { error?: string; fields?: Record<string, string[]> } | null;
    if (answer.status === 401) throw new CommandFailure(`${server} does not know the token. Set COPYDESK_TOKEN to one that is valid.`);
    const fields = Object.entries(said?.fields ?? {}).map(([field, words]) => `  ${field}: ${words.join(" ")}`);
    throw new CommandFailure([said?.error ?? `${server} answered with ${answer.status}. Is it a Copydesk?`, ...fields].join("\n"));
  }

  return {
    read: async (path) => (await call(path)).json(),
    async send(path, body, key) {
      const headers = { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) };
      return (await call(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    },
    file: async (path) => Buffer.from(await (await call(path)).arrayBuffer()),
  };
}

/** Asks again while nobody answers, and while the server says that it is about to be there. */
async function persistently(ask: () => Promise<Response>, server: string, away: number): Promise<Response> {
  const until = Date.now() + away;
  for (;;) {
    const answer = await ask().catch((error: unknown) => error as Error);
    const isThere = answer instanceof Response && answer.status !== 503;
    if (isThere) return answer;
    if (Date.now() >= until) {
      const cause = answer instanceof Response ? null : answer;
      throw new CommandFailure(
        `${server} does not answer. What is written is kept; run the command again when it is there, and it goes on.`,
        { cause },
      );
    }
    await wait(Math.min(between, away));
  }
}
