import { campaignListInput, campaignScopes, campaignStatuses } from "@copydesk/contracts";
import { z } from "zod";
import { listCampaigns } from "../../campaigns/index.ts";
import { campaignSource } from "./find-campaign.ts";
import { optionalChoice, optionalDay, optionalNumber, optionalText } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const searchCampaigns = defineTool({
  name: "search_campaigns",
  description:
    "Lists the campaigns that the person may see, the last changed first, with status, languages, channels and days. All of them without a search.",
  permission: "campaigns.view",
  input: z.object({
    search: optionalText("Words from name, description or story."),
    status: optionalChoice(campaignStatuses, "Only those in this state."),
    scope: optionalChoice(campaignScopes, "Only the person's own, or those shared with them, or public ones."),
    language: optionalText("Code of a language that they are written in.", 35),
    from: optionalDay("Only those that run on or after this day, as 2026-03-09."),
    to: optionalDay("Only those that run on or before this day."),
    limit: optionalNumber("How many at most; 20 when left out.", { min: 1, max: 50 }),
  }),
  async run({ core, actor }, { limit = 20, ...input }) {
    const page = await listCampaigns(core, actor, campaignListInput.parse({ ...input, limit }));
    return {
      target: input.search ?? "",
      sources: page.results.map(campaignSource),
      result: {
        count: page.count,
        ...(!page.is_count_exact && { note: "More campaigns than count have these words; the newest are listed." }),
        all_that_the_person_sees: page.total_visible,
        campaigns: page.results.map((one) => ({
          id: one.id,
          name: one.name,
          description: one.description,
          status: one.status,
          privacy: one.privacy,
          languages: one.languages,
          channels: one.channels,
          from_date: one.from_date,
          to_date: one.to_date,
          owner: `${one.owner.first_name} ${one.owner.last_name}`.trim(),
          updated_at: one.updated_at,
          person_may_edit: one.can.edit,
        })),
      },
    };
  },
});
