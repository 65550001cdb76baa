import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConfiguration, startServer } from "@copydesk/server";
import pino from "pino";
import type { World } from "../world.ts";
import { createServerApi, type ServerApi } from "./server-api.ts";

const email = "command@localhost.localdomain";

/** A server for this campaign alone, on a folder of its own; `stop` ends it. What is written is there for the next run. */
export async function startOwnServer(
  world: Pick<World, "env" | "beside">,
  folder: string,
): Promise<{ api: ServerApi; server: string; stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = passwordIn(join(folder, "command.key"));
  const { PUBLIC_URL: _url, ...env } = world.env;
  const own = {
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    BACKUPS_KEPT: "0",
  };
  const options = { quiet_ms: 0, ...(world.beside && { programs: world.beside }) };
  const running = await startServer(readConfiguration({ ...env, ...own }), pino({ level: "silent" }), options);
  const { token } = await createServerApi(running.url, "").send<{ token: string }>("/auth/login", { email, password });
  return { api: createServerApi(running.url, token), server: running.url, stop: () => running.stop("the campaign is written") };
}

/** Made once, and readable by nobody else. */
function passwordIn(file: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const password = randomBytes(24).toString("base64url");
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}
