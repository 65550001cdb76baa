import { AppError, fieldValuesSchema, type VersionContent } from "@copydesk/contracts";
import { z } from "zod";
import { proposeVersion as propose } from "../proposals/version-proposal.ts";
import { findPiece, pieceSource, selectedOf } from "./find-piece.ts";
import { pieceInput } from "./inputs.ts";
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
