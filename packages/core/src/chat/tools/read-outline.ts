import { z } from "zod";
import { authorizeBlock } from "../../access/index.ts";
import { readVersion } from "../../campaigns/index.ts";
import { findPart, pieceSource } from "./find-piece.ts";
import { campaignInput, languageInput } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const readOutline = defineTool({
  name: "read_outline",
  description: "Reads a campaign's outline in one language: summary, key messages, sections, facts and each channel's angle.",
  permission: "campaigns.view",
  input: z.object({ campaign: campaignInput, language: languageInput }),
  async run(call, input) {
    const { campaign, summary } = await findPart(call, input, "outline");
    const { name } = campaign.campaign;
    const block = await authorizeBlock(call.core, call.actor, "view", summary.id);
    const version = summary.selected_version_id === null ? null : await readVersion(call.core, block, summary.selected_version_id);
    return {
      target: name,
      sources: [pieceSource({ allowed: block, title: "Outline" }, version)],
      result: {
        campaign: name,
        piece_id: summary.id,
        language: summary.language_code,
        state: summary.state,
        version: summary.selected_number,
        outline: version?.content.kind === "outline" ? version.content.outline : null,
      },
    };
  },
});
