import { AppError } from "@copydesk/contracts";
import { z } from "zod";
import type { Core } from "../../kernel/index.ts";
import { asanaToken, endedConnection } from "./access-token.ts";
import { asanaService, silent } from "./asana-client.ts";

export interface AsanaCall<T> {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string>;
  /** What Asana's documentation puts inside `data`. */
  data?: unknown;
  /** Shape of the whole answer: `data`, and `next_page` for lists. */
  answer: z.ZodType<T>;
}

const callLasts = 20_000;
const answerMax = 4 * 1024 * 1024;

/**
 * A call of Asana's API (developers.asana.com/reference) as a person, such as `/users/me`. Keys are renewed when needed,
 * also once when Asana refuses them before their time.
 * @throws RULE_BROKEN without a connection, or when Asana says no in words of its own; TOO_MANY_REQUESTS; UNAVAILABLE.
 */
export async function asanaFetch<T>(core: Core, userId: string, path: string, call: AsanaCall<T>): Promise<T> {
  const token = await asanaToken(core, userId);
  const first = await send(core, path, { ...call, token });
  const response = first.status === 401 ? await send(core, path, { ...call, token: await asanaToken(core, userId, token) }) : first;
  return readAnswer(response, call.answer);
}

async function send(core: Core, path: string, { method = "GET", query, data, token }: AsanaCall<unknown> & { token: string }) {
  const url = new URL(`${asanaService(core).baseUrl}/api/1.0${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  if (!url.pathname.startsWith("/api/1.0/")) throw new Error(`${path} is no path of Asana's API.`);
  const call = core.services.fetch(url, {
    method,
    headers: {
      accept: "application/json",
      authorization: `Bearer ${token}`,
      ...(data === undefined ? {} : { "content-type": "application/json" }),
    },
    signal: AbortSignal.timeout(callLasts),
    ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
  });
  return call.catch((error: unknown) => {
    throw silent(error);
  });
}

const failure = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

async function readAnswer<T>(response: Response, shape: z.ZodType<T>): Promise<T> {
  const body = await readJson(response);
  if (response.ok) {
    const read = shape.safeParse(body);
    if (read.success) return read.data;
    throw new AppError("UNAVAILABLE", "Copydesk didn't understand Asana's answer. Try again later.", { cause: read.error });
  }
  if (response.status === 401) throw endedConnection();
  if (response.status === 429) throw new AppError("TOO_MANY_REQUESTS", "Asana asks to wait a moment.", { retryAfter: waitOf(response) });
  if (response.status >= 500) throw silent(new Error(`Asana answered ${response.status}.`));
  const detail = failure.safeParse(body).data?.errors[0]?.message.slice(0, 300);
  throw new AppError("RULE_BROKEN", detail ? `Asana says: ${detail}` : "Asana refused this.", { details: { status: response.status } });
}

const waitOf = (response: Response) => Math.min(600, Math.max(1, Number(response.headers.get("retry-after")) || 60));

/** @throws UNAVAILABLE when the answer breaks off or does not end; what is no JSON is null. */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > answerMax) throw new Error("Asana's answer is too large.");
      parts.push(part);
    }
  } catch (error) {
    throw silent(error);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return null;
  }
}
