import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import type { OtlpService } from "../../kernel/services.ts";
import type { OtlpAttribute, OtlpSpan } from "./otlp-span.ts";

interface Traces {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { scope: { name: string }; spans: OtlpSpan[] }[] }[];
}
type Headers = Record<string, string | undefined>;

interface MockOtlpServer {
  start(): Promise<void>;
  close(): Promise<void>;
}
interface MessageType {
  fromObject(plain: unknown): object;
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
  toObject(message: object, how: { longs: unknown; bytes: unknown }): unknown;
}

// The package brings no types, and OpenTelemetry's own definitions of its messages with it.
const require = createRequire(import.meta.url);
const { MockOtlpServer: Server } = require("@elastic/mockotlpserver") as { MockOtlpServer: new (options: object) => MockOtlpServer };
const { getProtoRoot } = require("@elastic/mockotlpserver/lib/proto.js") as { getProtoRoot(): { lookupType(name: string): MessageType } };
const request = getProtoRoot().lookupType("opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest");

/** A receiver of spans that is not ours, on a port of its own. */
export interface OtlpReceiver {
  service: OtlpService;
  batches: Traces[];
  headers: Headers[];
  spans(): OtlpSpan[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

export async function createOtlpReceiver(service: Partial<OtlpService> = {}): Promise<OtlpReceiver> {
  const port = await freePort();
  const batches: Traces[] = [];
  const headers: Headers[] = [];
  const server = new Server({
    services: ["http"],
    httpHostname: "127.0.0.1",
    httpPort: port,
    logLevel: "fatal",
    onTrace: (traces: Traces) => batches.push(traces),
    onRequest: (one: { headers: Headers }) => headers.push(one.headers),
  });
  return {
    service: {
      url: `http://127.0.0.1:${port}/v1/traces`,
      headers: {},
      resource: { "service.name": "copydesk" },
      withContent: false,
      ...service,
    },
    batches,
    headers,
    spans: () => batches.flatMap((one) => one.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))),
    start: () => server.start(),
    stop: () => server.close(),
  };
}

/**
 * What is left of a batch after OpenTelemetry's own definitions have read it: the same, unless it names a field that they
 * do not have, or gives one a value of another kind. Ids are hexadecimal in OTLP's JSON and base64 in everybody else's.
 */
export function asDefined(batch: Traces): unknown {
  const plain = withIds(batch, "hex", "base64");
  const read = request.toObject(request.decode(request.encode(request.fromObject(plain)).finish()), { longs: String, bytes: String });
  return withIds(read, "base64", "hex");
}

const withIds = (value: unknown, from: BufferEncoding, to: BufferEncoding): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    (key === "traceId" || key === "spanId") && typeof one === "string" ? Buffer.from(one, from).toString(to) : one,
  );

/** The attributes of a span by their names, as plain values. */
export const told = ({ attributes }: Pick<OtlpSpan, "attributes">): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plainly(value)]));

function plainly(value: OtlpAttribute["value"]): unknown {
  if ("arrayValue" in value) return value.arrayValue.values.map(plainly);
  return "intValue" in value ? Number(value.intValue) : Object.values(value)[0];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
