import { get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { refuseForeignNames } from "./app.ts";
import { answerFailures } from "./failures.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

interface Asked {
  publicUrl?: string;
  trusts?: string;
}

async function statusFor(host: string, { publicUrl, trusts }: Asked = {}): Promise<number | undefined> {
  const app = express();
  if (trusts) app.set("trust proxy", trusts);
  app.use(refuseForeignNames(publicUrl));
  app.get("/", (_request, response) => void response.send("here"));
  app.use(answerFailures({ error: () => undefined } as never));
  const listening = app.listen(0, "127.0.0.1");
  server = listening;
  await new Promise((resolve) => listening.once("listening", resolve));
  const { port } = listening.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) =>
    get({ host: "127.0.0.1", port, headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on("error", reject),
  );
  listening.close();
  return status;
}

const publicUrl = "https://desk.example";

test.each(["desk.example", "DESK.example.", "desk.example:443", "localhost:3000", "127.0.0.1", "[::1]:3000"])(
  "%s is a name of ours",
  async (host) => {
    expect(await statusFor(host, { publicUrl })).toBe(200);
  },
);

test.each(["elsewhere.example", "desk.example.elsewhere.example", "192.0.2.7", "copydesk:3000"])("%s is none", async (host) => {
  expect(await statusFor(host, { publicUrl })).toBe(400);
});

test("a proxy that is trusted may call us as it likes, and where no address is set everybody may", async () => {
  expect(await statusFor("copydesk:3000", { publicUrl, trusts: "loopback" })).toBe(200);
  expect(await statusFor("copydesk:3000", { publicUrl, trusts: "192.0.2.1" })).toBe(400);
  expect(await statusFor("elsewhere.example")).toBe(200);
});
