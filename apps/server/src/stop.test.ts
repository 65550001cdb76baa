import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@copydesk/db";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { startServer } from "./start-server.ts";
import { startTestServer } from "./testing.ts";

const log = pino({ level: "silent" });
let dataFolder: string | undefined;
afterEach(() => {
  if (dataFolder) rmSync(dataFolder, { recursive: true, force: true });
});

test("a call that has begun is answered, also when it takes longer than a moment", async () => {
  const server = await startTestServer();
  const token = await server.signIn();
  const body = JSON.stringify([{ key: "a.key", value: "1", value_type: "string" }]);
  let answer = "";
  const { port } = new URL(server.url);
  const socket = connect(Number(port), "127.0.0.1");
  const ended = new Promise((resolve) => socket.on("close", resolve).on("error", resolve));
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /api/user-preference/ HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begun = performance.now();
  const stopped = server.stop();
  setTimeout(() => socket.write(body.slice(5)), 900);
  await Promise.all([stopped, ended]);
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
  // The connection is kept alive by its client; the server does not wait for that.
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test("live streams are broken off at once", async () => {
  const server = await startTestServer();
  const token = await server.signIn();
  const campaign = {
    name: "Watched",
    main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
    from_date: "2027-01-01",
    to_date: "2027-01-31",
    languages: [{ code: "en", channels: ["linkedin"] }],
  };
  const { id } = (await (await server.call("POST", "/api/campaigns", { token, body: campaign })).json()) as { id: string };
  const input = encodeURIComponent(JSON.stringify({ campaign_id: id }));
  const stream = await fetch(`${server.url}/api/trpc/generation.live?input=${input}`, { headers: { authorization: `Token ${token}` } });
  const ended = stream.text().then(
    () => true,
    () => true,
  );
  await server.stop();
  expect(await ended).toBe(true);
});

test("nothing is left open when the worker cannot start", async () => {
  dataFolder = mkdtempSync(join(tmpdir(), "copydesk-server-"));
  const first = await startServer(readConfiguration({ PORT: "0", DATA_DIR: dataFolder }), log);
  const { port } = new URL(first.url);
  await first.stop("the test is over");
  const db = openDatabase(join(dataFolder, "copydesk.sqlite"));
  db.$client.exec("alter table llm_logs rename to llm_logs_gone");
  db.$client.close();
  await expect(startServer(readConfiguration({ PORT: port, DATA_DIR: dataFolder }), log)).rejects.toThrow("llm_logs");
  const refused = await new Promise((resolve) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.on("error", () => resolve(true));
  });
  expect(refused).toBe(true);
});
