import type { ModuleItem, SessionUser } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Actor } from "./actor.ts";

export async function readProfile(_core: Core, _actor: Actor): Promise<SessionUser> {
  throw new Error("not written yet");
}

export function listModules(_actor: Actor): ModuleItem[] {
  throw new Error("not written yet");
}
