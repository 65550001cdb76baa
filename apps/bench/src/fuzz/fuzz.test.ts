import { createHash } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { wrongWith } from "./defects.ts";
import { KnownIds } from "./known-ids.ts";
import { makeRequest } from "./make-request.ts";
import { Random } from "./random.ts";
import { bytesOf, type FuzzRequest } from "./request.ts";
import { shrink } from "./shrink.ts";
import { procedureTargets } from "./targets.ts";
import { Line } from "./wire.ts";

const ask: FuzzRequest = {
  target: "x",
  who: "nobody",
  method: "POST",
  path: "/x",
  query: [],
  headers: [],
  wire: "as it says",
  isLive: false,
};
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A line to a server that answers in this way; both end with the test. */
async function lineTo(answer: RequestListener, patience = 5_000): Promise<Line> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const line = new Line((server.address() as AddressInfo).port, patience);
  closing.push(() => {
    line.close();
    server.closeAllConnections();
    server.close();
  });
  return line;
}

const plainly = (request: FuzzRequest = ask) => ({
  bytes: bytesOf(request, "127.0.0.1"),
  isHead: request.method === "HEAD",
  isLast: false,
  headOnly: false,
});

describe("a line", () => {
  test("reads answers with a length, in chunks and without a body, one after the other", async () => {
    const bodies = ["short", "l".repeat(300_000), null];
    const sockets = new Set<unknown>();
    const line = await lineTo((request, response) => {
      sockets.add(request.socket);
      const body = bodies.shift();
      if (body === null) return response.writeHead(204).end();
      if (body === "short") return response.setHeader("Content-Length", 5).end(body);
      response.write("begins ");
      return response.end(body);
    });
    expect(await line.send(plainly())).toMatchObject({ answer: { status: 200, body: "short" } });
    expect(await line.send(plainly())).toMatchObject({ answer: { body: `begins ${"l".repeat(300_000)}` } });
    expect(await line.send(plainly())).toMatchObject({ answer: { status: 204, body: "" } });
    expect(sockets.size).toBe(1);
  });

  test("says who fell silent, who hung up, and who is not there", async () => {
    expect(await (await lineTo(() => {}, 50)).send(plainly())).toMatchObject({ failure: "silent" });
    expect(await (await lineTo((_request, response) => response.destroy())).send(plainly())).toMatchObject({ failure: "closed" });
    expect(await new Line(1, 5_000).send(plainly())).toMatchObject({ failure: "refused" });
  });

  test("has chunks arrive as they are", async () => {
    const line = await lineTo((request, response) => void request.pipe(response));
    const chunked = { ...ask, json: { value: { a: "ü".repeat(50) } }, wire: "chunked" } as const;
    expect(await line.send(plainly(chunked))).toMatchObject({ answer: { body: JSON.stringify(chunked.json.value) } });
  });
});

describe("what is wrong with an answer", () => {
  const answered = (status: number, body: object | string = "") => ({
    answer: { status, headers: new Map(), body: JSON.stringify(body) },
    after: 10,
  });
  test.each([
    [answered(200), null],
    [answered(404, { code: "NOT_FOUND" }), null],
    [answered(500, { code: "INTERNAL" }), "status 500 INTERNAL"],
    [answered(502), "status 502"],
    [answered(503), "status 503"],
    [answered(503, { code: "UNAVAILABLE" }), "status 503 UNAVAILABLE"],
    [answered(507, { code: "STORAGE_FULL" }), "status 507 STORAGE_FULL"],
    [answered(503, [{ error: { data: { app_code: "UNAVAILABLE" } } }]), "status 503 UNAVAILABLE"],
    [{ ...answered(200), after: 5_100 }, "took 5.1 s"],
    [{ failure: "silent", after: 5_000 } as const, "no answer within 5 s"],
    [{ failure: "closed", after: 5 } as const, "the line was closed without an answer"],
    [{ failure: "refused", after: 5 } as const, "the server is gone"],
  ])("of %j: %s", (outcome, wrong) => expect(wrongWith(ask, outcome, false, 5_000)).toBe(wrong));

  test("nothing, where a lie about the length is hung up on", () => {
    expect(wrongWith(ask, { failure: "closed", after: 5 }, true, 5_000)).toBeNull();
    expect(wrongWith(ask, { failure: "silent", after: 5_000 }, true, 5_000)).not.toBeNull();
  });
});

test("a seed makes the same requests again, of every procedure, most of them different", () => {
  const targets = procedureTargets();
  const all = () => {
    const random = new Random(7);
    const asking = { random, ids: new KnownIds(new Set()), tokens: new Map([["administrator", "t"]]) };
    return targets.flatMap((target) =>
      Array.from({ length: 4 }, () =>
        createHash("sha1")
          .update(bytesOf(makeRequest(target, asking), "h"))
          .digest("base64"),
      ),
    );
  };
  const once = all();
  expect(all()).toEqual(once);
  expect(new Set(once).size).toBeGreaterThan(once.length / 2);
});

test("ids of an answer are asked for again, but not those that the fuzz stands on", () => {
  const ids = new KnownIds(new Set(["me"]));
  ids.learn('{"results":[{"id":"c1","owner":{"id":"me"},"voice_id":"v1"}]}', ["campaigns"]);
  const random = new Random(1);
  const named = (key: string) => new Set(Array.from({ length: 30 }, () => ids.textFor(key, "campaigns", random)));
  expect(named("id")).toEqual(new Set(["c1"]));
  expect(named("voice_id")).toEqual(new Set(["v1"]));
  expect(named("user_id")).toEqual(new Set([undefined]));
});

test("what was read at an address is sent back to it, whole when it is meant well", () => {
  const ids = new KnownIds(new Set());
  const value = { name: "Ours", version: 3 };
  ids.remember("/api/teams/{id}", "/api/teams/t1", value);
  const body = { type: "object", properties: { name: { type: "string" } } };
  const target = {
    ...{ name: "PUT /teams/{id}", method: "PUT", path: "/api/teams/{id}", domain: "teams", inPath: {}, inQuery: {}, inHeader: {} },
    ...{ bodies: { "application/json": body }, procedure: null, isLive: false, resolve: () => ({}) },
  };
  const random = new Random(3);
  const made = Array.from({ length: 100 }, () => makeRequest(target, { random, ids, tokens: new Map() }));
  const back = made.filter(({ path, json }) => path === "/api/teams/t1" && JSON.stringify(json?.value) === JSON.stringify(value));
  expect(back.length).toBeGreaterThan(10);
  expect(back.length).toBeLessThan(60);
  expect(value).toEqual({ name: "Ours", version: 3 });
});

test("a request is made as small as it still goes wrong", async () => {
  const large: FuzzRequest = {
    ...ask,
    query: [
      ["a", "1"],
      ["b", "2"],
    ],
    headers: [["X-Odd", "y"]],
    json: { value: { name: "long enough", list: [1, { bad: "\ud800 and more" }, 3], other: {} } },
  };
  const small = await shrink(large, async ({ json }) => JSON.stringify(json?.value).includes("\\ud800"));
  expect(small).toMatchObject({ query: [], headers: [], json: { value: { list: [{ bad: "\ud800 " }] } } });
});
