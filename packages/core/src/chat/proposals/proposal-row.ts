import type { CampaignProposal, ChatProposal } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import type { ToolCall } from "../tools/tool.ts";

export type ProposalRow = typeof schema.chat_proposals.$inferSelect;

/** What is shown of a proposal, without what its row knows. */
export type Shown<P extends ChatProposal> = Omit<P, "id" | "state" | "result">;

/** Writes a proposal down; nothing else happens. */
export async function writeProposal<P extends ChatProposal>(
  { core, actor, message_id }: ToolCall,
  shown: Shown<P>,
  base: Record<string, unknown>,
): Promise<P> {
  const { kind, ...proposal } = shown as Omit<ChatProposal, "id" | "state" | "result">;
  const row: ProposalRow = {
    id: core.newId(),
    message_id,
    user_id: actor.userId,
    kind,
    state: "open",
    proposal,
    base,
    result: null,
    created_at: new Date(core.now()),
    settled_at: null,
  };
  await core.db.insert(schema.chat_proposals).values(row);
  return toProposal(row) as P;
}

/** Only `writeProposal` writes rows, so what it wrote has the shape of its kind. */
export const toProposal = ({ id, kind, state, proposal, base, result }: ProposalRow): ChatProposal =>
  ({ ...daysOf(base), ...proposal, id, kind, state, result }) as ChatProposal;

/** Campaigns that were proposed before their days were shown have them in their brief. */
function daysOf({ brief }: ProposalRow["base"]): Partial<Pick<CampaignProposal, "from_date" | "to_date">> {
  const { from_date, to_date } = (brief ?? {}) as Partial<CampaignProposal>;
  return { ...(from_date && { from_date }), ...(to_date && { to_date }) };
}
