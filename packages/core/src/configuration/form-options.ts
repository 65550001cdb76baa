import type { FormOptions } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";

export async function readFormOptions(_core: Core, _actor: Actor): Promise<FormOptions> {
  throw new Error("not written yet");
}
