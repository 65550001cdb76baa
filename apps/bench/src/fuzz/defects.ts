import { readFileSync } from "node:fs";
import { isObject } from "./is-object.ts";
import { addressOf, bodyOf, type FuzzRequest } from "./request.ts";
import type { Outcome } from "./wire.ts";

/**
 * What is wrong with how a request was answered; null when nothing is.
 * @param patience what an answer may take, in milliseconds
 */
export function wrongWith(request: FuzzRequest, outcome: Outcome, isLie: boolean, patience: number): string | null {
  if ("failure" in outcome) {
    if (outcome.failure === "silent") return `no answer within ${patience / 1_000} s`;
    if (outcome.failure === "refused") return "the server is gone";
    return isLie || request.method === "CONNECT" ? null : "the line was closed without an answer";
  }
  const { status, body } = outcome.answer;
  if (status === 0) return "what came is no answer";
  // Nothing that a program sends is a fault of the server: not even a 503 is meant here, for its disk has room and nothing stops it.
  if (status >= 500) return `status ${status} ${codeIn(body)}`.trim();
  return outcome.after > patience ? `took ${(outcome.after / 1_000).toFixed(1)} s` : null;
}

/** Of the answer of REST, or of the first answer of tRPC. */
function codeIn(body: string): string {
  try {
    const [first] = [JSON.parse(body)].flat() as unknown[];
    if (!isObject(first)) return "";
    const data = isObject(first.error) ? first.error.data : undefined;
    return String(first.code ?? (isObject(data) ? data.app_code : ""));
  } catch {
    return "";
  }
}

export interface Defect {
  what: string;
  request: FuzzRequest;
  requestId: string;
  times: number;
  /** What was sent on the same line before it, where nothing goes wrong without that. */
  before?: FuzzRequest;
}

/** The request in a few lines, for whoever mends it. */
export function show({ what, request, requestId, times, before }: Defect, log: string): string {
  const lines = [`${what} (${times} times): ${request.target} as ${request.who}`, ...linesOf(request)];
  if (before) lines.push("  and on the same line before it:", ...linesOf(before));
  const said = whatWasLogged(log, requestId);
  if (said) lines.push(`  the server's log: ${short(said, 900)}`);
  return lines.join("\n");
}

function linesOf(request: FuzzRequest): string[] {
  const body = bodyOf(request);
  return [
    `  ${request.method} ${short(addressOf(request), 500)} [${request.wire}]`,
    ...request.headers.filter(([name]) => name !== "Authorization").map(([name, value]) => `  ${name}: ${short(value, 120)}`),
    ...(body.length > 0 ? [`  ${short(body.toString(), 800)}`] : []),
  ];
}

const short = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}… (${text.length})` : text);

const reach = 8;

/** What the server wrote down about this request: what it says at its end says only that it failed, and stands after why. */
function whatWasLogged(log: string, requestId: string): string | undefined {
  const lines = readFileSync(log, "utf8").split("\n");
  const end = requestId === "" ? -1 : lines.findLastIndex((line) => line.includes(requestId));
  const stacks = lines.slice(Math.max(0, end - reach), end + 1).flatMap((line) => {
    const { err } = JSON.parse(line) as { err?: { stack?: string } };
    return err?.stack ? [err.stack] : [];
  });
  return stacks.findLast((stack) => !stack.includes("failed with status code"));
}
