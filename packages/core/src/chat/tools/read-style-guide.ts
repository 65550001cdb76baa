import { AppError, foldName, voiceListInput } from "@copydesk/contracts";
import { z } from "zod";
import { readFormOptions } from "../../campaigns/index.ts";
import { listVoices, readVoice } from "../../voices/index.ts";
import { optionalText } from "./inputs.ts";
import { defineTool, type ToolCall } from "./tool.ts";

export const readStyleGuide = defineTool({
  name: "read_style_guide",
  description: "Reads a voice's style guides: tone, rules, banned and preferred terms. For all languages or for one.",
  permission: "voices.view",
  input: z.object({
    voice: z.string().min(1).max(200).describe("Name or id of the voice."),
    language: optionalText("Code or name of a language."),
  }),
  async run(call, input) {
    const { core, actor } = call;
    const voice = await readVoice(core, actor, await idOf(call, input.voice));
    const { channels } = await readFormOptions(core, actor);
    const isWanted = ({ code, name, native_name }: (typeof voice.languages)[number]) =>
      input.language === undefined || [code, name, native_name].some((one) => foldName(one) === foldName(input.language ?? ""));
    const languages = voice.languages.filter(isWanted);
    return {
      target: voice.name,
      sources: [],
      result: {
        voice: voice.name,
        description: voice.description,
        languages_with_guides: voice.languages.map(({ code }) => code),
        style_guides: voice.style_guides.flatMap(({ id: _, language_id, channel_ids, ...guide }) => {
          const language = languages.find(({ id }) => id === language_id);
          if (!language) return [];
          const only = channels.filter(({ id }) => channel_ids.includes(id)).map(({ code }) => code);
          return [{ language: language.code, for_channels: only.length === 0 ? "all others" : only, ...guide }];
        }),
      },
    };
  },
});

/** @throws NOT_FOUND */
async function idOf({ core, actor }: ToolCall, nameOrId: string): Promise<string> {
  const { results } = await listVoices(core, actor, voiceListInput.parse({ search: nameOrId.trim().slice(0, 200), limit: 100 }));
  const found = results.find((one) => foldName(one.name) === foldName(nameOrId)) ?? (results.length === 1 ? results[0] : undefined);
  if (found) return found.id;
  if (results.length === 0) return nameOrId;
  throw new AppError("BAD_REQUEST", `Several voices fit: ${results.map((one) => `“${one.name}”`).join(", ")}. Say which one.`);
}
