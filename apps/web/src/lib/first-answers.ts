import type { CompanySettings, Grants, ModuleItem, ProfileDetail, SessionUser } from "@copydesk/contracts";
import { type Answer, ask } from "./session-calls.ts";
import { readToken } from "./session-token.ts";

/** The person, their modules, their rights and, for their time zone, their profile. */
export type PersonAnswers = readonly [Answer<SessionUser>, Answer<ModuleItem[]>, Answer<Grants>, Answer<ProfileDetail>];

/** What every screen wants to know of the person. */
export const askPerson = () => ask(...aboutPerson);
const aboutPerson = ["profile.get", "profile.modules", "profile.rights", "profile.details"] as const;
/** What is asked before the first screen of whoever has a session. */
export const firstQueries = ["auth.company", ...aboutPerson] as const;

/** The same for whoever has none. */
export const strangerQueries = ["auth.company"] as const;

export interface FirstAnswers {
  company?: Answer<CompanySettings>;
  /** Absent without a token. They hold for this token alone: by now the person may have signed out. */
  person?: { token: string; answers: PersonAnswers };
}

let asked: Promise<FirstAnswers> | undefined;

/**
 * Asks who is there, in one request and only once, however often it is called. It is not tried again: nothing is drawn
 * before the answer, and whoever cannot be recognised is a visitor.
 */
export function askFirst(): Promise<FirstAnswers> {
  asked ??= askNow(readToken());
  return asked;
}

async function askNow(token: string | null): Promise<FirstAnswers> {
  if (!token) return { company: (await ask(...strangerQueries))[0] };
  const [company, ...answers] = await ask(...firstQueries);
  return { company, person: { token, answers } };
}
