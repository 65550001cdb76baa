import fc from "fast-check";
import { APIError } from "openai";
import { describe, expect, it } from "vitest";
import { readEvents } from "./read-events.ts";

const encoder = new TextEncoder();
const wide = { bytes: 1_000_000, line_bytes: 1_000_000 };

/** What is told by a body that comes in these parts. */
async function told(parts: readonly (string | Uint8Array)[], caps = wide): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === "string" ? encoder.encode(part) : part);
      controller.close();
    },
  });
  const all: unknown[] = [];
  await readEvents(new Response(body), caps, (one) => all.push(one));
  return all;
}

describe("events are read", () => {
  it.each<[string, string[], unknown[]]>([
    ["line feeds", ['data: {"a":1}\n\ndata: {"a":2}\n\ndata: [DONE]\n\n'], [{ a: 1 }, { a: 2 }]],
    ["carriage returns and line feeds", ['data: {"a":1}\r\n\r\ndata: {"a":2}\r\n\r\n'], [{ a: 1 }, { a: 2 }]],
    ["no blank behind the colon", ['data:{"a":1}\n\n'], [{ a: 1 }]],
    ["comments and unknown fields", [': PROCESSING\n\nevent: chunk\nid: 7\nmood: fine\ndata: {"a":1}\n\n'], [{ a: 1 }]],
    ["events that say nothing", ['data:\n\ndata: {"a":1}\n\ndata: \n\ndata: {"a":2}\n\n'], [{ a: 1 }, { a: 2 }]],
    ["an event over several lines", ['data: {"a":\ndata: 1}\n\n'], [{ a: 1 }]],
    ["a last event without its empty line", ['data: {"a":1}\n\ndata: {"a":2}'], [{ a: 1 }, { a: 2 }]],
    ["a last event that was broken off", ['data: {"a":1}\n\ndata: {"a":'], [{ a: 1 }]],
    ["something behind the end", ['data: {"a":1}\n\ndata: [DONE]\n\ndata: {"a":2}\n\ndata: no JSON\n\n'], [{ a: 1 }]],
    ["nothing", [], []],
  ])("%s", async (_, parts, all) => expect(await told(parts)).toEqual(all));

  it("alike, wherever the body is cut", async () => {
    const words = fc.array(fc.string({ unit: "binary", maxLength: 12 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(words, fc.array(fc.nat(), { maxLength: 12 }), async (texts, cuts) => {
        const bytes = encoder.encode(texts.map((text) => `data: ${JSON.stringify({ text })}\n\n`).join(""));
        const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
        const parts = at.slice(1).map((end, i) => bytes.subarray(at[i], end));
        expect(await told(parts)).toEqual(texts.map((text) => ({ text })));
      }),
    );
  });
});

describe("what goes wrong is thrown", () => {
  it.each<[string, string[]]>([
    ["an error among the events", ['data: {"a":1}\n\ndata: {"error":{"message":"overloaded","code":503}}\n\n']],
    ["an event named error", ['event: error\ndata: {"message":"overloaded","code":503}\n\n']],
  ])("%s", async (_, parts) => {
    const failure = await told(parts).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(APIError);
    expect((failure as APIError).error).toMatchObject({ message: "overloaded" });
  });

  it("an event in the middle that is no JSON", () => expect(told(['data: {"a":\n\ndata: {"a":1}\n\n'])).rejects.toThrow(SyntaxError));

  it.each([
    ["an answer", { bytes: 50, line_bytes: 1_000 }],
    ["a line", { bytes: 1_000, line_bytes: 50 }],
  ])("%s that weighs too much", (_, caps) =>
    expect(told([`data: {"a":"${"x".repeat(60)}`, '"}\n\n'], caps)).rejects.toMatchObject({ kind: "too_large" }),
  );
});
