import type { ChatMessage } from "@copydesk/contracts";
import { useProposalActions } from "../api/use-message-actions.ts";
import { ProposalCard } from "./proposal-card.tsx";

/** What the agent proposes with an answer; nothing is changed before the person accepts. */
export function Proposals({ message }: { message: ChatMessage }) {
  const actions = useProposalActions(message);
  return message.proposals.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} actions={actions} />);
}
