import { createServer, type Server, type ServerOptions } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerBrokenRequests } from "./answer-broken-requests.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(options: ServerOptions = {}): Promise<number> {
  const started = createServer(options, (_request, response) => response.end("here"));
  answerBrokenRequests(started);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return (started.address() as AddressInfo).port;
}

/** All that comes back until the server closes the line. */
const send = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let got = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(bytes));
    socket.setEncoding("utf8");
    socket.on("data", (text) => (got += text)).on("end", () => resolve(got));
    socket.on("error", reject);
  });

const long = `GET /?${"%5B".repeat(200_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;

test("a head that is too long is answered to whoever is still sending it, every time", async () => {
  const port = await start();
  // Connections that are closed with bytes unread lose about one answer in fifty.
  const got = await Promise.all(Array.from({ length: 400 }, () => send(port, long)));
  expect(got.filter((answer) => !answer.startsWith("HTTP/1.1 431 Request Header Fields Too Large\r\n"))).toEqual([]);
  expect(JSON.parse(got[0]?.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: "The address or the headers of the request are too long.",
    code: "TOO_LARGE",
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test("what is no HTTP is told so", async () => {
  expect(await send(await start(), "EHLO desk.example\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*This is not a valid HTTP request\./,
  );
});

test("a request whose head does not come is told so", async () => {
  const port = await start({ headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 });
  expect(await send(port, "GET / HTTP/1.1\r\nHost:")).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*did not arrive in time/);
});

test("an answer that is under way is not written into", async () => {
  const port = await start();
  server?.removeAllListeners("request");
  server?.on("request", (_request, response) => response.writeHead(200, { "Content-Length": 10 }).write("half "));
  const got = await send(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n").catch(() => "broken off");
  expect(got).not.toContain("not a valid HTTP request");
});
