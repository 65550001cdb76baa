import { AppError, foldName, voiceListInput } from "@copydesk/contracts";
import { z } from "zod";
import { readFormOptions } from "../../campaigns/index.ts";
import { listVoices as allVoices, readVoice } from "../../voices/index.ts";
import { optionalText } from "./inputs.ts";
import { defineTool, type ToolCall } from "./tool.ts";

export const listVoices = defineTool({
  name: "list_voices",
  description: "Lists the brand voices, with the languages that they have a style guide for.",
  permission: "voices.view",
  input: z.object({ search: optionalText("Part of a name.") }),
  async run({ core, actor }, { search }) {
    const page = await allVoices(core, actor, voiceListInput.parse({ search, limit: 50 }));
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
  const { results } = await allVoices(core, actor, voiceListInput.parse({ search: nameOrId.trim().slice(0, 200), limit: 100 }));
  const found = results.find((one) => foldName(one.name) === foldName(nameOrId)) ?? (results.length === 1 ? results[0] : undefined);
  if (found) return found.id;
  if (results.length === 0) return nameOrId;
  throw new AppError("BAD_REQUEST", `Several voices fit: ${results.map((one) => `“${one.name}”`).join(", ")}. Say which one.`);
}

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
