import { builtPrograms } from "@copydesk/server/testing";
import type { World } from "./world.ts";

export interface TestWorld extends World {
  /** What was said so far, line by line. */
  said: { out: string[]; err: string[] };
}

interface Answers {
  secret?: string;
  /** To every question. */
  yes?: boolean;
  signal?: AbortSignal;
  program?: World["program"];
}

/** A world without a screen, whose answer to every question is given. */
export function testWorld(
  env: Record<string, string> = {},
  { secret = "", yes = false, signal = new AbortController().signal, program = null }: Answers = {},
): TestWorld {
  const said: TestWorld["said"] = { out: [], err: [] };
  return {
    env,
    said,
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
    screen: null,
    askSecret: async () => secret,
    async confirm(question) {
      said.err.push(question);
      return yes;
    },
    program,
    beside: builtPrograms,
    signal,
    serve: async () => void said.out.push(`serving ${env.DATA_DIR ?? "./data"}`),
  };
}
