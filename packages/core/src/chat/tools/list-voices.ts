import { voiceListInput } from "@copydesk/contracts";
import { z } from "zod";
import { listVoices as list } from "../../voices/index.ts";
import { optionalText } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const listVoices = defineTool({
  name: "list_voices",
  description: "Lists the brand voices, with the languages that they have a style guide for.",
  permission: "voices.view",
  input: z.object({ search: optionalText("Part of a name.") }),
  async run({ core, actor }, { search }) {
    const page = await list(core, actor, voiceListInput.parse({ search, limit: 50 }));
    return {
      target: search ?? "",
      sources: [],
      result: {
        count: page.count,
        voices: page.results.map((one) => ({
          id: one.id,
          name: one.name,
          description: one.description,
          status: one.status,
          is_default: one.is_default,
          languages: one.languages.map(({ code }) => code),
          examples: one.example_count,
          campaigns: one.campaign_count,
        })),
      },
    };
  },
});
