import { accountRoutes } from "./account-routes.ts";
import { blockRoutes } from "./block-routes.ts";
import { campaignRoutes } from "./campaign-routes.ts";
import type { Route } from "./rest-route.ts";
import { runRoutes } from "./run-routes.ts";
import { templateRoutes } from "./template-routes.ts";

/** The REST surface: one row a call. */
export const routes: readonly Route[] = [...accountRoutes, ...campaignRoutes, ...runRoutes, ...blockRoutes, ...templateRoutes];
