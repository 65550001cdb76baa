export type { RequestContext, SessionCookie } from "./context.ts";
export { appErrorOf } from "./errors.ts";
export { docsPage } from "./rest/docs-page.ts";
export { handleRest, type RestAnswer, type RestRequest } from "./rest/handle-rest.ts";
export { openApiDocument } from "./rest/openapi.ts";
export { type AppRouter, appRouter } from "./router.ts";
export { createCallerFactory, type ProcedureMeta } from "./trpc.ts";
