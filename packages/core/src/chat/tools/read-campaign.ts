import { z } from "zod";
import { listBlocks, readCampaign as read, readFormOptions } from "../../campaigns/index.ts";
import { campaignSource, findCampaign } from "./find-campaign.ts";
import { campaignInput } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const readCampaign = defineTool({
  name: "read_campaign",
  description: "Reads a campaign's brief: story, days, objectives, audience, languages, channels, and how far each of its texts is.",
  permission: "campaigns.view",
  input: z.object({ campaign: campaignInput }),
  async run(call, input) {
    const { core, actor } = call;
    const allowed = await findCampaign(call, "view", input.campaign);
    const { brief, ...campaign } = await read(core, allowed);
    const blocks = await listBlocks(core, allowed);
    const options = await readFormOptions(core, actor);
    const { objective_ids, own_objectives, languages: _, team_ids: __, voice_id: ___, is_public: ____, ...texts } = brief;
    const chosen = options.objectives.filter(({ id }) => objective_ids.includes(id)).map(({ name }) => name);
    return {
      target: brief.name,
      sources: [campaignSource({ id: campaign.id, name: brief.name })],
      result: {
        id: campaign.id,
        status: campaign.status,
        privacy: campaign.privacy,
        owner: `${campaign.owner.first_name} ${campaign.owner.last_name}`.trim(),
        voice: campaign.voice_name,
        updated_at: campaign.updated_at,
        person_may_edit: campaign.can.edit,
        ...texts,
        objectives: [...chosen, ...own_objectives],
        texts: blocks.map((one) => ({
          piece_id: one.id,
          kind: one.kind,
          language: one.language_code,
          channel: one.channel_code,
          state: one.state,
          out_of_date: one.out_of_date,
          version: one.selected_number,
          warnings: one.warnings,
        })),
      },
    };
  },
});
