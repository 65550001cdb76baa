import { calendarDay } from "@copydesk/contracts";
import { z } from "zod";
import { proposeDraft } from "../proposals/campaign-proposal.ts";
import { optionalText } from "./inputs.ts";
import { defineTool } from "./tool.ts";

const names = (about: string) => z.array(z.string().min(1).max(120)).max(30).describe(about);

export const draftInput = z.object({
  name: z.string().min(1).max(400).describe("Name of the campaign; no other one may have it."),
  story: z.string().min(1).max(30_000).describe("The story that all texts are written from: 50 to 20,000 characters of facts."),
  description: optionalText("One sentence about it.", 1_000),
  from_date: calendarDay.describe("First day, as 2026-03-09."),
  to_date: calendarDay.describe("Last day."),
  languages: names("Codes or names of languages, the most important one first."),
  channels: names("Codes or names of channels."),
  objectives: names("Names of objectives; the usual ones when left out.").nullish(),
  voice: optionalText("Name of the voice; the usual one when left out."),
  audience: optionalText("Whom it is for.", 1_000),
  call_to_action: optionalText("What readers should do.", 400),
});
export type DraftWanted = z.output<typeof draftInput>;

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
