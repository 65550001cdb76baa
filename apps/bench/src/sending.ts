import type { HeavyFile } from "./heavy-files.ts";
import { signIn } from "./process.ts";

const chunkBytes = 64 * 1024;

/** Somebody else who may send files. */
export async function secondPerson(url: string): Promise<string> {
  const token = await signIn(url);
  const json = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { authorization: `Token ${token}`, "content-type": "application/json" };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    return (await answer.json()) as T;
  };
  const { results } = await json<{ results: { id: string; name: string }[] }>("GET", "/api/roles?search=administrator");
  const email = "second@example.com";
  const people = { people: [{ email }], role_ids: results.map((role) => role.id) };
  const { links } = await json<{ links: { link: string }[] }>("POST", "/api/users", people);
  const password = "another one, for benchmarks only";
  const path = new URL(links[0]?.link ?? "").pathname;
  await json("POST", `/api${path}?isActivation=true`, { new_password: password, confirm_password: password });
  return (await json<{ token: string }>("POST", "/api/auth/login", { email, password })).token;
}

/** Sends a file in chunks of 64 KB, as the console does; answers the path of what it became. */
export async function send(url: string, token: string, { name, bytes }: HeavyFile): Promise<string> {
  const common = { authorization: `Token ${token}`, "tus-resumable": "1.0.0" };
  const begun = await fetch(`${url}/api/uploads`, {
    method: "POST",
    headers: { ...common, "upload-length": String(bytes.length), "upload-metadata": `filename ${Buffer.from(name).toString("base64")}` },
  });
  if (begun.status !== 201) throw new Error(`${name}: ${begun.status} ${await begun.text()}`);
  const path = begun.headers.get("location") ?? "";
  const place = url + path;
  for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
    const answer = await fetch(place, {
      method: "PATCH",
      headers: { ...common, "upload-offset": String(offset), "content-type": "application/offset+octet-stream" },
      body: new Uint8Array(bytes.subarray(offset, offset + chunkBytes)),
    });
    if (answer.status !== 204) throw new Error(`${name} at ${offset}: ${answer.status} ${await answer.text()}`);
  }
  return path;
}
