import { tracked } from "@trpc/server";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { checkAnswers, events, output, pieces } from "./output.ts";
import { outputOf } from "./rest/route-facts.ts";
import { appRouter } from "./router.ts";

checkAnswers();
const person = z.strictObject({ name: z.string() });

describe("every procedure says what it answers", () => {
  const procedures = Object.entries(appRouter._def.record).flatMap(([domain, all]) => Object.keys(all).map((name) => `${domain}.${name}`));

  test.each(procedures)("%s", (name) => {
    expect(outputOf(name)).toBeInstanceOf(z.ZodType);
  });
});

describe("an answer", () => {
  test("is sent as it was made", () => {
    const answer = { name: "Ines" };
    expect(output(person).parse(answer)).toBe(answer);
  });

  test.each([
    ["a field that is not described", { name: "Ines", password_hash: "…" }],
    ["a field that is missing", {}],
    ["a value of another type", { name: 3 }],
  ])("is refused for %s", (_, answer) => {
    expect(() => output(person).parse(answer as never)).toThrow("The answer is not as it is described.");
  });
});

describe("a stream", () => {
  test("is refused at the event that is not as described", async () => {
    const seen: unknown[] = [];
    const all = async () => {
      for await (const one of pieces(person).parse(told({ name: "Ines" }, { name: 3 } as never))) seen.push(one);
    };
    await expect(all()).rejects.toThrow("The answer is not as it is described.");
    expect(seen).toEqual([{ name: "Ines" }]);
  });

  test("ends where it is made when nobody listens any more", async () => {
    let hasEnded = false;
    async function* endless() {
      try {
        for (;;) yield { name: "Ines" };
      } finally {
        hasEnded = true;
      }
    }
    for await (const _ of pieces(person).parse(endless())) break;
    expect(hasEnded).toBe(true);
  });

  test("keeps the ids of its events", async () => {
    const event = tracked("7", { name: "Ines" });
    const { value } = await events(person).parse(told(event)).next();
    expect(value).toBe(event);
  });
});

async function* told<T>(...all: T[]): AsyncGenerator<T> {
  yield* all;
}
