import { gzipSync } from "node:zlib";
import { isObject } from "./is-object.ts";
import type { Random } from "./random.ts";
import { bodyOf, type FuzzRequest, type Wire } from "./request.ts";

const strange = [
  null,
  true,
  "",
  " ",
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  "\ud800",
  "\udfff\ud800 half",
  "a\u0000b",
  "\u202e\u200b\ufeff",
  "👩‍👩‍👧‍👦".repeat(200),
  "x".repeat(30_000),
  "İ".repeat(3_000),
  "%s %n {{#}} {{#x",
  "' or 1=1 --",
  '"; drop table users; --',
  "../../etc/passwd",
  "2026-02-30",
  "9".repeat(400),
  "NaN",
  "__proto__",
  "[object Object]",
  [],
  [[]],
  [null],
  {},
  { length: -1 },
  { length: { toString: 1 } },
  { $ref: "#" },
  { toString: null },
] as const;

/** A copy in which one to three things are not as they should be. */
export function spoilValue(value: unknown, random: Random): unknown {
  let spoilt = value === undefined ? undefined : structuredClone(value);
  const times = 1 + random.below(3);
  for (let i = 0; i < times; i += 1) spoilt = spoilOnce(spoilt, random, 0);
  return spoilt;
}

function spoilOnce(value: unknown, random: Random, depth: number): unknown {
  const goOn = depth < 6 && random.chance(0.75);
  if (goOn && Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    return value.map((one, i) => (i === at ? spoilOnce(one, random, depth + 1) : one));
  }
  if (goOn && isObject(value)) return spoilField(value, random, depth);
  if (Array.isArray(value) && value.length > 0 && random.chance(0.4)) return repeated(value[0], random.pick([2, 200, 3_000]));
  if (random.chance(0.08)) return nested(random.pick([40, 150, 3_000]), random);
  return random.pick(strange);
}

/** A list of the same again and again, as long as it does not become more than anybody would send. */
function repeated(value: unknown, times: number): unknown[] {
  const length = Math.max(1, JSON.stringify(value)?.length ?? 1);
  return Array.from({ length: Math.min(times, Math.ceil(100_000 / length)) }, () => value);
}

function spoilField(value: Record<string, unknown>, random: Random, depth: number): unknown {
  const keys = Object.keys(value);
  const key = keys.length > 0 ? random.pick(keys) : "";
  const without = () => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const what = random.below(10);
  if (keys.length > 0 && what < 6) return { ...value, [key]: spoilOnce(value[key], random, depth + 1) };
  if (what < 8) return without();
  return withField(value, random.pick(["__proto__", "constructor", "extra", "", "id", "a".repeat(5_000), "\ud800"]), random.pick(strange));
}

/** Also `__proto__` as a field of its own, as a parser of JSON makes it. */
function withField(value: Record<string, unknown>, key: string, field: unknown): unknown {
  return Object.defineProperty({ ...value }, key, { value: field, enumerable: true, configurable: true, writable: true });
}

function nested(depth: number, random: Random): unknown {
  let inner: unknown = 1;
  const isList = random.chance(0.5);
  for (let i = 0; i < depth; i += 1) inner = isList ? [inner] : { a: inner };
  return inner;
}

/** Breaks the request itself: its bytes, its type, its address, its head, how it comes over the line. */
export function spoilRequest(request: FuzzRequest, random: Random): void {
  random.pick(ways)(request, random);
  if (random.chance(0.3)) random.pick(ways)(request, random);
}

type Way = (request: FuzzRequest, random: Random) => void;

const setHeader = (request: FuzzRequest, name: string, value: string) => {
  request.headers = request.headers.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  request.headers.push([name, value]);
};

const types = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "application/json; charset=none",
  "application/json;;;",
  "application/jsonl",
  "image/png",
  "",
  "*/*",
  "application/offset+octet-stream",
];

const brokenBytes: Way = (request, random) => {
  const body = bodyOf(request);
  const at = random.below(body.length + 1);
  const odd = random.pick([
    Buffer.from([0xff]),
    Buffer.from([0xc3, 0x28]),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from([0]),
    Buffer.from("]}"),
  ]);
  request.raw = random.pick([
    Buffer.concat([body.subarray(0, at), odd, body.subarray(at)]),
    body.subarray(0, at),
    Buffer.concat([body, body]),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]),
    Buffer.from(`{"a":`.repeat(5_000)),
    Buffer.from("[".repeat(100_000)),
    Buffer.from('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
    Buffer.from(`{"n":${"9".repeat(random.pick([400, 50_000]))}}`),
  ]);
  if (!request.headers.some(([name]) => name === "Content-Type")) setHeader(request, "Content-Type", "application/json");
};

const tooMuch: Way = (request, random) => {
  request.raw = Buffer.alloc(random.pick([50_000, 120_000, 300_000, 1_000_001]), random.pick(['"', "a", " ", "["]));
  setHeader(request, "Content-Type", random.pick(["application/json", "image/png", "text/plain"]));
};

const squeezed: Way = (request, random) => {
  setHeader(request, "Content-Encoding", random.pick(["gzip", "deflate", "br", "zstd", "gzip, gzip", "nothing"]));
  if (random.chance(0.5)) request.raw = gzipSync(random.chance(0.3) ? Buffer.alloc(5_000_000, " ") : bodyOf(request));
  if (!request.headers.some(([name]) => name === "Content-Type")) setHeader(request, "Content-Type", "application/json");
};

const oddAddress: Way = (request, random) => {
  const odd = random.pick([
    "%",
    "%zz",
    "%E0%A4%A",
    "%00",
    "%c0%af",
    "/../",
    "//",
    ";x=1",
    "\\",
    "%2e%2e/",
    "/".repeat(500),
    "\xff\xfe",
    "{id}",
    "a".repeat(20_000),
  ]);
  const at = random.chance(0.5) ? request.path.length : 4 + random.below(Math.max(1, request.path.length - 4));
  request.path = request.path.slice(0, at) + odd + request.path.slice(at);
};

const oddQuery: Way = (request, random) => {
  const [name, value] = request.query[0] ?? [random.pick(["limit", "search", "ordering", "input", "batch", "format"]), "1"];
  const more: [string, string][][] = [
    [
      [name, value],
      [name, "2"],
    ],
    [[`${name}[]`, value]],
    [[`${name}[a][b]`, value]],
    [["__proto__[x]", "1"]],
    [["constructor", "1"]],
    [
      [name, "%"],
      ["%zz", "1"],
    ],
    [[name, "%ED%A0%80"]],
    [[name, "%00"]],
    [[name, "1e999"]],
    [[name, "a".repeat(9_000)]],
    Array.from({ length: 1_500 }, (_, i): [string, string] => [`p${i}`, ""]),
    [["", ""]],
    [
      ["batch", "1"],
      ["input", random.pick(["{", "[]", "null", "%7B%220%22%3Anull%7D", "1", "%22x%22"])],
    ],
  ];
  request.query.push(...random.pick(more));
};

const oddHeader: Way = (request, random) => {
  const odd: [string, string][] = [
    ["Authorization", "Token "],
    ["Authorization", `Token ${"a".repeat(8_000)}`],
    ["Authorization", "Bearer \xff\xfe"],
    ["Authorization", "Basic Og=="],
    ["Cookie", "auth_token=%E0%A4%A; ; =; auth_token"],
    ["Cookie", `a=${"b".repeat(9_000)}`],
    ["Accept", "text/event-stream"],
    ["Accept", "application/jsonl, */*;q=nothing"],
    ["Accept-Encoding", "gzip;q=x, *;q=0"],
    ["Accept-Language", "\xe9\xe8"],
    ["trpc-accept", "application/jsonl"],
    ["Content-Type", random.pick(types)],
    ["Expect", "100-continue"],
    ["Expect", "a miracle"],
    ["Range", "bytes=5-1,-9"],
    ["If-None-Match", "*"],
    ["If-Modified-Since", "yesterday"],
    ["Upgrade", "websocket"],
    ["Connection", "close"],
    ["Connection", "Upgrade, keep-alive"],
    ["X-Forwarded-For", "not an address, ::1, 999.1.1.1"],
    ["X-Forwarded-Proto", "gopher"],
    ["X-Forwarded-Host", "evil.example"],
    ["X-HTTP-Method-Override", "DELETE"],
    ["Host", random.pick(["", "evil.example", "a b", "[::1", "x:99999", "\xff"])],
    ["Origin", "null"],
    ["Sec-Fetch-Site", random.pick(["cross-site", "same-origin", "nowhere"])],
    ["Idempotency-Key", random.pick([" ", "x".repeat(201), "\xff", "key-1", "key-2"])],
    ["Last-Event-ID", random.pick(["x", "9".repeat(300), "%00", "1-1", "-1"])],
    ["User-Agent", "\xff".repeat(500)],
    ["X-File-Name", random.pick(["%", "..%2F..%2Fa.pdf", "%00.docx", "\xff", "a.exe"])],
    ["Tus-Resumable", random.pick(["0.0.1", "1.0.0"])],
    ["Upload-Length", random.pick(["-1", "x", "99999999999999999999", "5"])],
    ["Upload-Offset", random.pick(["-1", "x", "1e9"])],
    ["Upload-Metadata", random.pick(["filename", "filename !!!", `filename ${"YQ==".repeat(900)}`, ",,,"])],
    ["Bad Name", "x"],
    ["X-Folded", "a\r\n b"],
    ["X-Zero", "a\0b"],
    ["Content-Length", "5, 6"],
    ["X-Long", "y".repeat(40_000)],
  ];
  const [name, value] = random.pick(odd);
  if (random.chance(0.8)) setHeader(request, name, value);
  else request.headers.push([name, value]);
};

const oddMethod: Way = (request, random) => {
  request.method = random.pick([
    "HEAD",
    "OPTIONS",
    "TRACE",
    "PUT",
    "PATCH",
    "DELETE",
    "POST",
    "GET",
    "PROPFIND",
    "get",
    "NOTHING",
    "QUERY",
  ]);
};

const oddLine: Way = (request, random) => {
  request.wire = random.pick<Wire>(["chunked", "chunked", "promises more", "broken chunks", "unended chunks", "length and chunks"]);
};

const oddType: Way = (request, random) => setHeader(request, "Content-Type", random.pick(types));

const ways: readonly Way[] = [
  brokenBytes,
  brokenBytes,
  squeezed,
  oddAddress,
  oddQuery,
  oddQuery,
  oddHeader,
  oddHeader,
  oddHeader,
  oddMethod,
  oddLine,
  oddType,
  tooMuch,
];
