import { administrator } from "../process.ts";

export interface People {
  /** Tokens by who asks. */
  tokens: ReadonlyMap<string, string>;
  /** They and their roles: what the fuzz stands on. */
  ids: ReadonlySet<string>;
}

type Json = (method: string, path: string, body?: object, token?: string) => Promise<unknown>;

/** An administrator and a viewer to ask as. */
export async function preparePeople(url: string): Promise<People> {
  const json: Json = async (method, path, body, token) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Token ${token}` } : {}) };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? null : answer.json();
  };
  const first = (await json("POST", "/api/auth/login", administrator)) as { token: string; user_id: string };
  const { results } = (await json("GET", "/api/roles?limit=100", undefined, first.token)) as { results: { id: string; name: string }[] };
  const viewers = results.find((role) => role.name === "Viewer");
  if (!viewers) throw new Error("There is no role Viewer.");
  const email = "viewer@example.com";
  const invited = { people: [{ email, first_name: "Vic", last_name: "Viewer" }], role_ids: [viewers.id] };
  const { links } = (await json("POST", "/api/users", invited, first.token)) as { links: { link: string }[] };
  const password = "paper lantern harbour 42";
  const path = new URL(links[0]?.link ?? "").pathname;
  await json("POST", `/api${path}?isActivation=true`, { new_password: password, confirm_password: password });
  const second = (await json("POST", "/api/auth/login", { email, password })) as { token: string; user_id: string };
  return {
    tokens: new Map([
      ["administrator", first.token],
      ["viewer", second.token],
    ]),
    ids: new Set([first.user_id, second.user_id, ...results.map((role) => role.id)]),
  };
}
