import { AppError } from "@copydesk/contracts";
import { answerOnce, demand, demandWriting } from "@copydesk/core";
import type { z } from "zod";
import type { RequestContext } from "../context.ts";
import { appErrorOf } from "../errors.ts";
import { noteRefusal } from "../note-refusal.ts";
import { readInput } from "../read-input.ts";
import { actorOf } from "../trpc.ts";
import { createCaller } from "./caller.ts";
import { findRoute, methodsOf } from "./find-route.ts";
import { inOwnFields } from "./own-fields.ts";
import { EventsAnswer, FileAnswer, type Route, type ServerEvent, StreamAnswer, WithHeaders } from "./rest-route.ts";
import { isChange, permissionOf } from "./route-facts.ts";

/** A request as any HTTP server can give it. */
export interface RestRequest {
  method: string;
  /** Without `/api` and the query, still encoded. */
  path: string;
  query: Record<string, unknown>;
  /** Parsed JSON; undefined when there was none. */
  body: unknown;
  idempotencyKey: string | undefined;
  lastEventId?: string | undefined;
  /** `Accept` names `text/event-stream`. */
  wantsEvents?: boolean;
  signal?: AbortSignal;
}

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON to send, a file, one that is made while it is sent, or events while they happen; null when there is nothing. */
  content:
    | { json: unknown }
    | { file: FileAnswer["file"] }
    | { stream: StreamAnswer["file"] }
    | { events: AsyncIterable<ServerEvent> }
    | null;
}

/**
 * Answers a REST call through the router's own procedures.
 * @throws AppError, NOT_FOUND for unknown paths and METHOD_NOT_ALLOWED for what a path does not answer included.
 */
export async function handleRest(ctx: RequestContext, request: RestRequest): Promise<RestAnswer> {
  const found = findRoute(request.method, request.path);
  if (!found) throw nothingThere(request);
  const { route, params } = found;
  try {
    demandRight(ctx, route);
    const call = {
      ctx,
      caller: createCaller(ctx, request.signal),
      params: read(route.params, params),
      query: read(route.query, request.query),
      body: read(route.body, request.body),
      idempotencyKey: request.idempotencyKey,
      lastEventId: request.lastEventId,
      wantsEvents: request.wantsEvents ?? false,
      signal: request.signal,
    };
    // What the route's own schemas read is what its handler takes; `route()` has checked that.
    const answer = await answerOf(ctx, route, { request, make: () => route.handle(call as never) });
    return toAnswer(route, answer);
  } catch (error) {
    await noteRefusal(ctx, { error, permission: permissionOf(route), input: params });
    throw inOwnFields(appErrorOf(error), route.ownFields ?? []);
  }
}

function nothingThere({ method, path }: RestRequest): AppError {
  const allow = methodsOf(path);
  const list = "/api/openapi.json lists what there is.";
  if (allow.length === 0) return new AppError("NOT_FOUND", `There is nothing under this address. ${list}`);
  return new AppError("METHOD_NOT_ALLOWED", `This address answers ${allow.join(", ")}, not ${method}. ${list}`, { allow });
}

interface Making {
  request: RestRequest;
  make: () => Promise<unknown>;
}

function answerOf(ctx: RequestContext, route: Route, { request, make }: Making): Promise<unknown> {
  const key = request.idempotencyKey;
  if (!route.idempotent || key === undefined) return make();
  return answerOnce(ctx.core, actorOf(ctx), {
    call: `${route.method} ${request.path.replace(/(?<!\/)\/+$/, "")}`,
    key,
    body: request.body,
    make,
  });
}

/** Rights come before the input, and before answers that are kept: whoever may not make a call learns nothing from either. */
function demandRight(ctx: RequestContext, route: Route): void {
  const permission = permissionOf(route);
  if (permission === "public") return;
  const actor = actorOf(ctx);
  if (isChange(route)) demandWriting(actor);
  if (permission !== "signed_in") demand(actor, permission);
}

const read = (schema: z.ZodType | undefined, value: unknown): unknown => (schema ? readInput(schema, value) : undefined);

function toAnswer(route: Route, answer: unknown): RestAnswer {
  if (answer instanceof EventsAnswer)
    return { status: answer.events ? 200 : 204, headers: {}, content: answer.events && { events: answer.events } };
  if (answer instanceof StreamAnswer) return { status: route.status, headers: {}, content: { stream: answer.file } };
  if (answer instanceof FileAnswer) return { status: route.status, headers: {}, content: { file: answer.file } };
  const headers = answer instanceof WithHeaders ? answer.headers : {};
  const body = answer instanceof WithHeaders ? answer.body : answer;
  return { status: route.status, headers, content: route.status === 204 ? null : { json: body } };
}
