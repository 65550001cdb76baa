import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi, type FakeAnswer } from "./fake-asana-api.ts";
import { answerOauth, type FakeAsana, type Grants } from "./fake-asana-oauth.ts";

/** For tests: a server on loopback that plays the parts of Asana's documented OAuth and API that Copydesk uses. */
export async function startFakeAsana(): Promise<FakeAsana> {
  const grants: Grants = { codes: new Map(), access: new Map(), refresh: new Map() };
  let held = Promise.resolve();
  const fake: Omit<FakeAsana, "service" | "close"> = {
    account: { gid: "1200000000000001", name: "Mira Falk", email: "mira@norrbrook.example" },
    consents: true,
    rotates: false,
    fails: null,
    failsTasks: null,
    calls: [],
    tasks: new Map(),
    expireTokens: () => grants.access.clear(),
    holdTokens() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://asana.invalid");
    const body = await readBody(request);
    if (url.pathname.startsWith("/-/")) {
      const form = new URLSearchParams(body);
      fake.calls.push([request.method, url.pathname, form.get("grant_type")].filter(Boolean).join(" "));
      if (url.pathname === "/-/oauth_token") await held;
      return send(response, answerOauth({ fake: asana, grants, url, form, newToken }));
    }
    fake.calls.push(`${request.method} ${url.pathname}`);
    const status = fake.fails ?? (url.pathname.startsWith("/api/1.0/tasks") ? fake.failsTasks : null);
    if (status) return send(response, { status, headers: { "retry-after": "7" }, json: { errors: [{ message: "Broken" }] } });
    const account = grants.access.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "");
    send(response, answerApi({ account, method: request.method ?? "GET", url, body, tasks: fake.tasks }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const asana: FakeAsana = Object.assign(fake, {
    service: { baseUrl, clientId: "1201", clientSecret: "asana's secret" },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  return asana;
}

const newToken = (kind: string) => `${kind}/${randomBytes(12).toString("hex")}`;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request.setEncoding("utf8")) text += part;
  return text;
}

function send(response: ServerResponse, { status, json, headers = {} }: FakeAnswer): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers });
  response.end(json === undefined ? "" : JSON.stringify(json));
}
