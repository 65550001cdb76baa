import type { LiveEvent } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";

export interface WatchOptions {
  campaign_id: string;
  last_event_id: string | null;
  signal: AbortSignal;
}

export interface WatchedEvent {
  /** `epoch:number`, by which a lost connection is resumed. */
  id: string;
  event: LiveEvent;
}

// biome-ignore lint/correctness/useYield: not written yet
export async function* watchCampaign(_core: Core, _actor: Actor, _options: WatchOptions): AsyncGenerator<WatchedEvent, void, undefined> {
  throw new Error("not written yet");
}
