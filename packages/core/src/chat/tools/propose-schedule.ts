import { calendarDay, timeOfDay } from "@copydesk/contracts";
import { z } from "zod";
import { authorizeBlock } from "../../access/index.ts";
import { readFormOptions } from "../../campaigns/index.ts";
import { proposeMoves } from "../proposals/schedule-proposal.ts";
import { campaignSource, findCampaign } from "./find-campaign.ts";
import { findPart } from "./find-piece.ts";
import { campaignInput, languageInput } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const proposeSchedule = defineTool({
  name: "propose_schedule",
  description:
    "Proposes to move posts of a campaign's schedule, which the person accepts or discards; nothing changes before. Read the schedule first: ids of posts stand there.",
  permission: "campaigns.edit",
  input: z.object({
    campaign: campaignInput,
    language: languageInput,
    moves: z
      .array(
        z.object({
          post_id: z.string().min(1).max(64),
          date: calendarDay.describe("New day, as 2026-03-09."),
          time: timeOfDay.describe("New time in the campaign's time zone, as 09:30."),
        }),
      )
      .min(1)
      .max(200),
  }),
  async run(call, input) {
    await findCampaign(call, "edit", input.campaign);
    const { campaign, summary } = await findPart(call, input, "schedule");
    const allowed = await authorizeBlock(call.core, call.actor, "edit", summary.id);
    const { languages } = await readFormOptions(call.core, call.actor);
    const language = languages.find((one) => one.id === summary.language_id)?.name ?? summary.language_code;
    const proposal = await proposeMoves(call, allowed, { language, moves: input.moves });
    const { id, name } = campaign.campaign;
    return {
      target: name,
      sources: [campaignSource({ id, name })],
      proposal,
      result: { proposal_id: proposal.id, told: "The person sees the moves and decides.", moves: proposal.moves },
    };
  },
});
