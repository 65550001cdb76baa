export { answerQueries, type QueryCall } from "./answer-queries.ts";
export type { RequestContext, SessionCookie } from "./context.ts";
export { appErrorOf } from "./errors.ts";
export { readInput } from "./read-input.ts";
export { type Documentation, readDocumentation } from "./rest/documentation.ts";
export { handleRest, type RestAnswer, type RestRequest } from "./rest/handle-rest.ts";
export { type AppRouter, appRouter } from "./router.ts";
export { subscriptions } from "./subscriptions.ts";
export { createCallerFactory, type ProcedureMeta } from "./trpc.ts";
