import { type AppError, httpStatus } from "@copydesk/contracts";
import type { Actor } from "@copydesk/core";
import { createTestCore, type TestCore, testOrigin } from "@copydesk/core/testing";
import type { RequestContext } from "./context.ts";
import { appErrorOf } from "./errors.ts";
import { checkAnswers } from "./output.ts";
import { createCaller } from "./rest/caller.ts";
import { handleRest, type RestAnswer } from "./rest/handle-rest.ts";

export interface TestRestCall {
  query?: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
  lastEventId?: string;
  wantsEvents?: boolean;
  signal?: AbortSignal;
}

export interface TestRestAnswer {
  status: number;
  headers: Record<string, string>;
  /** What a client gets: the body, or the failure. */
  body: unknown;
}

export interface TestApi {
  core: TestCore;
  /** Tokens that calls have set as a cookie. */
  cookies: string[];
  contextFor(actor: Actor | null): RequestContext;
  /** The router as this person, or as nobody. */
  as(actor: Actor | null): ReturnType<typeof createCaller>;
  rest(actor: Actor | null, call: string, more?: TestRestCall): Promise<TestRestAnswer>;
}

/** The router and REST over a core of their own, without HTTP. */
export async function createTestApi(core?: TestCore): Promise<TestApi> {
  checkAnswers();
  const own = core ?? (await createTestCore());
  const cookies: string[] = [];
  const contextFor = (actor: Actor | null): RequestContext => ({
    core: own,
    actor,
    origin: testOrigin,
    cookie: { set: (token) => void cookies.push(token), clear: () => void cookies.splice(0) },
  });
  return {
    core: own,
    cookies,
    contextFor,
    as: (actor) => createCaller(contextFor(actor)),
    async rest(actor, call, { query = {}, body, idempotencyKey, lastEventId, wantsEvents = false, signal } = {}) {
      const [method = "GET", path = ""] = call.split(" ");
      try {
        const request = { method, path, query, body, idempotencyKey, lastEventId, wantsEvents, ...(signal ? { signal } : {}) };
        return await toTestAnswer(await handleRest(contextFor(actor), request));
      } catch (error) {
        return failureAnswer(appErrorOf(error));
      }
    },
  };
}

async function toTestAnswer({ status, headers, content }: RestAnswer): Promise<TestRestAnswer> {
  if (content === null) return { status, headers, body: undefined };
  if ("events" in content) return { status, headers, body: await allOf(content.events) };
  if ("stream" in content) return { status, headers, body: await wholeOf(content.stream.chunks) };
  return { status, headers, body: "json" in content ? JSON.parse(JSON.stringify(content.json)) : content.file };
}

async function allOf<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of events) all.push(one);
  return all;
}

async function wholeOf(chunks: AsyncIterable<string>): Promise<string> {
  let whole = "";
  for await (const chunk of chunks) whole += chunk;
  return whole;
}

const failureAnswer = (error: AppError): TestRestAnswer => ({
  status: httpStatus[error.code],
  headers: {},
  body: { error: error.message, code: error.code, fields: error.fields, details: error.details },
});
