import { Loading, Skeleton } from "@copydesk/ui";
import type { RouteObject } from "react-router";
import { LogoMark } from "../lib/logo.tsx";
import { readToken } from "../lib/session-token.ts";
import { RootError } from "./errors/root-error.tsx";
import { RouteError } from "./errors/route-error.tsx";
import { knowWho, landing, leave, moduleOnly, signedInOnly, signedOutOnly } from "./guards.ts";
import { sectionRoutes } from "./sections/section-routes.tsx";

/** The first moment, while it is found out who is there: the frame of the console, or nothing for a stranger. */
function AppSkeleton() {
  if (!readToken()) return null;
  return (
    <Loading label="Loading Copydesk">
      <div className="flex h-14 items-center gap-6 border-line border-b px-4 md:px-6">
        <LogoMark />
        <Skeleton className="hidden w-20 md:block" />
        <Skeleton className="hidden w-16 md:block" />
        <Skeleton className="hidden w-16 md:block" />
        <Skeleton className="ml-auto size-[30px] rounded-full" />
      </div>
      <div className="mx-auto max-w-page px-4 pt-9 md:px-6">
        <Skeleton className="h-4 w-40" />
      </div>
    </Loading>
  );
}

interface PageModule {
  default: () => React.ReactNode;
  /** What the screen would rather have before it is drawn for the first time; it waits a moment for it. */
  prepare?: () => Promise<void>;
}

/** A screen that loads when it is first gone to. */
const page = (load: () => Promise<PageModule>) => ({
  async lazy() {
    const { default: Component, prepare } = await load();
    await prepare?.();
    return { Component };
  },
});
const campaignPage = (load: () => Promise<PageModule>) => ({ ...page(load), loader: moduleOnly("campaigns") });
/** One form for creating and editing; its address says which. */
const campaignForm = () => import("../features/campaigns/campaign-form-page.tsx");

const signInRoutes: RouteObject[] = [
  { path: "auth/login", ...page(() => import("../features/auth/login-page.tsx")) },
  { path: "auth/forgot-password", ...page(() => import("../features/auth/forgot-password-page.tsx")) },
  { path: "auth/reset-password/:token", ...page(() => import("../features/auth/reset-password-page.tsx")) },
].map((route) => ({ ...route, loader: signedOutOnly }));

const consoleRoutes: RouteObject[] = [
  {
    path: "campaigns",
    children: [
      { index: true, ...campaignPage(() => import("../features/campaigns/campaign-list-page.tsx")) },
      { path: "template", ...campaignPage(() => import("../features/campaigns/campaign-list-page.tsx")) },
      { path: "add", ...campaignPage(campaignForm) },
      { path: "add/:id/template", ...campaignPage(campaignForm) },
      { path: "templates/:id/edit", ...campaignPage(campaignForm) },
      { path: ":id", ...campaignPage(() => import("../features/hub/campaign-hub-page.tsx")) },
      { path: ":id/edit", ...campaignPage(campaignForm) },
    ],
  },
  { path: "profile", ...page(() => import("../features/profile/profile-page.tsx")) },
  ...sectionRoutes,
];

/** Every route of the console. Screens load when used; guards decide before anything is drawn. */
export const routes: RouteObject[] = [
  {
    HydrateFallback: AppSkeleton,
    ErrorBoundary: RootError,
    children: [
      { path: "/", loader: landing },
      ...signInRoutes,
      { path: "auth/logout", loader: leave },
      { path: "auth/ms-callback", ...page(() => import("../features/auth/ms-callback-page.tsx")) },
      { path: "auth/ms-callback/not-found", ...page(() => import("../features/auth/ms-user-not-found-page.tsx")) },
      {
        loader: signedInOnly,
        ...page(() => import("./console-layout.tsx")),
        children: [{ ErrorBoundary: RouteError, children: consoleRoutes }],
      },
      { path: "forbidden", loader: knowWho, ...page(() => import("./errors/forbidden-page.tsx")) },
      { path: "*", loader: knowWho, ...page(() => import("./errors/not-found-page.tsx")) },
    ],
  },
];
