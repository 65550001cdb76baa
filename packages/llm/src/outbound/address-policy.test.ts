import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AddressRefused, isHostAndPort, plainHost, RedirectRefused, readHostsAllow } from "./address-policy.ts";
import { ConnectTimeout } from "./checked-connector.ts";
import { classifyAddress } from "./classify-address.ts";
import { createOutboundFetch } from "./create-outbound-fetch.ts";

const server = createServer((request, response) => {
  if (request.url === "/away") response.writeHead(307, { location: "http://127.0.0.1:1/elsewhere" }).end();
  else response.end(`${request.headers.host} ${request.method}`);
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The error itself, wherever in the chain of causes it hides. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.then(
    () => "no error",
    (reason: unknown) => reason,
  );
  return error instanceof TypeError && error.cause !== undefined ? error.cause : error;
}

describe("addresses that may never be called", () => {
  const spellings = [
    "http://169.254.169.254/latest/meta-data",
    "http://169.254.169.254./",
    "http://2852039166/",
    "http://0xa9fea9fe/",
    "http://0xa9.0xfe.0xa9.0xfe/",
    "http://0251.0376.0251.0376/",
    "http://169.254.43518/",
    "http://１６９.254.169.254/",
    "http://[::ffff:169.254.169.254]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[0:0:0:0:0:ffff:a9fe:a9fe]/",
    "http://[::169.254.169.254]/",
    "http://[64:ff9b::a9fe:a9fe]/",
    "http://[2002:a9fe:a9fe::1]/",
    "http://[fe80::1]/",
    "http://[fd00:ec2::254]/",
    "http://100.100.100.200/",
    "http://168.63.129.16/",
    "http://metadata.google.internal/computeMetadata/v1/",
    "http://METADATA.google.internal./",
    "http://0.0.0.0/",
    "http://[::]/",
    "http://255.255.255.255/",
    "http://224.0.0.1/",
  ];
  test.each(spellings)("%s is refused even when it is listed", async (url) => {
    const { hostname } = new URL(url);
    const outbound = createOutboundFetch({ hostsAllow: [`${hostname}:80`, "169.254.169.254:80", "metadata.google.internal:80"] });
    expect(await refusal(outbound(url))).toBeInstanceOf(AddressRefused);
  });
});

describe("loopback and private addresses that are not listed", () => {
  const spellings = [
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://localhost/",
    "http://LOCALHOST./",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.0.1/",
    "http://100.64.0.1/",
    "http://[fc00::1]/",
    "http://[fd12:3456::1]/",
  ];
  test.each(spellings)("%s is refused, with what would have to be listed", async (url) => {
    const refused = await refusal(createOutboundFetch({ hostsAllow: ["localhost:9", "127.0.0.1:9"] })(url));
    expect(refused).toBeInstanceOf(AddressRefused);
    const entry = / and (\S+) is not in MODEL_HOSTS_ALLOW/.exec((refused as Error).message)?.[1] ?? "";
    expect(isHostAndPort(entry)).toBe(true);
    expect(readHostsAllow([entry]).has(`${plainHost(new URL(url).hostname)}:80`)).toBe(true);
  });
});

describe("what is not a plain web address", () => {
  test.each([
    "ftp://example.com/",
    "file:///etc/passwd",
    "data:text/plain,hello",
    "http://user:secret@example.com/",
    "https://user@example.com/",
    "not an address",
    "http://[fe80::1%25eth0]/",
  ])("%s is refused", async (url) => {
    expect(await refusal(createOutboundFetch({ hostsAllow: [] })(url))).toBeInstanceOf(AddressRefused);
  });
});

test("a listed host is called, a host listed with another port is not", async () => {
  const outbound = createOutboundFetch({ hostsAllow: [`127.0.0.1:${port}`, "localhost:1"] });
  const response = await outbound(`http://127.0.0.1:${port}/`, { method: "POST", body: "hello" });
  expect(await response.text()).toBe(`127.0.0.1:${port} POST`);
  // A number is only another spelling of the listed host.
  expect((await outbound(`http://2130706433:${port}/`)).status).toBe(200);
  expect(await refusal(outbound(`http://localhost:${port}/`))).toBeInstanceOf(AddressRefused);
  await outbound.close();
});

test("a name is refused when any of its addresses is, and its own listing decides about private ones", async () => {
  const resolve = async (name: string) => (name === "mixed.example" ? ["93.184.216.34", "10.0.0.1"] : ["127.0.0.1"]);
  const outbound = createOutboundFetch({ hostsAllow: [`127.0.0.1:${port}`, `llm.example:${port}`], resolve });
  expect(await refusal(outbound("http://mixed.example/"))).toBeInstanceOf(AddressRefused);
  expect(await refusal(outbound(`http://other.example:${port}/`))).toBeInstanceOf(AddressRefused);
  expect(await (await outbound(`http://llm.example:${port}/`)).text()).toBe(`llm.example:${port} GET`);
  await outbound.close();
});

test("the address that was checked is the one connected to, though the name changes its meaning", async () => {
  const answers = [["127.0.0.1"], ["169.254.169.254"]];
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return answers.shift() ?? [];
  };
  const outbound = createOutboundFetch({ hostsAllow: [`swing.example:${port}`], resolve });
  expect((await outbound(`http://swing.example:${port}/`)).status).toBe(200);
  expect(asked).toEqual(["swing.example"]);
  await outbound.close();
  // A new connection asks and checks again.
  expect(await refusal(outbound(`http://swing.example:${port}/`))).toBeInstanceOf(AddressRefused);
});

test("redirects are refused and the way they point is not followed", async () => {
  const outbound = createOutboundFetch({ hostsAllow: [`127.0.0.1:${port}`] });
  const error = await refusal(outbound(`http://127.0.0.1:${port}/away`));
  expect(error).toBeInstanceOf(RedirectRefused);
  expect((error as RedirectRefused).message).toContain("http://127.0.0.1:1");
  await outbound.close();
});

test("a name that never resolves ends in a timeout", async () => {
  const outbound = createOutboundFetch({ hostsAllow: [], resolve: () => new Promise(() => undefined) });
  const init = { connect_ms: 50 };
  expect(await refusal(outbound("http://slow.example/", init))).toBeInstanceOf(ConnectTimeout);
});

test("an IPv4 address keeps its kind in every IPv6 form that carries it", () => {
  const octet = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(octet, octet, octet, octet), (octets) => {
      const v4 = octets.join(".");
      const hex = octets.map((one) => one.toString(16).padStart(2, "0"));
      const [high, low] = [hex.slice(0, 2).join(""), hex.slice(2).join("")];
      const kind = classifyAddress(v4);
      expect(classifyAddress(`::ffff:${v4}`)).toBe(kind);
      expect(classifyAddress(`0:0:0:0:0:FFFF:${high}:${low}`)).toBe(kind);
      expect(classifyAddress(`64:ff9b::${high}:${low}`)).toBe(kind);
      expect(classifyAddress(`2002:${high}:${low}::`)).toBe(kind);
    }),
  );
});

test("public addresses are public", () => {
  for (const address of ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
    expect(classifyAddress(address)).toBe("public");
});
