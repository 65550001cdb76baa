import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { createServerState } from "./server-state.ts";
import { isSubscription, limitStreams } from "./streams.ts";

let close = () => {};
afterEach(() => close());

/** A server whose stream never stops, and a client that reads it or does not. */
async function stream(reads: boolean): Promise<{ isOpen: () => boolean }> {
  let isOpen = false;
  const app = express();
  app.use(
    limitStreams(createServerState(), (request) => isSubscription(request.path), { patience_ms: 120 }),
    (_request, response) => {
      isOpen = true;
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response
        .on("drain", () => setTimeout(more, 5))
        .on("close", () => {
          isOpen = false;
        });
      more();
    },
  );
  const server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write("GET /generation.live HTTP/1.1\r\nHost: x\r\n\r\n");
  if (reads) socket.resume();
  else socket.pause();
  close = () => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  };
  await expect.poll(() => isOpen).toBe(true);
  return { isOpen: () => isOpen };
}

test("a stream that nobody reads is dropped", async () => {
  const { isOpen } = await stream(false);
  await expect.poll(isOpen, { timeout: 5_000 }).toBe(false);
});

test("a stream that is read stays", async () => {
  const { isOpen } = await stream(true);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(isOpen()).toBe(true);
});
