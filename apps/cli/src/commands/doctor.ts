import { examine } from "../doctor/examine.ts";
import type { Finding } from "../doctor/finding.ts";
import { exitCodes } from "../exit-codes.ts";
import { inColour, type World } from "../world.ts";

/** Looks at everything and says what it found, a line each. Changes nothing, and may run beside the server. */
export async function doctor(world: World): Promise<number> {
  let isWell = true;
  for await (const finding of examine(world)) {
    world.out(lineOf(world, finding));
    isWell &&= finding.state !== "wrong";
  }
  return isWell ? exitCodes.done : exitCodes.unhealthy;
}

const signs = { right: ["green", "✓"], note: ["yellow", "•"], wrong: ["red", "✗"] } as const;

function lineOf(world: World, { state, subject, words }: Finding): string {
  const [colour, sign] = signs[state];
  return `${inColour(world, colour, sign)} ${`${subject}:`.padEnd(10)} ${words}`;
}
