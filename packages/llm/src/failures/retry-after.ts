/** No wait is longer than an hour, whatever an endpoint says: one wrong header must not stop everybody's work for a day. */
const longest = 3_600_000;

/**
 * How long an endpoint asks to wait, in milliseconds, or null. Reads `retry-after-ms`, then `Retry-After` as seconds
 * or as an HTTP date (RFC 9110, 10.2.3), then what its words say ("Please try again in 20s").
 */
export function readRetryAfter(headers: Headers | undefined, words: string, now: number): number | null {
  const wait = fromHeaders(headers, now) ?? fromWords(words);
  return wait === null ? null : Math.min(Math.max(0, Math.ceil(wait)), longest);
}

function fromHeaders(headers: Headers | undefined, now: number): number | null {
  const ms = Number.parseFloat(headers?.get("retry-after-ms") ?? "");
  if (Number.isFinite(ms)) return ms;
  const value = headers?.get("retry-after")?.trim() ?? "";
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : date - now;
}

function fromWords(words: string): number | null {
  const wait = /try again in ((?:\d+(?:\.\d+)?\s*(?:ms|s|m|h)\s*)+)/i.exec(words)?.[1];
  if (wait === undefined) return null;
  const parts = [...wait.matchAll(/(\d+(?:\.\d+)?)\s*(ms|s|m|h)/gi)];
  return parts.reduce((sum, [, value, unit]) => sum + Number(value) * (milliseconds[unit?.toLowerCase() ?? ""] ?? 0), 0);
}

const milliseconds: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
