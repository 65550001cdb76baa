import {
  AppError,
  type CampaignBrief,
  type CampaignProposal,
  calendarDay,
  campaignBriefSchema,
  type FieldErrors,
  type FormOptions,
  foldName,
} from "@copydesk/contracts";
import { z } from "zod";
import { createCampaign, isNameTaken, nameTaken, readFormOptions } from "../../campaigns/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { optionalText } from "../tools/inputs.ts";
import type { ToolCall } from "../tools/tool.ts";
import { foreignAddresses } from "./foreign-addresses.ts";
import { textsOfVoice } from "./known-texts.ts";
import { writeProposal } from "./proposal-row.ts";

const names = (about: string) => z.array(z.string().min(1).max(120)).max(30).describe(about);

export const draftInput = z.object({
  name: z.string().min(1).max(400).describe("Name of the campaign; no other one may have it."),
  story: z.string().min(1).max(30_000).describe("The story that all texts are written from: 50 to 20,000 characters of facts."),
  description: optionalText("One sentence about it.", 1_000),
  from_date: calendarDay.describe("First day, as 2026-03-09."),
  to_date: calendarDay.describe("Last day."),
  languages: names("Codes or names of languages, the most important one first."),
  channels: names("Codes or names of channels."),
  objectives: names("Names of objectives; the usual ones when left out.").nullish(),
  voice: optionalText("Name of the voice; the usual one when left out."),
  audience: optionalText("Whom it is for.", 1_000),
  call_to_action: optionalText("What readers should do.", 400),
});
export type DraftWanted = z.output<typeof draftInput>;

/** The brief of a proposed campaign, as it was checked when it was proposed. */
export interface CampaignBase {
  brief: CampaignBrief;
}

/**
 * Proposes a draft campaign that nobody else sees.
 * @throws BAD_REQUEST for languages, channels, objectives or a voice that there are not, and for texts out of bounds;
 *   NAME_TAKEN.
 */
export async function proposeDraft(call: ToolCall, wanted: DraftWanted): Promise<CampaignProposal> {
  const { core, actor } = call;
  const options = await readFormOptions(core, actor);
  const brief = checked(briefOf(wanted, options, actor));
  if (await isNameTaken(core, brief.name)) throw nameTaken();
  const channels = options.channels.filter(({ id }) => brief.languages[0]?.channel_ids.includes(id));
  const languages = brief.languages.flatMap(({ language_id }) => options.languages.find(({ id }) => id === language_id) ?? []);
  const known = [...(await textsOfVoice(core, brief.voice_id)), ...channels.flatMap((one) => [one.name, one.description])];
  const base: CampaignBase = { brief };
  return writeProposal<CampaignProposal>(
    call,
    {
      kind: "campaign",
      title: `New campaign “${brief.name}”`,
      foreign_addresses: foreignAddresses(
        [brief.name, brief.description, brief.main_story, brief.audience, brief.call_to_action, ...brief.own_objectives].join("\n"),
        known,
      ),
      name: brief.name,
      story: brief.main_story,
      from_date: brief.from_date,
      to_date: brief.to_date,
      languages: languages.map((one) => one.name),
      channels: channels.map((one) => one.name),
    },
    { ...base },
  );
}

/** Makes the campaign. @throws NAME_TAKEN; BAD_REQUEST when something that it refers to is gone by now. */
export async function acceptDraft(core: Core, actor: Actor, { brief }: CampaignBase) {
  const { id } = await createCampaign(core, actor, checked(brief));
  return { campaign_id: id, block_id: null, version_id: null };
}

function briefOf(wanted: DraftWanted, options: FormOptions, actor: Actor) {
  const channels = allNamed(
    "channel",
    wanted.channels,
    options.channels.filter((one) => one.is_active),
  );
  const languages = allNamed("language", wanted.languages, options.languages);
  const usual = options.objectives.filter((one) => one.is_default);
  const objectives = wanted.objectives?.length ? options.objectives.filter((one) => isAmong(one.name, wanted.objectives)) : usual;
  const own = (wanted.objectives ?? []).filter((name) => !objectives.some((one) => isAmong(one.name, [name])));
  const voice =
    wanted.voice === undefined ? options.voices.find((one) => one.is_default) : allNamed("voice", [wanted.voice], options.voices)[0];
  return {
    name: wanted.name,
    description: wanted.description ?? "",
    main_story: wanted.story,
    objective_ids: objectives.map(({ id }) => id),
    own_objectives: own,
    from_date: wanted.from_date,
    to_date: wanted.to_date,
    timezone: actor.timezone,
    voice_id: voice?.id ?? null,
    audience: wanted.audience ?? "",
    call_to_action: wanted.call_to_action ?? "",
    languages: languages.map(({ id }) => ({ language_id: id, channel_ids: channels.map((one) => one.id) })),
  };
}

/** @throws BAD_REQUEST with what there is. */
function allNamed<T extends { id: string; name: string; code?: string }>(
  what: string,
  names: readonly string[],
  options: readonly T[],
): T[] {
  const found = names.map((name) => {
    const option = options.find((one) => isAmong(one.name, [name]) || (one.code !== undefined && isAmong(one.code, [name])));
    if (option) return option;
    const known = options.map((one) => one.code ?? one.name).join(", ");
    throw new AppError("BAD_REQUEST", `There is no ${what} “${name}”. There are ${known}.`);
  });
  return [...new Set(found)];
}

const isAmong = (name: string, names: readonly string[] | null | undefined) =>
  (names ?? []).some((one) => foldName(one) === foldName(name));

function checked(brief: unknown): CampaignBrief {
  const parsed = campaignBriefSchema.safeParse(brief);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".")] = [...(fields[path.join(".")] ?? []), message];
  throw new AppError("BAD_REQUEST", parsed.error.issues[0]?.message ?? "The campaign cannot be made like this.", { fields });
}
