import { AppError, type ChatProposal } from "@copydesk/contracts";
import type { Core } from "../../context.ts";
import type { Actor } from "../../identity/actor.ts";
export async function acceptProposal(_core: Core, _actor: Actor, _id: string): Promise<ChatProposal> {
  throw new AppError("NOT_FOUND", "There is no such proposal.");
}
export async function discardProposal(_core: Core, _actor: Actor, _id: string): Promise<ChatProposal> {
  throw new AppError("NOT_FOUND", "There is no such proposal.");
}
