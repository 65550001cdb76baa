import { AppError, httpStatus, type Permission } from "@copydesk/contracts";
import { type Actor, demand, demandPerson, demandWriting } from "@copydesk/core";
import { initTRPC } from "@trpc/server";
import type { RequestContext } from "./context.ts";
import { appErrorOf, trpcErrorOf } from "./errors.ts";
import { noteRefusal } from "./note-refusal.ts";

/** What a procedure asks of whoever calls it. Every procedure has one; a test walks the router and looks. */
export interface ProcedureMeta {
  permission: "public" | "signed_in" | Permission;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<ProcedureMeta>()
  .create({
    isDev: false,
    // A quiet connection looks dead to proxies after a minute, and to the client after its own limit.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 45_000 } },
    errorFormatter({ shape, error, ctx }) {
      const app = appErrorOf(error);
      return {
        message: app.message,
        code: shape.code,
        data: {
          code: shape.data.code,
          httpStatus: httpStatus[app.code],
          path: shape.data.path,
          app_code: app.code,
          fields: app.fields,
          details: app.details,
          retry_after: app.retryAfter,
          request_id: ctx?.origin.requestId,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const base = t.procedure.use(async ({ next, ctx, meta, getRawInput }) => {
  const result = await next();
  if (result.ok) return result;
  await noteRefusal(ctx, { error: result.error, permission: meta?.permission, input: await getRawInput().catch(() => undefined) });
  throw trpcErrorOf(result.error);
});

/** For anybody, without a session. */
export const publicProcedure = base.meta({ permission: "public" });

/** For everybody who is signed in, about themselves. */
export const signedIn = base.meta({ permission: "signed_in" }).use(({ ctx, next, type }) => next({ ctx: { actor: callerOf(ctx, type) } }));

/** The same for what nobody does for them: a personal token is refused. */
export const inPerson = signedIn.use(({ ctx, next }) => {
  demandPerson(ctx.actor);
  return next();
});

/** For whoever holds the permission at any level; what it reaches is decided by the thing itself. */
export const allowed = (permission: Permission) =>
  base.meta({ permission }).use(({ ctx, next, type }) => {
    const actor = callerOf(ctx, type);
    demand(actor, permission);
    return next({ ctx: { actor } });
  });

/** @throws UNAUTHENTICATED; FORBIDDEN for a change by a token that may only read. */
function callerOf(ctx: RequestContext, type: "query" | "mutation" | "subscription"): Actor {
  const actor = actorOf(ctx);
  if (type === "mutation") demandWriting(actor);
  return actor;
}

/** @throws UNAUTHENTICATED */
export function actorOf(ctx: RequestContext): Actor {
  if (!ctx.actor) throw new AppError("UNAUTHENTICATED", "Sign in to continue.");
  return ctx.actor;
}
