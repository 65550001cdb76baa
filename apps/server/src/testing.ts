import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseName } from "@copydesk/db";
import { testDatabaseImage } from "@copydesk/db/testing";
import pino from "pino";
import { readConfiguration } from "./configuration.ts";
import { programsIn } from "./folders.ts";
import { startServer } from "./start-server.ts";

export const administrator = { email: "admin@example.com", password: "a long enough password" };

export interface TestServer {
  url: string;
  dataFolder: string;
  /** Signs in and answers the token. */
  signIn(): Promise<string>;
  /** Invites somebody with one role, by its name, and answers the token of their session. */
  signInAs(role: string): Promise<string>;
  /** A call with the given token and JSON body. */
  call(method: string, path: string, more?: { token?: string; body?: unknown; headers?: Record<string, string> }): Promise<Response>;
  stop(): Promise<void>;
}

/** From its source each thread and process beside a server would cost seconds. */
export const builtPrograms = programsIn(fileURLToPath(new URL("../dist", import.meta.url)));

/** A whole server on a port and in a data folder of its own, with a database that is migrated already, reached over real HTTP. */
export async function startTestServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), "copydesk-server-"));
  writeFileSync(join(dataFolder, databaseName), await testDatabaseImage());
  writeFileSync(join(dataFolder, "secret.key"), "what the servers of the tests keep secrets with\n", { mode: 0o600 });
  const configuration = readConfiguration({
    PORT: "0",
    DATA_DIR: dataFolder,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    BUILTIN_TOKENS_PER_SECOND: "0",
    ...environment,
  });
  // Nobody is about to ask anything when a test is over.
  const server = await startServer(configuration, pino({ level: "silent" }), { quiet_ms: 0, programs: builtPrograms });
  const call: TestServer["call"] = (method, path, { token, body, headers = {} } = {}) =>
    fetch(`${server.url}${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      redirect: "manual",
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  async function signIn(body = administrator) {
    const { token } = (await (await call("POST", "/api/auth/login", { body })).json()) as { token: string };
    return token;
  }
  return {
    url: server.url,
    dataFolder,
    call,
    signIn,
    async signInAs(role) {
      const token = await signIn();
      const { roles } = (await (await call("GET", "/api/users/options", { token })).json()) as { roles: { id: string; name: string }[] };
      const email = `${role.toLowerCase().replaceAll(" ", ".")}@norrbrook.example`;
      const role_ids = roles.filter(({ name }) => name === role).map(({ id }) => id);
      const invited = await call("POST", "/api/users", { token, body: { people: [{ email }], role_ids } });
      const { links } = (await invited.json()) as { links: { link: string }[] };
      const password = "paper lantern harbour 42";
      const secret = new URL(links[0]?.link ?? "").pathname.split("/").at(-1);
      const chosen = { new_password: password, confirm_password: password };
      await call("POST", `/api/auth/reset-password/${secret}/?isActivation=true`, { body: chosen });
      return signIn({ email, password });
    },
    async stop() {
      await server.stop("the test is over");
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
