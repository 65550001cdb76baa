import type { loginInput } from "@copydesk/contracts";
import type { z } from "zod";
import type { Core } from "../context.ts";
import type { Origin } from "./actor.ts";

export interface SignedIn {
  token: string;
  user_id: string;
  /** When the session ends at the latest. */
  expires_at: Date;
}

export async function logIn(_core: Core, _input: z.output<typeof loginInput>, _origin: Origin): Promise<SignedIn> {
  throw new Error("not written yet");
}
