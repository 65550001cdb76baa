import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";

test(".env.example says what holds without it", () => {
  const example = parseEnv(readFileSync(new URL("../../../.env.example", import.meta.url), "utf8"));
  expect(Object.keys(example)).toContain("PORT");
  expect(readConfiguration(example)).toEqual(readConfiguration({}));
});

describe("the proxies in front", () => {
  test.each<[string, unknown]>([
    ["0", 0],
    ["2", 2],
    ["10.0.0.1", ["10.0.0.1"]],
    ["loopback, 192.168.0.0/16 ,2001:db8::/32", ["loopback", "192.168.0.0/16", "2001:db8::/32"]],
  ])("%s", (value, read) => expect(readConfiguration({ TRUST_PROXY: value }).trustedProxies).toEqual(read));

  test.each(["11", "-1", "true", "proxy.example.com", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0.1,,", "2001:db8::/129"])("not %s", (value) =>
    expect(() => readConfiguration({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: a number of proxies from 0 to 10, or their addresses/),
  );
});

describe("HOST", () => {
  test.each(["127.0.0.1", "0.0.0.0", "::", "::1", "localhost", "desk-1.lan"])("can be %s", (HOST) =>
    expect(readConfiguration({ HOST }).host).toBe(HOST),
  );
  test.each(["a b", "127.0.0.1:3000", "http://127.0.0.1", "[::1]", "-", "desk/"])("not %j", (HOST) =>
    expect(() => readConfiguration({ HOST })).toThrow(`HOST: an address such as 127.0.0.1, without a port (it is ${JSON.stringify(HOST)})`),
  );
});
