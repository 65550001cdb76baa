import type { CompanySettings, LoginInput } from "@copydesk/contracts";
import { failureOf } from "./failure.ts";
import { askFirst, askPerson, type FirstAnswers, type PersonAnswers } from "./first-answers.ts";
import { ownZone } from "./own-zone.ts";
import { readAnswer, sessionCalls } from "./session-calls.ts";
import { noteEnd } from "./session-ended.ts";
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
  const { company, person } = await askFirst().catch((): FirstAnswers => ({}));
  const settings = company && "result" in company ? company.result.data : { ms_auth: false, enable_chat_agent: false, logo: null };
  takeInCompany(settings);
  // Whatever fails here, the person is simply not signed in.
  if (person && person.token === readToken()) await enter(person.answers).catch(() => {});
}

export function takeInCompany({ ms_auth, enable_chat_agent, logo }: Pick<CompanySettings, "ms_auth" | "enable_chat_agent" | "logo">): void {
  useApp.getState().setMsAuth(ms_auth);
  useApp.getState().setAiChatEnabled(enable_chat_agent);
  useApp.getState().setLogo(logo);
}

/** Takes in who the person is and what they may see. Throws what either was refused with. */
export function takeInPerson([user, modules, rights, details]: PersonAnswers): void {
  const person = readAnswer(user);
  useApp.getState().setRights(readAnswer(rights));
  useApp.getState().setModules(readAnswer(modules));
  // Without it times are told in the browser's zone.
  if ("result" in details) ownZone.set(details.result.data.timezone);
  useAuth.getState().authenticated(person);
}

/** The same, of answers that are on their way. Throws, signed out, when they say no. */
async function enter(answers: PersonAnswers | Promise<PersonAnswers>): Promise<void> {
  try {
    takeInPerson(await answers);
  } catch (error) {
    if (failureOf(error).code === "UNAUTHENTICATED") {
      clearToken();
      noteEnd(true);
    }
    forgetSession();
    throw error;
  }
}

/** Signs in; throws the server's failure. The person and their modules are known afterwards. */
export async function signIn(values: LoginInput): Promise<void> {
  const { token } = await sessionCalls.login(values);
  await signInWith(token);
}

/** Takes over a session that was opened in another way than by password. */
export async function signInWith(token: string): Promise<void> {
  storeToken(token);
  noteEnd(false);
  await enter(askPerson());
}

/** Ends the session on the server, as far as it can be reached, and here in any case. */
export async function signOut(): Promise<void> {
  if (readToken()) await sessionCalls.logout().catch(() => {});
  clearToken();
  noteEnd(false);
  forgetSession();
}

/** Nothing of one person may be left for the next. */
export function forgetSession(): void {
  useAuth.getState().logout();
  useApp.getState().setModules(undefined);
  useApp.getState().setRights(undefined);
  for (const forget of forgetting) forget();
}

const forgetting: (() => void)[] = [ownZone.forget];
/** Whoever keeps something of the person says here how to forget it. */
export const onForget = (forget: () => void): void => void forgetting.push(forget);
