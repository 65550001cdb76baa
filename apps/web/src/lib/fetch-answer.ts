type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Calls back when a call found nobody there, before any of its further tries.
 * @returns how to call it off.
 */
export function onUnreached(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * `fetch` for calls. A failure whose body is not ours, such as the page of a proxy, is thrown with its answer, so that it
 * is not taken for a server that nobody can reach.
 */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((error) => {
    // A call that is no longer wanted is ended by ourselves.
    if (!init?.signal?.aborted) for (const listener of listeners) listener();
    throw error;
  });
  if (response.ok || response.headers.get("Content-Type")?.includes("json")) return response;
  throw Object.assign(new Error(`The server answered ${response.status}.`), { response });
}
