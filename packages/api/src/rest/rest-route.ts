import type { Permission } from "@copydesk/contracts";
import type { exportCampaign, StreamedFile } from "@copydesk/core";
import type { AnyProcedure, inferProcedureOutput } from "@trpc/server";
import type { z } from "zod";
import type { RequestContext } from "../context.ts";
import type { AppRouter } from "../router.ts";
import type { Caller } from "./caller.ts";
import type { OwnFields } from "./own-fields.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** A call as the handler of a route sees it: everything read and checked by the route's schemas. */
export interface RestCall<P, Q, B> {
  ctx: RequestContext;
  /** The router, as whoever asks. */
  caller: Caller;
  params: P;
  query: Q;
  body: B;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | undefined;
  /** The `Last-Event-ID` header. */
  lastEventId: string | undefined;
  /** The caller takes events rather than an answer, where a route has both. */
  wantsEvents: boolean;
  /** Ends when the client goes away. */
  signal: AbortSignal | undefined;
}

type Procedures = AppRouter["_def"]["record"];

/** A name of a procedure, such as `campaigns.list`. */
type ProcedureName = {
  [D in keyof Procedures & string]: `${D}.${keyof Procedures[D] & string}`;
}[keyof Procedures & string];

/** What a procedure with this name answers. */
type OutputOf<N> = N extends `${infer D extends keyof Procedures & string}.${infer P}`
  ? P extends keyof Procedures[D]
    ? Procedures[D][P] extends AnyProcedure
      ? inferProcedureOutput<Procedures[D][P]>
      : never
    : never
  : unknown;

export interface RouteSpec<
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
  N = ProcedureName | { permission: Permission },
> {
  method: Method;
  /** Without `/api`; parts of the path in braces, as in OpenAPI. */
  path: string;
  /** The procedure that does it, whose permission therefore holds; or the permission itself, where none answers with files. */
  procedure: N;
  summary: string;
  /** Without it 200. */
  status?: 201 | 202 | 204;
  params?: P;
  query?: Q;
  body?: B;
  /** Where the body calls something otherwise than the procedure. */
  ownFields?: OwnFields;
  /** Shape of the answer, where it is another one than that of the procedure. */
  answer?: A;
  /** Content types of a file that is the answer. */
  files?: readonly string[];
  /** The answer is a stream of events in this form, which goes on after `Last-Event-ID`; 204 when there is nothing to wait for. */
  events?: z.ZodType;
  /** What is created is created once, however often it is asked with the same `Idempotency-Key`. */
  idempotent?: boolean;
  /** Somebody waits for a model, whose budget may be used up. */
  asksModel?: boolean;
}

type Read<T, Otherwise> = T extends z.ZodType ? z.output<T> : Otherwise;

type AnySpec = RouteSpec<z.ZodObject, z.ZodObject, z.ZodType, z.ZodType>;

/** A route as the table holds it; `handle` takes what the route's own schemas read. */
export interface Route extends Omit<AnySpec, "status"> {
  tag: string;
  status: 200 | 201 | 202 | 204;
  handle(call: RestCall<never, never, never>): Promise<unknown>;
}

/** What is no body by itself. */
type OtherAnswer = FileAnswer | StreamAnswer | EventsAnswer;

type Handler<P, Q, B, A> = (
  call: RestCall<Read<P, object>, Read<Q, object>, Read<B, undefined>>,
) => Promise<A | WithHeaders<A> | OtherAnswer>;

/**
 * Writes rows of the table under a tag, with their types checked: an answer that is not what the table says of it does not compile,
 * and neither does one that is not the procedure's where the table says nothing.
 */
export function routesOf(tag: string) {
  function route<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType, A extends z.ZodType>(
    spec: RouteSpec<P, Q, B, A> & { answer: A },
    handle: Handler<P, Q, B, z.input<A>>,
  ): Route;
  function route<
    P extends z.ZodObject,
    Q extends z.ZodObject,
    B extends z.ZodType,
    const N extends ProcedureName | { permission: Permission },
  >(spec: RouteSpec<P, Q, B, never, N> & { answer?: never }, handle: Handler<P, Q, B, OutputOf<N>>): Route;
  function route(spec: AnySpec, handle: Route["handle"]): Route {
    return { tag, status: 200, ...spec, handle };
  }
  return route;
}

/** An answer with a header or two of its own. */
export class WithHeaders<T> {
  readonly body: T;
  readonly headers: Record<string, string>;

  constructor(body: T, headers: Record<string, string>) {
    this.body = body;
    this.headers = headers;
  }
}

type ExportedFile = Awaited<ReturnType<typeof exportCampaign>>;

/** An answer that is a file to save. */
export class FileAnswer {
  readonly file: ExportedFile;

  constructor(file: ExportedFile) {
    this.file = file;
  }
}

/** An answer that is a file to save, made while it is sent. */
export class StreamAnswer {
  readonly file: StreamedFile;

  constructor(file: StreamedFile) {
    this.file = file;
  }
}

/** One event of a stream, as the standard for server-sent events has them. */
export interface ServerEvent {
  id: string;
  event: string;
  data: unknown;
}

/** An answer that stays open and tells what happens; null when there is nothing more to tell. */
export class EventsAnswer {
  readonly events: AsyncIterable<ServerEvent> | null;

  constructor(events: AsyncIterable<ServerEvent> | null) {
    this.events = events;
  }
}
