/**
 * `fetch` for calls. A failure whose body is not ours, such as the page of a proxy, is thrown with its answer, so that it
 * is not taken for a server that nobody can reach.
 */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok || response.headers.get("Content-Type")?.includes("json")) return response;
  throw Object.assign(new Error(`The server answered ${response.status}.`), { response });
}
