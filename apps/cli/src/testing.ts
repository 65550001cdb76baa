import type { World } from "./world.ts";

export interface TestWorld extends World {
  /** What was said so far, line by line. */
  said: { out: string[]; err: string[] };
}

/** A world without a screen, whose answer to every secret question is given. */
export function testWorld(env: Record<string, string> = {}, { secret = "", signal = new AbortController().signal } = {}): TestWorld {
  const said: TestWorld["said"] = { out: [], err: [] };
  return {
    env,
    said,
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
    screen: null,
    askSecret: async () => secret,
    signal,
    serve: async () => void said.out.push(`serving ${env.DATA_DIR ?? "./data"}`),
  };
}
