import type { Permission } from "@copydesk/contracts";
import { noteDenied } from "@copydesk/core";
import type { RequestContext } from "./context.ts";
import { appErrorOf } from "./errors.ts";

interface Refusal {
  error: unknown;
  /** What the call asks of its caller. */
  permission: "public" | "signed_in" | Permission | undefined;
  /** What was sent, unread: rights are asked before anything of it is checked. */
  input: unknown;
}

/** Writes down a call that failed because its caller may not make it. Every way into the product passes here. */
export async function noteRefusal({ core, actor }: RequestContext, { error, permission, input }: Refusal): Promise<void> {
  if (!actor || permission === undefined || permission === "public" || permission === "signed_in") return;
  if (appErrorOf(error).code === "FORBIDDEN") await noteDenied(core, actor, { permission, entityId: idIn(input) });
}

/** The thing that a call is about, however it names it. */
function idIn(input: unknown): string | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  const named: { id?: unknown; campaign_id?: unknown } = input;
  const id = named.id ?? named.campaign_id;
  return typeof id === "string" && id.length <= 64 ? id : undefined;
}
