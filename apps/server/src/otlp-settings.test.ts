import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { describe, expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { startServer } from "./start-server.ts";
import { builtPrograms } from "./testing.ts";

const receiver = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example:4318/" };

test("without a receiver spans go nowhere, whatever else is set", () => {
  expect(readConfiguration({}).otlp).toBeNull();
  expect(readConfiguration({ OTEL_SERVICE_NAME: "desk", OTEL_EXPORTER_OTLP_HEADERS: "a=b" }).otlp).toBeNull();
});

test("the address of everything gets the path of traces, the one of traces is taken as it is", () => {
  const figures = { headers: {}, resource: { "service.name": "copydesk" }, withContent: false };
  expect(readConfiguration(receiver).otlp).toEqual({ url: "http://collector.example:4318/v1/traces", ...figures });
  const own = { ...receiver, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://otel.example/api/public/otel/v1/traces" };
  expect(readConfiguration(own).otlp?.url).toBe("https://otel.example/api/public/otel/v1/traces");
});

test("headers and attributes are read as OpenTelemetry writes them", () => {
  const { otlp } = readConfiguration({
    ...receiver,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20a2V5OnNlY3JldA==, x-tenant = one,",
    OTEL_RESOURCE_ATTRIBUTES: "service.name=other,deployment.environment.name=B%C3%BCro",
    OTEL_SERVICE_NAME: "desk",
    OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "true",
  });
  expect(otlp).toMatchObject({
    headers: { authorization: "Basic a2V5OnNlY3JldA==", "x-tenant": "one" },
    resource: { "service.name": "desk", "deployment.environment.name": "Büro" },
    withContent: true,
  });
});

describe("the start stops, and names what is wrong but no key", () => {
  test.each<[Record<string, string>, RegExp]>([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, /OTEL_EXPORTER_OTLP_ENDPOINT: an address that begins with https/],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://me:hunter2@otel.example/v1/traces" }, /TRACES_ENDPOINT: .* without user name/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "hunter2" }, /OTEL_EXPORTER_OTLP_HEADERS: headers such as api-key=abc/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "a key=hunter2" }, /OTEL_EXPORTER_OTLP_HEADERS: headers/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "key=hunter2%0Aevil: yes" }, /OTEL_EXPORTER_OTLP_HEADERS: headers/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "key=%hunter2" }, /OTEL_EXPORTER_OTLP_HEADERS: headers/],
    [{ OTEL_RESOURCE_ATTRIBUTES: "team" }, /OTEL_RESOURCE_ATTRIBUTES: attributes such as/],
    [{ OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "maybe" }, /CAPTURE_MESSAGE_CONTENT: true or false/],
  ])("%j", (env, words) => {
    const read = () => readConfiguration({ ...receiver, ...env });
    expect(read).toThrow(words);
    expect(read).not.toThrow(/hunter2/);
  });
});

test("a server sends what it wrote, also before it was started anew, with the receiver's key", async () => {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-otlp-"));
  const sent: { path: string | undefined; key: unknown; body: string }[] = [];
  const collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    sent.push({ path: request.url, key: request.headers["x-key"], body: Buffer.concat(parts).toString() });
    response.end("{}");
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const configuration = readConfiguration({
    PORT: "0",
    DATA_DIR: folder,
    ADMIN_PASSWORD: "a long enough password",
    BUILTIN_TOKENS_PER_SECOND: "0",
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_HEADERS: "x-key=of-the-receiver",
  });
  const first = await startServer(configuration, pino({ level: "silent" }), { programs: builtPrograms });
  let token = "";
  const call = async (method: string, path: string, body?: unknown) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Token ${token}` }) };
    const answer = await fetch(`${first.url}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return (await answer.json()) as { token: string; id: string; run_id: string; status: string };
  };
  token = (await call("POST", "/auth/login", { email: "admin@example.com", password: "a long enough password" })).token;
  const campaign = await call("POST", "/campaigns", {
    name: "Spring",
    main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
    from_date: "2027-01-01",
    to_date: "2027-01-31",
    languages: [{ code: "en", channels: ["linkedin"] }],
  });
  const { run_id } = await call("POST", `/campaigns/${campaign.id}/generate`, {});
  await expect
    .poll(async () => (await call("GET", `/campaigns/${campaign.id}/runs/${run_id}`)).status, { timeout: 20_000 })
    .toBe("succeeded");
  await first.stop("the test is over");
  const second = await startServer(configuration, pino({ level: "silent" }), { programs: builtPrograms });
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await second.stop("the test is over");
  expect(sent).toMatchObject([{ path: "/v1/traces", key: "of-the-receiver" }]);
  expect(sent[0]?.body.match(/"traceId"/g)).toHaveLength(3);
  collector.close();
  rmSync(folder, { recursive: true });
});
