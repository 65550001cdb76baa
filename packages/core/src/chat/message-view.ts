import type { ChatMessage } from "@copydesk/contracts";
import type { Core } from "../kernel/index.ts";
import { readTwigs, siblingsOf, type Twig } from "./branch.ts";
import type { MessageRow } from "./own-conversation.ts";
import { readProposals } from "./proposals/read-proposals.ts";

/** Messages as they are shown. @param twigs of their conversation */
export async function toMessages(core: Core, rows: readonly MessageRow[], twigs: readonly Twig[]): Promise<ChatMessage[]> {
  const proposals = await readProposals(
    core,
    rows.map((row) => row.id),
  );
  const beside = siblingsOf(twigs);
  return rows.map((row) => ({
    id: row.id,
    conversation_id: row.conversation_id,
    parent_id: row.parent_id,
    role: row.role,
    content: row.content,
    status: row.status,
    created_at: row.created_at.toISOString(),
    siblings: beside(row),
    steps: row.steps,
    sources: row.sources,
    proposals: proposals.get(row.id) ?? [],
    rating: row.rating,
    problem: row.problem,
    model: row.model_name,
  }));
}

/** One message as it is shown. */
export async function toMessage(core: Core, row: MessageRow): Promise<ChatMessage> {
  const [message] = await toMessages(core, [row], await readTwigs(core, row.conversation_id));
  if (!message) throw new Error("A message was not made.");
  return message;
}
