import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { answerFailures } from "./failures.ts";

let close = () => {};
afterEach(() => close());

/** A server whose one answer fails, at once or when its caller has left; answers what it logged. */
async function failing(when: "at once" | "left"): Promise<{ port: number; failed: Promise<void>; lines: string[] }> {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const app = express();
  let done = () => {};
  const failed = new Promise<void>((resolve) => {
    done = resolve;
  });
  app.use((_request, response, next) => {
    response.locals.requestId = "the request";
    const fail = () => {
      next(new Error("Nobody waits for this."));
      done();
    };
    if (when === "left") response.once("close", fail);
    else fail();
  });
  app.use(answerFailures(log));
  const server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, failed, lines };
}

test("a fault of ours is written down, and told without a detail", async () => {
  const { port, lines } = await failing("at once");
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("Nobody waits");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("the request");
});

test("work that was broken off because its caller left is no fault", async () => {
  const { port, failed, lines } = await failing("left");
  const request = get({ port, host: "127.0.0.1" }).on("error", () => undefined);
  setTimeout(() => request.destroy(), 50);
  await failed;
  expect(lines).toEqual([]);
});
