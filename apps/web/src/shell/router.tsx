import { createBrowserRouter } from "react-router";
import { loginPath } from "../lib/safe-path.ts";
import { forgetSession } from "../lib/session.ts";
import { endSession, onSessionEnded } from "../lib/session-ended.ts";
import { authTokenName } from "../lib/session-token.ts";
import { routes } from "./routes.tsx";

export const router = createBrowserRouter(routes);

onSessionEnded(() => {
  forgetSession();
  const { pathname, search, hash } = router.state.location;
  if (!pathname.startsWith("/auth/")) router.navigate(loginPath(pathname + search + hash), { replace: true });
});

// Signing out in another tab of this browser ends the session here, too.
addEventListener("storage", (event) => {
  if (event.key === authTokenName && event.newValue === null) endSession();
});
