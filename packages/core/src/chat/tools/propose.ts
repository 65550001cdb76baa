import { AppError, calendarDay, fieldValuesSchema, timeOfDay, type VersionContent } from "@copydesk/contracts";
import { z } from "zod";
import { authorizeBlock } from "../../access/index.ts";
import { readFormOptions } from "../../campaigns/index.ts";
import { draftInput, proposeDraft } from "../proposals/campaign-proposal.ts";
import { proposeMoves } from "../proposals/schedule-proposal.ts";
import { proposeVersion as propose } from "../proposals/version-proposal.ts";
import { campaignSource, findCampaign } from "./find-campaign.ts";
import { findPart, findPiece, pieceSource, selectedOf } from "./find-piece.ts";
import { campaignInput, languageInput, pieceInput } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const proposeVersion = defineTool({
  name: "propose_version",
  description:
    "Proposes a new text for a piece, which the person accepts or discards; nothing changes before. Parts that are left out stay as they are. Read the piece first: its parts and limits stand there.",
  permission: "campaigns.edit",
  input: z.object({
    ...pieceInput,
    fields: fieldValuesSchema.describe("The whole new text of each part, by the part's key: a text, or a list of texts for lists."),
  }),
  async run(call, input) {
    const piece = await findPiece(call, "edit", input);
    if (piece.allowed.block.kind !== "content")
      throw new AppError(
        "BAD_REQUEST",
        "Only texts of channels can be proposed, no outlines and schedules. For posts use propose_schedule.",
      );
    const proposal = await propose(call, piece, input.fields);
    return {
      target: `${piece.allowed.campaign.name}: ${piece.title}`,
      sources: [pieceSource(piece, selectedOf(piece.summary))],
      proposal,
      result: {
        proposal_id: proposal.id,
        told: "The person sees the proposal beside the current text and decides.",
        text: fieldsOf(proposal.after),
        count: proposal.count,
        foreign_addresses: proposal.foreign_addresses,
      },
    };
  },
});

const fieldsOf = (content: VersionContent) => (content.kind === "content" ? content.fields : {});

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
