import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preloadScreen, readPreloads } from "./web-app.ts";

const preloads = [
  { path: "^/auth/login|^/(?!auth/)", signed_in: false, link: "</assets/login.js>; rel=modulepreload" },
  { path: "^/campaigns$", signed_in: true, link: "</assets/list.js>; rel=modulepreload" },
  { path: "^/", signed_in: true, link: "" },
];

describe("what a page's answer names to be loaded", () => {
  const app = express().use(preloadScreen(preloads), (_request, response) => void response.end());
  const server = app.listen(0);
  beforeAll(() => new Promise<void>((resolve) => (server.listening ? resolve() : server.once("listening", resolve))));
  afterAll(() => void server.close());
  const linkOf = async (path: string, cookie?: string) => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: cookie ? { cookie } : {} })).headers.get("link");
  };

  test("is the screen at the address for whoever has a session", async () => {
    expect(await linkOf("/campaigns?page=2", "theme=x; auth_token=abc")).toContain("/assets/list.js");
  });
  test("is the sign-in page for a stranger, wherever they want to go", async () => {
    expect(await linkOf("/campaigns")).toContain("/assets/login.js");
    expect(await linkOf("/campaigns", "auth_token=; my_auth_token=abc")).toContain("/assets/login.js");
  });
  test("is nothing where nothing is known", async () => {
    expect(await linkOf("/auth/forgot-password")).toBeNull();
    expect(await linkOf("/profile", "auth_token=abc")).toBeNull();
  });
});

test("an app that is not built names nothing", () => expect(readPreloads("/nowhere")).toEqual([]));
