import type { ErrorBody } from "@copydesk/contracts";

type Listener = () => void;
const listeners = new Set<Listener>();

/** Somebody found nobody there. */
export function tellUnreached(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back when a call found nobody there, before any of its further tries.
 * @returns how to call it off.
 */
export function onUnreached(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * `fetch` for calls. A failure that is no answer of a procedure is thrown with its answer, so that it is not taken for a
 * server that nobody can reach: the page of a proxy, or our own words for a call that was stopped on its way in, such as
 * one too many a minute, which are thrown with it as `said`.
 */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error) => {
    // A call that is no longer wanted is ended by ourselves.
    if (!init?.signal?.aborted) tellUnreached();
    throw error;
  });
  if (response.ok) return response;
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const said = isJson ? await bodyOf(response.clone()) : null;
  if (isJson && !said) return response;
  throw Object.assign(new Error(said?.error ?? `The server answered ${response.status}.`), { response, ...(said && { said }) });
}

/** The body of a failure in the one shape that the server has for them outside of procedures. */
async function bodyOf(response: Response): Promise<ErrorBody | null> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  return "error" in body && typeof body.error === "string" && "code" in body ? (body as ErrorBody) : null;
}
