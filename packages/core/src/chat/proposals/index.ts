export { foreignAddresses } from "./foreign-addresses.ts";
export { readProposals } from "./read-proposals.ts";
export { acceptProposal, discardProposal } from "./settle-proposal.ts";
