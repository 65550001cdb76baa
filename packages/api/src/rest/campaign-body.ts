import {
  AppError,
  type CampaignBrief,
  type CampaignBriefInput,
  type CampaignDetail,
  campaignBriefSchema,
  campaignLimits,
  personRefSchema as person,
} from "@copydesk/contracts";
import type { ReferenceCodes } from "@copydesk/core";
import { z } from "zod";
import type { OwnFields } from "./own-fields.ts";

const { objective_ids: _ids, own_objectives: _own, languages: _languages, voice_id, timezone, ...shared } = campaignBriefSchema.shape;
const code = z.string().min(1).max(60);

/** A campaign's brief with languages and channels by code and objectives by name. */
export const campaignBody = z.strictObject({
  ...shared,
  name: shared.name.meta({ maxLength: campaignLimits.name, example: "Spring launch" }),
  description: shared.description.meta({ maxLength: campaignLimits.description }),
  main_story: shared.main_story.meta({
    ...{ minLength: campaignLimits.storyMin, maxLength: campaignLimits.storyMax, description: "Markdown" },
    example: "On 5 April our shop in Aarhus opens again, with a repair bench at which every customer can mend a kettle.",
  }),
  objectives: z
    .array(z.string().max(80))
    .max(8)
    .optional()
    .meta({ description: "By name; a name that is not known is an objective of the campaign's own. Absent: the default one." }),
  timezone: timezone.optional().meta({ description: "IANA name. Absent: the person's own." }),
  voice_id: voice_id.unwrap().optional().meta({ description: "Absent: the default voice; null: none." }),
  languages: z
    .array(z.strictObject({ code, channels: z.array(code).max(60) }))
    .max(60)
    .meta({ description: "In order; the first is the primary one." }),
});
export type CampaignBody = z.output<typeof campaignBody>;

/** What a brief calls otherwise. */
export const briefFields: OwnFields = [
  [/^(?:brief\.)?(?:objective_ids|own_objectives)(?:\..*)?$/, "objectives"],
  [/^(?:brief\.)?languages\.(\d+)\.channel_ids/, "languages.$1.channels"],
  [/^(?:brief\.)?languages\.(\d+)\.language_id/, "languages.$1.code"],
  [/^brief\./, ""],
];

/** @throws BAD_REQUEST for a code that does not exist, naming it. */
export function toBrief(body: CampaignBody, codes: ReferenceCodes, own: { timezone: string }): CampaignBriefInput {
  const { objectives, languages, voice_id: voice, timezone: zone, ...rest } = body;
  return {
    ...rest,
    ...toObjectives(objectives, codes),
    timezone: zone ?? own.timezone,
    voice_id: voice === undefined ? codes.default_voice_id : voice,
    languages: languages.map((one, i) => ({
      language_id: idOf(codes, "languages", { wanted: one.code, field: `languages.${i}.code` }),
      channel_ids: one.channels.map((channel, j) => idOf(codes, "channels", { wanted: channel, field: `languages.${i}.channels.${j}` })),
    })),
  };
}

function toObjectives(names: readonly string[] | undefined, codes: ReferenceCodes) {
  if (names === undefined) return { objective_ids: [...codes.default_objective_ids], own_objectives: [] };
  const known = names.map((name) => codes.objectiveId(name));
  return {
    objective_ids: known.filter((id) => id !== undefined),
    own_objectives: names.filter((_, i) => known[i] === undefined),
  };
}

/** @throws BAD_REQUEST on the field, with the codes that can be chosen. */
export function idOf(codes: ReferenceCodes, kind: "languages" | "channels", { wanted, field }: { wanted: string; field: string }): string {
  const id = codes[kind].get(wanted);
  if (id !== undefined) return id;
  const message = `There is no ${kind.slice(0, -1)} ${wanted}. Known: ${codes.active[kind].join(", ")}`;
  throw new AppError("BAD_REQUEST", message, { fields: { [field]: [message] } });
}

const texts = z.array(z.string());

/** A campaign as REST shows it. */
export const campaignAnswer = z
  .strictObject({
    id: z.string(),
    version: z.number().int().meta({ description: "To be given back when the campaign is changed" }),
    name: z.string(),
    description: z.string(),
    main_story: z.string(),
    status: z.string(),
    privacy: z.enum(["public", "shared", "private"]),
    objectives: texts,
    from_date: z.string(),
    to_date: z.string(),
    timezone: z.string(),
    voice_id: z.string().nullable(),
    is_public: z.boolean(),
    team_ids: texts,
    generation_mode: z.enum(["outline_only", "entire_campaign"]),
    content_schedule: z.boolean(),
    languages: z.array(z.strictObject({ code: z.string(), channels: texts })),
    audience: z.string(),
    key_messages: texts,
    call_to_action: z.string(),
    links: texts,
    mandatory_text: z.string(),
    forbidden_claims: z.string(),
    tags: texts,
    owner: person,
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: "Campaign" });

export function toCampaignAnswer(detail: CampaignDetail, codes: ReferenceCodes): z.input<typeof campaignAnswer> {
  return {
    id: detail.id,
    version: detail.version,
    status: detail.status,
    privacy: detail.privacy,
    ...inCodes(detail.brief, codes),
    owner: detail.owner,
    created_at: detail.created_at,
    updated_at: detail.updated_at,
  };
}

type Ids = Pick<CampaignBrief, "objective_ids" | "own_objectives" | "languages">;

/** A brief, or the part of one that a template has, as programs write it: languages and channels by code, objectives by name. */
export function inCodes<B extends Ids>({ objective_ids, own_objectives, languages, ...brief }: B, codes: ReferenceCodes) {
  return {
    ...brief,
    objectives: [...objective_ids.map((id) => codes.objectiveName(id) ?? id), ...own_objectives],
    languages: languages.map((one) => ({
      code: codes.languageCode(one.language_id) ?? one.language_id,
      channels: one.channel_ids.map((id) => codes.channelCode(id) ?? id),
    })),
  };
}
