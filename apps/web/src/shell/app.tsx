import type { ReactNode } from "react";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loginPath } from "../lib/safe-path.ts";
import { forgetSession } from "../lib/session.ts";
import { endSession, onSessionEnded } from "../lib/session-ended.ts";
import { authTokenName } from "../lib/session-token.ts";
import { errorKindOf } from "./errors/error-kind.ts";
import { routes } from "./screens.tsx";

export interface App {
  element: ReactNode;
  /** Ends when what the first screen needs has loaded. */
  untilFirstScreen: Promise<void>;
}

/** The console at the address of this page, which it follows from then on. To be called once. */
export function startApp(): App {
  const router = createBrowserRouter(routes);
  onSessionEnded(() => {
    forgetSession();
    const { pathname, search, hash } = router.state.location;
    if (!pathname.startsWith("/auth/")) router.navigate(loginPath(pathname + search + hash), { replace: true });
  });
  const untilFirstScreen = new Promise<void>((resolve) => {
    const look = () => router.state.initialized && resolve();
    router.subscribe(look);
    look();
  });
  return { element: <RouterProvider router={router} onError={reportUnexpected} />, untilFirstScreen };
}

/** What is missing or not allowed has its screen; only what nobody expected belongs in the browser's log. */
function reportUnexpected(error: unknown): void {
  if (errorKindOf(error).kind === "unexpected") reportError(error);
}

// Signing out in another tab of this browser ends the session here, too.
addEventListener("storage", (event) => {
  if (event.key === authTokenName && event.newValue === null) endSession();
});
