import type { ModuleCode } from "@copydesk/contracts";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { loginPath } from "../lib/safe-path.ts";
import { signOut, startUp } from "../lib/session.ts";
import { useApp } from "../lib/stores/app.ts";
import { useAuth } from "../lib/stores/auth.ts";
import { landingPath } from "./modules.ts";

/** Screens of the console: whoever is not signed in goes to the sign-in page and comes back afterwards. */
export async function signedInOnly({ request }: LoaderFunctionArgs) {
  await startUp();
  if (useAuth.getState().isAuthenticated) return null;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(pathname + search));
}

/** Sign-in pages: whoever is signed in goes to `/`. */
export async function signedOutOnly() {
  await startUp();
  if (useAuth.getState().isAuthenticated) throw redirect("/");
  return null;
}

/** `/` leads to where the person works. */
export async function landing(args: LoaderFunctionArgs) {
  await signedInOnly(args);
  throw redirect(landingPath(useApp.getState().modules ?? []));
}

/** Screens of a module: whoever does not have it is told so. The server decides; this only spares a useless page. */
export function moduleOnly(code: ModuleCode) {
  return async () => {
    await startUp();
    const { isAuthenticated } = useAuth.getState();
    const has = useApp.getState().modules?.some((module) => module.module_code === code);
    if (isAuthenticated && !has) throw new Response(null, { status: 403, statusText: "Forbidden" });
    return null;
  };
}

/** The chat: an address that does not exist while the company has the agent off. Who may use it, the screen asks. */
export async function chatOnly() {
  await startUp();
  if (useAuth.getState().isAuthenticated && !useApp.getState().aiChatEnabled)
    throw new Response(null, { status: 404, statusText: "Not Found" });
  return null;
}

export async function leave() {
  await signOut();
  throw redirect("/auth/login");
}

/** For pages that look different to whoever is signed in. */
export async function knowWho() {
  await startUp();
  return null;
}
