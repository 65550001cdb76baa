import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { installationSecret } from "./installation-secret.ts";
import { startServer } from "./start-server.ts";
import { builtPrograms } from "./testing.ts";

const log = pino({ level: "silent" });
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copydesk-start-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (port: number, dataFolder = folder) =>
  startServer(readConfiguration({ PORT: String(port), DATA_DIR: dataFolder }), log, { programs: builtPrograms });

test("a taken port is named, and the first sign-in is kept for the start that succeeds", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await expect(start(port)).rejects.toThrow(`Port ${port}`);
  other.close();
  const server = await start(0);
  expect(server.firstSignIn?.madeUpPassword).toMatch(/\S{16}/);
  await server.stop("the test is over");
});

test("a folder that cannot be written to is named", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  await expect(start(0, file)).rejects.toThrow(`cannot use "${file}" for its data: it is a file`);
});

test("a secret that was written only in part opens nothing: made anew beside no data, refused beside some", () => {
  const file = join(folder, "secret.key");
  writeFileSync(file, "abc\n");
  expect(() => installationSecret(folder, undefined, true)).toThrow("secret.key is damaged");
  const made = installationSecret(folder, undefined, false);
  expect(made.length).toBeGreaterThan(32);
  expect(installationSecret(folder, undefined, true)).toBe(made);
});
