import type { Core } from "../context.ts";
import type { Actor } from "./actor.ts";

export async function logOut(_core: Core, _actor: Actor): Promise<void> {
  throw new Error("not written yet");
}
