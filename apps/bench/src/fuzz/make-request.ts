import { isObject } from "./is-object.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Random } from "./random.ts";
import { encoded, type FuzzRequest } from "./request.ts";
import { type Making, sampleOf } from "./schema-values.ts";
import { spoilRequest, spoilValue } from "./spoil.ts";
import type { Target } from "./targets.ts";

export interface Asking {
  random: Random;
  ids: KnownIds;
  /** Tokens by who asks; nobody has none. */
  tokens: ReadonlyMap<string, string>;
}

/** How many requests mean well; the others are broken in one way or some. */
const wellMeant = 0.4;
/** How often what was read at an address is sent back to it. */
const sentBack = 0.5;
/** What is deleted is no longer there to be asked about. */
const reallyDeleted = 0.15;

export function makeRequest(target: Target, { random, ids, tokens }: Asking): FuzzRequest {
  const isDeletion = target.method === "DELETE" || /(?:remove|delete|deactivate)/.test(target.name);
  const domain = isDeletion && !random.chance(reallyDeleted) ? "nothing" : target.domain;
  const making: Making = { random, ids, domain, resolve: target.resolve };
  const who = random.pick(["nobody", "viewer", "viewer", ...Array<string>(7).fill("administrator")]);
  const token = tokens.get(who);
  const isBroken = !random.chance(wellMeant);
  const spoiltPart = isBroken ? random.pick(["value", "value", "value", "request", "both"]) : "none";
  const spoil = (value: unknown) => (spoiltPart === "value" || spoiltPart === "both" ? spoilValue(value, random) : value);
  const request: FuzzRequest = {
    target: target.name,
    who,
    method: target.method,
    path: pathOf(target, making, spoiltPart !== "none" && random.chance(0.2)),
    query: [],
    headers: token ? [["Authorization", `Token ${token}`]] : [],
    wire: "as it says",
    isLive: target.isLive,
  };
  if (target.procedure) addInput(request, target, { making, spoil });
  else addRest(request, target, { making, spoil });
  if (spoiltPart === "request" || spoiltPart === "both") spoilRequest(request, random);
  return request;
}

interface Filling {
  making: Making;
  spoil(value: unknown): unknown;
}

function pathOf(target: Target, making: Making, isOdd: boolean): string {
  return target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (isOdd) return making.random.pick(["__proto__", "constructor", "%00", "%2F", "..%2f..", "%ED%A0%80", "x".repeat(3_000), "%20", "0"]);
    return encoded(String(sampleOf(target.inPath[name] ?? { type: "string" }, making, name)));
  });
}

function addInput(request: FuzzRequest, { procedure, method }: Target, { making, spoil }: Filling): void {
  const { random } = making;
  const input = procedure?.input ? spoil(sampleOf(procedure.input, making)) : random.chance(0.1) ? spoil({}) : undefined;
  const isBatch = random.chance(0.15);
  const sent = isBatch ? { 0: input } : input;
  if (isBatch) request.query.push(["batch", "1"]);
  const asks = procedure?.isQuestion ?? false;
  if (asks && !random.chance(0.05)) {
    if (sent !== undefined) request.query.push(["input", encoded(JSON.stringify(sent) ?? "")]);
    return;
  }
  request.method = random.chance(0.97) ? "POST" : method;
  request.headers.push(["Content-Type", "application/json"]);
  if (sent !== undefined) request.json = { value: sent };
}

function addRest(request: FuzzRequest, target: Target, { making, spoil }: Filling): void {
  const { random } = making;
  for (const [name, schema] of Object.entries(target.inQuery)) {
    if (!random.chance(0.4)) continue;
    const value = spoil(sampleOf(schema, making, name));
    request.query.push([encoded(name), encoded(isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value))]);
  }
  for (const [name, schema] of Object.entries(target.inHeader)) {
    if (random.chance(0.7)) request.headers.push([name, headerOf(name, String(sampleOf(schema, making, name)), random)]);
  }
  const types = Object.keys(target.bodies);
  if (types.length === 0) return;
  const type = random.pick(types);
  request.headers.push(["Content-Type", type === "*/*" ? "application/octet-stream" : type]);
  const read = target.method === "PUT" && random.chance(sentBack) ? making.ids.readAt(target.path, random) : undefined;
  if (read) {
    request.path = read.path;
    request.json = { value: spoil(read.value) };
  } else if (type === "application/json") request.json = { value: spoil(sampleOf(target.bodies[type] ?? {}, making)) };
  else request.raw = bytesFor(type, random);
}

/** Keys are used again on purpose: with another body, and by two at once. */
const headerOf = (name: string, value: string, random: Random): string =>
  name === "Idempotency-Key" ? `key-${random.below(40)}` : value.replace(/[^\t\x20-\x7e]/g, "_");

/** The smallest PNG there is: one point. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** How files of this type begin, and then anything. */
function bytesFor(type: string, random: Random): Buffer {
  if (type === "image/png" && random.chance(wellMeant)) return pixel;
  if (!type.startsWith("image/") && random.chance(wellMeant)) return Buffer.from(`A letter of ours, number ${random.below(1_000_000)}.`);
  const begins: Record<string, string> = {
    "image/png": "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0",
    "image/jpeg": "\xff\xd8\xff\xe0\0\x10JFIF\0",
    "image/webp": "RIFF\x24\0\0\0WEBPVP8 ",
  };
  const begin = Buffer.from(
    begins[type] ?? random.pick(["%PDF-1.7\n", "PK\x03\x04", "Plain text. ", "", ...Object.values(begins)]),
    "latin1",
  );
  return Buffer.concat([begin, random.bytes(random.pick([0, 10, 300, 3_000]))]);
}
