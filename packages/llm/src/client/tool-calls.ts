import { randomUUID } from "node:crypto";
import type { RequestedCall } from "../types.ts";
import type { CallFragment } from "./chunk-schema.ts";

/** Calls as far as they have arrived. */
export interface AssembledCalls {
  all: RequestedCall[];
  /** Which call the fragments of an index go to. */
  by_index: Map<number, RequestedCall>;
}

/**
 * Takes in a call or a fragment of one; gives the bytes that it adds.
 *
 * OpenAI numbers the calls and sends id and name with the first fragment of each. Others send whole calls without a
 * number, all of them under number 0 (Gemini, Ollama), the id or the name again with every fragment, or no id at all.
 */
export function takeCall(calls: AssembledCalls | null, fragment: CallFragment): number {
  if (calls === null) return 0;
  const name = fragment.function?.name ?? "";
  const given = fragment.function?.arguments ?? "";
  const text = typeof given === "string" ? given : JSON.stringify(given);
  const known = callOf(calls, fragment);
  const call = known !== undefined && continues(known, { id: fragment.id ?? "", name, text }) ? known : begin(calls, fragment);
  call.id ||= fragment.id ?? "";
  call.name ||= name;
  call.arguments += text;
  return Buffer.byteLength(text) + Buffer.byteLength(name);
}

/** Those that name a tool, each with an id of its own, in the order in which they began. */
export function finishCalls(calls: AssembledCalls | null): RequestedCall[] {
  const used = new Set<string>();
  const named = (calls?.all ?? []).filter((call) => call.name !== "");
  for (const call of named) {
    // Also set in place, so that asking twice gives the same ids.
    if (call.id === "" || used.has(call.id)) call.id = `call_${randomUUID().replaceAll("-", "")}`;
    used.add(call.id);
  }
  return named.map((call) => ({ ...call }));
}

function callOf({ all, by_index }: AssembledCalls, { index, id }: CallFragment): RequestedCall | undefined {
  if (typeof index === "number") return by_index.get(index);
  return (id ? all.find((call) => call.id === id) : undefined) ?? all.at(-1);
}

function continues(call: RequestedCall, { id, name, text }: { id: string; name: string; text: string }): boolean {
  if (id !== "" && call.id !== "" && id !== call.id) return false;
  // A name after arguments that are whole is the beginning of the next call.
  return name === "" || call.name === "" || !(isObject(call.arguments) && text !== "");
}

function begin({ all, by_index }: AssembledCalls, { index }: CallFragment): RequestedCall {
  const call: RequestedCall = { id: "", name: "", arguments: "" };
  all.push(call);
  if (typeof index === "number") by_index.set(index, call);
  return call;
}

function isObject(text: string): boolean {
  if (!text.trimEnd().endsWith("}")) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
