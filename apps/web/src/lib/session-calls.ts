import type { AppRouter } from "@copydesk/api";
import type { NamedQuery } from "@copydesk/contracts";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import { fetchAnswer } from "./fetch-answer.ts";
import { pageAnswers } from "./page-answers.ts";
import { readToken } from "./session-token.ts";

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

/** What is asked about the company and the person before a screen is drawn. */
interface Questions {
  "auth.company": Outputs["auth"]["company"];
  "profile.get": Outputs["profile"]["get"];
  "profile.modules": Outputs["profile"]["modules"];
  "profile.rights": Outputs["profile"]["rights"];
  "profile.details": Outputs["profile"]["details"];
}

/** An answer as tRPC writes it. */
export type Answer<T> = { result: { data: T } } | { error: { message: string; data: unknown } };
type Answers<Asked extends readonly (keyof Questions)[]> = { [One in keyof Asked]: Answer<Questions[Asked[One]]> };

/**
 * The calls before and beside the screens, made by hand: the client of the hooks would be a fifth of what the sign-in
 * page loads. They throw what the client throws, as far as `failureOf` reads it; a 401 is the caller's to handle.
 */
export const sessionCalls = {
  login: (input: Inputs["auth"]["login"]) => mutate<Outputs["auth"]["login"]>("auth.login", input),
  logout: () => mutate<Outputs["auth"]["logout"]>("auth.logout"),
  forgotPassword: (input: Inputs["auth"]["forgot_password"]) => mutate<Outputs["auth"]["forgot_password"]>("auth.forgot_password", input),
  checkLink: (input: Inputs["auth"]["check_link"]) => mutate<Outputs["auth"]["check_link"]>("auth.check_link", input),
  resetPassword: (input: Inputs["auth"]["reset_password"]) => mutate<Outputs["auth"]["reset_password"]>("auth.reset_password", input),
  warmUp: () => mutate<Outputs["auth"]["warmup"]>("auth.warmup"),
};

/** Asks several things in one request. Each is answered or refused by itself; throws when all are refused together. */
export async function ask<const Asked extends readonly (keyof Questions)[]>(...asked: Asked): Promise<Answers<Asked>> {
  return sendQueries<Answers<Asked>>(asked.map((procedure) => [procedure]));
}

/** Queries and their inputs in one request, answered in their order, by the page itself where it knows them; throws when all are refused together. */
export async function sendQueries<T = Answer<unknown>[]>(queries: readonly NamedQuery[]): Promise<T> {
  const known = pageAnswers.take(queries);
  if (known) return known.map((data) => ({ result: { data } })) as T;
  const procedures = queries.map(([procedure]) => procedure).join(",");
  const inputs = JSON.stringify(Object.fromEntries(queries.map(([, input], index) => [index, input])));
  const answers = await send<T | Answer<never>>(`${procedures}?batch=1&input=${encodeURIComponent(inputs)}`, { method: "GET" });
  return Array.isArray(answers) ? (answers as T) : readAnswer(answers as Answer<never>);
}

async function mutate<T>(procedure: string, input?: unknown): Promise<T> {
  return readAnswer(await send<Answer<T>>(procedure, { method: "POST", body: JSON.stringify(input) }));
}

async function send<T>(procedures: string, init: RequestInit): Promise<T> {
  const token = readToken();
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Token ${token}` }) };
  const response = await fetchAnswer(`/api/trpc/${procedures}`, { ...init, headers });
  return response.json();
}

/** Takes an answer apart: its data, or a throw of its error with `message` and `data`. */
export function readAnswer<T>(answer: Answer<T>): T {
  if ("result" in answer) return answer.result.data;
  throw Object.assign(new Error(answer.error.message), { data: answer.error.data });
}
