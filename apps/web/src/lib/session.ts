import type { CompanySettings, LoginInput } from "@copydesk/contracts";
import { failureOf } from "./failure.ts";
import { sessionCalls } from "./session-calls.ts";
import { clearToken, readToken, storeToken } from "./session-token.ts";
import { useApp } from "./stores/app.ts";
import { useAuth } from "./stores/auth.ts";

let started: Promise<void> | undefined;

/** Company settings first, then the person and their modules when there is a token. Runs once; never fails. */
export function startUp(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  const company = await sessionCalls.company().catch((): CompanySettings => ({ ms_auth: false, enable_chat_agent: false }));
  useApp.getState().setMsAuth(company.ms_auth);
  useApp.getState().setAiChatEnabled(company.enable_chat_agent);
  // Whatever fails here, the person is simply not signed in.
  if (readToken()) await loadSession().catch(() => {});
}

/** Fetches the person and then their modules. Throws, signed out, when either fails. */
async function loadSession(): Promise<void> {
  try {
    const user = await sessionCalls.profile();
    const modules = await sessionCalls.modules();
    useApp.getState().setModules(modules);
    useAuth.getState().authenticated(user);
  } catch (error) {
    if (failureOf(error).code === "UNAUTHENTICATED") clearToken();
    forgetSession();
    throw error;
  }
}

/** Signs in; throws the server's failure. The person and their modules are known afterwards. */
export async function signIn(values: LoginInput): Promise<void> {
  const { token } = await sessionCalls.login(values);
  storeToken(token);
  await loadSession();
}

/** Ends the session on the server, as far as it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  if (readToken()) await sessionCalls.logout().catch(() => {});
  clearToken();
  forgetSession();
}

/** Nothing of one person may be left for the next. */
export function forgetSession(): void {
  useAuth.getState().logout();
  useApp.getState().setModules(undefined);
  for (const forget of forgetting) forget();
}

const forgetting: (() => void)[] = [];
/** Whoever keeps something of the person says here how to forget it. */
export const onForget = (forget: () => void): void => void forgetting.push(forget);
