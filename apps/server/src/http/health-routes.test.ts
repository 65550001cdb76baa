import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createTestCore, type TestCore } from "@copydesk/core/testing";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import express from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfiguration } from "../configuration.ts";
import { healthRoutes } from "./health-routes.ts";
import { createServerState, type ServerState } from "./server-state.ts";

let core: TestCore;
let state: ServerState;
let server: ReturnType<typeof createServer>;

beforeEach(async () => {
  core = await createTestCore();
  state = createServerState();
  server = createServer(express().use(healthRoutes(core, readConfiguration({}), state)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await core.close();
});

async function ready() {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  return { code: response.status, ...((await response.json()) as object) };
}
async function writtenAt() {
  const { change_counters } = schema;
  const [row] = await core.db.select().from(change_counters).where(eq(change_counters.name, "readiness"));
  return row?.value;
}

test("it is not ready before somebody could sign in, nor while it stops", async () => {
  expect(await ready()).toMatchObject({ code: 503, problem: "starting" });
  state.starting = false;
  expect(await ready()).toEqual({ code: 200, status: "ready" });
  state.checking = true;
  expect(await ready()).toEqual({ code: 200, status: "ready", under_way: "the database is being checked" });
  state.draining = true;
  expect(await ready()).toMatchObject({ code: 503, problem: "stopping" });
});

test("asking often writes seldom", async () => {
  state.starting = false;
  const first = core.now();
  await ready();
  core.advance(900);
  await ready();
  expect(await writtenAt()).toBe(first);
  core.advance(100);
  await ready();
  expect(await writtenAt()).toBe(first + 1_000);
});

test("a database that does not answer is not ready, and is asked once until it does", async () => {
  state.starting = false;
  const answers = Promise.withResolvers<void>();
  const asked = vi.fn(() => answers.promise);
  const insert = () => ({ values: () => ({ onConflictDoUpdate: asked }) });
  const hanging = { ...core, now: core.now, db: { insert } } as unknown as TestCore;
  const other = createServer(express().use(healthRoutes(hanging, readConfiguration({}), state, { patience_ms: 5 })));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const look = async () => (await fetch(`http://127.0.0.1:${(other.address() as AddressInfo).port}/readyz`)).json();
  const late = { status: "not ready", problem: "the database does not answer" };
  expect(await look()).toEqual(late);
  core.advance(10_000);
  expect(await look()).toEqual(late);
  expect(asked).toHaveBeenCalledTimes(1);
  answers.resolve();
  await expect.poll(look).toEqual({ status: "ready" });
  await new Promise((resolve) => other.close(resolve));
});

test("a database that can only be read is not ready", async () => {
  state.starting = false;
  core.db.$client.pragma("query_only = 1");
  expect(await ready()).toMatchObject({ problem: "the database cannot be written" });
  core.db.$client.pragma("query_only = 0");
  core.advance(1_000);
  expect(await ready()).toEqual({ code: 200, status: "ready" });
});
