import { RouterProvider } from "react-router/dom";
import { errorKindOf } from "./errors/error-kind.ts";
import { router } from "./router.tsx";

export const App = () => <RouterProvider router={router} onError={reportUnexpected} />;

/** What is missing or not allowed has its screen; only what nobody expected belongs in the browser's log. */
function reportUnexpected(error: unknown): void {
  if (errorKindOf(error).kind === "unexpected") reportError(error);
}
