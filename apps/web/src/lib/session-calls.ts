import type { AppRouter } from "@copydesk/api";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { readToken } from "./session-token.ts";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/**
 * The calls before and beside the screens, made by hand: the client of the hooks would be a fifth of what the sign-in
 * page loads. They throw what the client throws, as far as `failureOf` reads it; a 401 is the caller's to handle.
 */
export const sessionCalls = {
  company: () => query<Outputs["auth"]["company"]>("auth.company"),
  profile: () => query<Outputs["profile"]["get"]>("profile.get"),
  modules: () => query<Outputs["profile"]["modules"]>("profile.modules"),
  login: (input: Inputs["auth"]["login"]) => mutate<Outputs["auth"]["login"]>("auth.login", input),
  logout: () => mutate<Outputs["auth"]["logout"]>("auth.logout"),
  warmUp: () => mutate<Outputs["auth"]["warmup"]>("auth.warmup"),
};

const query = <T>(procedure: string): Promise<T> => send(procedure, { method: "GET" });
const mutate = <T>(procedure: string, input?: unknown): Promise<T> => send(procedure, { method: "POST", body: JSON.stringify(input) });

async function send<T>(procedure: string, init: RequestInit): Promise<T> {
  const token = readToken();
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Token ${token}` }) };
  const response = await fetch(`/api/trpc/${procedure}`, { ...init, headers });
  return readAnswer(await response.json());
}

/** Takes a tRPC answer apart: its data, or a throw of its error with `message` and `data`. */
export function readAnswer<T>(answer: { result: { data: T } } | { error: { message: string; data: unknown } }): T {
  if ("result" in answer) return answer.result.data;
  throw Object.assign(new Error(answer.error.message), { data: answer.error.data });
}
