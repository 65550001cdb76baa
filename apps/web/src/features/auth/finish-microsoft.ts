import { type ErrorBody, type MicrosoftAnswer, safePath } from "@copydesk/contracts";
import { signInWith } from "../../lib/session.ts";
import { readToken } from "../../lib/session-token.ts";

const under = new Map<string, Promise<string>>();

/**
 * Brings Microsoft's answer to the server, once however often it is asked, and answers the path to go to; whoever was
 * signed in is so afterwards. Throws what `failureOf` reads.
 */
export function finishMicrosoft(query: URLSearchParams): Promise<string> {
  const state = query.get("state") ?? "";
  const known = under.get(state) ?? finish(query);
  under.set(state, known);
  return known;
}

async function finish(query: URLSearchParams): Promise<string> {
  const named = ["code", "state", "iss"].map((name) => [name, query.get(name)] as const).filter(([, value]) => value !== null);
  const answer = await send(Object.fromEntries(named));
  if ("token" in answer) await signInWith(answer.token);
  return safePath(answer.redirect) ?? "/";
}

async function send(body: Record<string, string | null>): Promise<MicrosoftAnswer> {
  const token = readToken();
  const response = await fetch("/api/auth/microsoft/callback", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  const { code, details, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, details, request_id } });
}
