import type { CampaignDraft } from "@copydesk/contracts";
import type { Core } from "../context.ts";
import type { Actor } from "../identity/actor.ts";

export async function readDraft(_core: Core, _actor: Actor, _key: string): Promise<CampaignDraft | null> {
  throw new Error("not written yet");
}

export async function saveDraft(
  _core: Core,
  _actor: Actor,
  _draft: { key: string; values: Record<string, unknown> },
): Promise<{ saved_at: string }> {
  throw new Error("not written yet");
}

export async function discardDraft(_core: Core, _actor: Actor, _key: string): Promise<null> {
  throw new Error("not written yet");
}
