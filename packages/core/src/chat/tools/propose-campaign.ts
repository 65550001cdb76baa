import { draftInput, proposeDraft } from "../proposals/campaign-proposal.ts";
import { defineTool } from "./tool.ts";

export const proposeCampaign = defineTool({
  name: "propose_campaign",
  description:
    "Proposes a new draft campaign, private to the person, which they accept or discard; nothing changes before. Take facts from the person only.",
  permission: "campaigns.create",
  input: draftInput,
  async run(call, input) {
    const proposal = await proposeDraft(call, input);
    return {
      target: proposal.name,
      sources: [],
      proposal,
      result: { proposal_id: proposal.id, told: "The person sees the draft and decides.", ...proposal },
    };
  },
});
