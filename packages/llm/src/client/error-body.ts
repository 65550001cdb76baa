import { z } from "zod";

/** What an endpoint says is wrong, whatever it was wrapped in. */
export interface ErrorBody {
  code: string | number | null;
  type: string | null;
  param: string | null;
  message: string | null;
  innererror: { content_filter_result?: unknown } | null;
}

const longest = 4_000;
const deepest = 8;
/** Under these keys endpoints say what is wrong, in whole sentences or further inside. */
const nested = [
  "error",
  "message",
  "msg",
  "detail",
  "details",
  "errors",
  "description",
  "fieldViolations",
  "loc",
  "field",
  "metadata",
  "raw",
  "title",
];

const innerSchema = z.object({ content_filter_result: z.unknown().optional() }).nullish().catch(null);

/**
 * An endpoint's error, however it is written: OpenAI's object, text, a list of errors (Gemini), FastAPI's `detail`, an
 * object or JSON as text in `message` (Mistral), the provider's own answer in `metadata.raw` (OpenRouter).
 */
export function readErrorBody(value: unknown): ErrorBody {
  const found: ErrorBody = { code: null, type: null, param: null, message: null, innererror: null };
  const words: string[] = [];
  gather(value, { found, words, depth: 0 });
  const message = [...new Set(words.map((one) => one.trim()))].filter((one) => one !== "").join(" · ");
  return { ...found, message: message === "" ? null : message.slice(0, longest) };
}

function gather(value: unknown, into: { found: ErrorBody; words: string[]; depth: number }): void {
  const { found, words, depth } = into;
  if (depth > deepest || value === null || value === undefined) return;
  const deeper = (one: unknown) => gather(one, { ...into, depth: depth + 1 });
  if (typeof value === "string") {
    const inner = /^\s*[{[]/.test(value) ? parse(value) : undefined;
    if (typeof inner === "object" && inner !== null) deeper(inner);
    else words.push(value);
  } else if (Array.isArray(value)) {
    // Where in the request it is wrong: ["body", "stream_options", "include_usage"].
    if (value.every((one) => typeof one === "string" || typeof one === "number")) words.push(value.join("."));
    else for (const one of value.slice(0, 20)) deeper(one);
  } else if (typeof value === "object") {
    const part = value as Record<string, unknown>;
    if (found.code === null && (typeof part.code === "string" || typeof part.code === "number")) found.code = part.code;
    found.type ??= textOf(part.type) ?? textOf(part.status) ?? textOf(part.error_type);
    found.param ??= textOf(part.param);
    found.innererror ??= innerSchema.parse(part.innererror) ?? null;
    for (const key of nested) if (key in part) deeper(part[key]);
  }
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

/** The error that an answer of status 200 is, if it is one. */
export function errorOfWhole(body: unknown): ErrorBody | null {
  const first = Array.isArray(body) ? body[0] : body;
  if (typeof first !== "object" || first === null) return null;
  const isError = ("error" in first && Boolean(first.error)) || ("object" in first && first.object === "error");
  return isError ? readErrorBody(first) : null;
}

/** The same response, its error in the form that the SDK reads: of every other form it keeps nothing. */
export async function withReadableError(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const text = await response.text();
  const error = readErrorBody(parse(text) ?? withoutTags(text));
  const headers = new Headers(response.headers);
  for (const name of ["content-length", "content-encoding", "transfer-encoding"]) headers.delete(name);
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify({ error }), { status: response.status, statusText: response.statusText, headers });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const withoutTags = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 500);
