import type { ChatMessage } from "@copydesk/contracts";
import { useProposalDeeds } from "../api/use-message-deeds.ts";
import { ProposalCard } from "./proposal-card.tsx";

/** What the agent proposes with an answer; nothing is changed before the person accepts. */
export function Proposals({ message }: { message: ChatMessage }) {
  const deeds = useProposalDeeds(message);
  return message.proposals.map((proposal) => <ProposalCard key={proposal.id} proposal={proposal} deeds={deeds} />);
}
