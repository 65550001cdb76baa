import { AppError, type ChatProposal } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq, ne } from "drizzle-orm";
import { authorizeBlock } from "../../access/index.ts";
import { demand } from "../../identity/index.ts";
import { type Actor, type Core, ofCore } from "../../kernel/index.ts";
import { demandAgent } from "../own-conversation.ts";
import { acceptDraft, type CampaignBase } from "./campaign-proposal.ts";
import { type ProposalRow, toProposal } from "./proposal-row.ts";
import { acceptVersion, type VersionBase } from "./version-proposal.ts";

/**
 * Does what was proposed, as the person and with the rights that they have now. What was accepted before answers as it did
 * the first time.
 * @throws NOT_FOUND for what does not exist or was proposed to somebody else; FORBIDDEN; STALE_VERSION when the piece was
 *   changed since, RULE_BROKEN when the proposal was discarded; NAME_TAKEN for a campaign whose name is in use by now: that
 *   one stays open.
 */
export function acceptProposal(core: Core, actor: Actor, id: string): Promise<ChatProposal> {
  return oneAtATime(core, id, async () => {
    const row = await findProposal(core, actor, id);
    if (row.state === "accepted") return toProposal(row);
    if (row.state === "discarded") throw new AppError("RULE_BROKEN", "This proposal was discarded. Ask for it again if you need it.");
    if (row.state === "outdated") throw outdated();
    try {
      // Saved by another process in this moment, it is known for what was proposed the second time.
      const result = await doIt(core, asChat(actor), row).catch((error: unknown) => {
        if (!isOver(error)) throw error;
        return doIt(core, asChat(actor), row);
      });
      return toProposal(await settle(core, row, { state: "accepted", result }));
    } catch (error) {
      if (!isOver(error)) throw error;
      const settled = await settle(core, row, { state: "outdated", result: null });
      if (settled.state === "accepted") return toProposal(settled);
      throw outdated();
    }
  });
}

/** Puts a proposal aside. @throws NOT_FOUND; RULE_BROKEN for one that was accepted. */
export function discardProposal(core: Core, actor: Actor, id: string): Promise<ChatProposal> {
  return oneAtATime(core, id, async () => {
    const row = await findProposal(core, actor, id);
    if (row.state === "discarded") return toProposal(row);
    const settled = row.state === "accepted" ? row : await settle(core, row, { state: "discarded", result: null });
    if (settled.state === "accepted")
      throw new AppError("RULE_BROKEN", "This proposal was accepted already. An earlier version brings the old text back.");
    return toProposal(settled);
  });
}

/** @throws FORBIDDEN; NOT_FOUND, alike for what does not exist and what is somebody else's, and while the agent is switched off. */
async function findProposal(core: Core, actor: Actor, id: string): Promise<ProposalRow> {
  demand(actor, "chat.use");
  await demandAgent(core);
  const { chat_proposals: proposals } = schema;
  const [row] = await core.db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.user_id, actor.userId)));
  if (!row) throw new AppError("NOT_FOUND", "This proposal does not exist.");
  return row;
}

async function doIt(core: Core, actor: Actor, { kind, base }: ProposalRow) {
  if (kind === "campaign") {
    demand(actor, "campaigns.create");
    return acceptDraft(core, actor, base as unknown as CampaignBase);
  }
  const version = base as unknown as VersionBase;
  return acceptVersion(core, await authorizeBlock(core, actor, "edit", version.block_id), version);
}

/** Writes down how it ended, unless another process has taken it over meanwhile. @returns the proposal as it stands then. */
async function settle(core: Core, row: ProposalRow, now: Pick<ProposalRow, "state" | "result">): Promise<ProposalRow> {
  const { chat_proposals: proposals } = schema;
  const change = { ...now, settled_at: new Date(core.now()) };
  const isThis = eq(proposals.id, row.id);
  const [settled] = await core.db
    .update(proposals)
    .set(change)
    .where(now.state === "accepted" ? isThis : and(isThis, ne(proposals.state, "accepted")))
    .returning();
  const [asItStands] = settled ? [settled] : await core.db.select().from(proposals).where(isThis);
  return asItStands ?? row;
}

/** What a person takes from the agent stands in the activity log as theirs, and as from there. */
const asChat = (actor: Actor): Actor => ({ ...actor, origin: { ...actor.origin, source: "chat" } });

const isOver = (error: unknown) => error instanceof AppError && error.code === "STALE_VERSION";
const outdated = () =>
  new AppError("STALE_VERSION", "The text was changed after this was proposed, so nothing was taken over. Ask for a new proposal.");

const waiting = ofCore(() => new Map<string, Promise<unknown>>());

/** Accepting and discarding one proposal at the same moment happen one after the other. */
async function oneAtATime<T>(core: Core, id: string, work: () => Promise<T>): Promise<T> {
  const queue = waiting(core);
  const before = queue.get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  const over = mine.catch(() => undefined);
  queue.set(id, over);
  try {
    return await mine;
  } finally {
    if (queue.get(id) === over) queue.delete(id);
  }
}
