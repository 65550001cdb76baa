import { foldName } from "@copydesk/contracts";
import { z } from "zod";
import { readFormOptions } from "../../campaigns/index.ts";
import { optionalText } from "./inputs.ts";
import { defineTool } from "./tool.ts";

export const listChannels = defineTool({
  name: "list_channels",
  description: "Lists the channels that texts are written for, with the parts and limits of each, and the languages to write in.",
  // Names and limits stand in every form; only prompts and settings need more.
  permission: "campaigns.view",
  input: z.object({ search: optionalText("Part of a name.") }),
  async run({ core, actor }, { search = "" }) {
    const { channels, languages } = await readFormOptions(core, actor);
    const fits = channels.filter((one) => [one.name, one.code].some((name) => foldName(name).includes(foldName(search))));
    return {
      target: search,
      sources: [],
      result: {
        channels: fits.map((one) => ({
          code: one.code,
          name: one.name,
          description: one.description,
          kind: one.kind,
          is_active: one.is_active,
          parts: one.fields.map(({ help: _, ...field }) => field),
        })),
        languages: languages.map(({ code, name, native_name, is_default }) => ({ code, name, native_name, is_default })),
      },
    };
  },
});
