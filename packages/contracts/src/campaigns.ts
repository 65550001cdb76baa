import { z } from "zod";
import { campaignLimits } from "./limits.ts";
import { listInput } from "./list.ts";
import { calendarDay } from "./master-data.ts";
import { daysBetween } from "./rules/calendar-days.ts";
import { line, name, text } from "./text.ts";

export const generationModes = ["outline_only", "entire_campaign"] as const;
export type GenerationMode = (typeof generationModes)[number];

/** Stored states. `needs_attention` is ready with failed pieces; `completed` is derived after `to_date`. */
export const campaignStatuses = [
  "draft",
  "generating",
  "outline_review",
  "ready",
  "needs_attention",
  "failed",
  "completed",
  "archived",
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const privacies = ["public", "shared", "private"] as const;
export type Privacy = (typeof privacies)[number];

const id = z.string().min(1).max(64);
const day = calendarDay.refine(
  (value) => value >= campaignLimits.firstDay && value <= campaignLimits.lastDay,
  `Choose a day between ${campaignLimits.firstDay} and ${campaignLimits.lastDay}`,
);

/** IANA time zone known to this runtime. */
export const timeZoneSchema = z.string().max(64).refine(isTimeZone, "Choose a time zone");

/** Asking the runtime takes a tenth of a millisecond, which thousands of imported people add up to a second. */
const knownZones = new Set<string>();
const cachedZones = 1_000;

function isTimeZone(value: string): boolean {
  // A plain offset such as +02:00 knows no summer time.
  if (/^[+-]/.test(value)) return false;
  if (knownZones.has(value)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    if (knownZones.size < cachedZones) knownZones.add(value);
    return true;
  } catch {
    return false;
  }
}

const httpLink = z.url({ protocol: /^https?$/, error: "Enter a web address that begins with http:// or https://" }).max(2_000);

/** Everything a person decides about a campaign: what the form edits, what a template keeps. */
export const campaignBriefSchema = z
  .strictObject({
    name: name("Name", campaignLimits.name),
    description: text("Description", { max: campaignLimits.description }).default(""),
    main_story: text("Main story", { min: campaignLimits.storyMin, max: campaignLimits.storyMax }),
    objective_ids: z.array(id).max(campaignLimits.objectives, "Choose five objectives or fewer").default([]),
    own_objectives: z
      .array(name("Objective", 80))
      .max(campaignLimits.ownObjectives, "Add three objectives of your own or fewer")
      .default([]),
    from_date: day,
    to_date: day,
    timezone: timeZoneSchema,
    voice_id: id.nullable().default(null),
    is_public: z.boolean().default(false),
    team_ids: z.array(id).max(50).default([]),
    generation_mode: z.enum(generationModes).default("entire_campaign"),
    content_schedule: z.boolean().default(true),
    /** In order; the first is the primary one. */
    languages: z
      .array(
        z.strictObject({
          language_id: id,
          channel_ids: z
            .array(id)
            .min(1, "Choose at least one channel")
            .max(campaignLimits.channelsPerLanguage, "Choose 30 channels or fewer"),
        }),
      )
      .min(1, "Choose at least one language")
      .max(campaignLimits.languages, "Choose 20 languages or fewer"),
    audience: text("Audience", { max: 500 }).default(""),
    key_messages: z
      .array(line("Key message", { min: 1, max: 300 }))
      .max(campaignLimits.keyMessages)
      .default([]),
    call_to_action: line("Call to action", { max: 200 }).default(""),
    links: z.array(httpLink).max(campaignLimits.links).default([]),
    mandatory_text: text("Mandatory text", { max: 1_000 }).default(""),
    forbidden_claims: text("Forbidden claims", { max: 1_000 }).default(""),
    tags: z.array(name("Tag", 40)).max(20).default([]),
  })
  .superRefine((brief, check) => {
    if (brief.to_date < brief.from_date) {
      check.addIssue({ code: "custom", path: ["to_date"], message: "The last day cannot be before the first" });
    } else if (daysBetween(brief.from_date, brief.to_date) > campaignLimits.spanDays) {
      check.addIssue({ code: "custom", path: ["to_date"], message: "A campaign can last 730 days at most" });
    }
    for (const problem of planProblems(brief)) check.addIssue({ code: "custom", ...problem });
  });
export type CampaignBriefInput = z.input<typeof campaignBriefSchema>;
export type CampaignBrief = z.output<typeof campaignBriefSchema>;

interface Planned {
  objective_ids: readonly string[];
  own_objectives: readonly string[];
  languages: readonly { language_id: string; channel_ids: readonly string[] }[];
}

/** What a brief needs besides the bounds of its fields; a template needs it as well. */
function planProblems({ objective_ids, own_objectives, languages }: Planned): { path: string[]; message: string }[] {
  const pieces = languages.reduce((sum, one) => sum + one.channel_ids.length, 0);
  const rules: [broken: boolean, field: string, message: string][] = [
    [objective_ids.length + own_objectives.length === 0, "objective_ids", "Choose at least one objective"],
    [hasDoubles(languages.map((one) => one.language_id)), "languages", "Each language can be chosen once"],
    [languages.some((one) => hasDoubles(one.channel_ids)), "languages", "Each channel can be chosen once in a language"],
    [pieces > campaignLimits.pieces, "languages", `A campaign can have 300 pieces at most; this one has ${pieces}`],
  ];
  return rules.filter(([broken]) => broken).map(([, field, message]) => ({ path: [field], message }));
}

const hasDoubles = (ids: readonly string[]) => new Set(ids).size < ids.length;

const { from_date: _from, to_date: _to, is_public: _public, team_ids: _teams, ...lasting } = campaignBriefSchema.shape;
/** What a template keeps of a brief: everything but its days and who sees it. `{{#name}}` may stand in its texts. */
export const templateBriefSchema = z.strictObject(lasting).superRefine((brief, check) => {
  for (const problem of planProblems(brief)) check.addIssue({ code: "custom", ...problem });
});
export type TemplateBrief = z.output<typeof templateBriefSchema>;

/** Whoever sees it, from the switch and the teams chosen, as the specification says. */
export const privacyOf = (brief: { is_public: boolean; team_ids: readonly string[] }): Privacy =>
  brief.is_public ? "public" : brief.team_ids.length > 0 ? "shared" : "private";

export const campaignScopes = ["all", "mine", "shared", "public"] as const;
export const campaignListInput = listInput(["updated_at", "name", "status", "from_date", "created_at"], "-updated_at").extend({
  scope: z.enum(campaignScopes).default("all"),
  status: z.enum(campaignStatuses).optional(),
  /** Language code. */
  language: z.string().max(35).optional(),
  /** Campaigns that run at any time between these days. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});
export type CampaignListInput = z.output<typeof campaignListInput>;
export type CampaignListQuery = z.input<typeof campaignListInput>;

/** A half-filled form, kept as the person types; checked only for size. */
export const draftKeySchema = z.string().regex(/^(new|template:[\w-]{1,64}|campaign:[\w-]{1,64})$/);
export const draftValuesSchema = z
  .record(z.string().max(60), z.json())
  .refine((value) => JSON.stringify(value).length <= 400_000, "The draft is too large");

export const estimateInput = z.strictObject({
  story_length: z.number().int().min(0).max(200_000),
  languages: z.array(z.strictObject({ language_id: id, channel_ids: z.array(id).max(60) })).max(40),
  voice_id: id.nullable(),
  content_schedule: z.boolean(),
  generation_mode: z.enum(generationModes),
});

export const templateChangeSchema = z.strictObject({
  id,
  /** The version that the person began from. */
  version: z.number().int().min(1),
  name: name("Name", campaignLimits.name),
  description: text("Description", { max: campaignLimits.description }).default(""),
  brief: templateBriefSchema,
  /** Days from a campaign's first to its last. */
  span_days: z
    .number()
    .int()
    .min(0, "The last day cannot be before the first")
    .max(campaignLimits.spanDays, "A campaign can last 730 days at most"),
  /** Who sees the template, as with a campaign; absent: as before. */
  is_public: z.boolean().optional(),
  team_ids: z.array(id).max(50).optional(),
});
export type TemplateChange = z.output<typeof templateChangeSchema>;

const channelIds = z.array(id).min(1, "Choose at least one channel").max(60);

/**
 * One change of what a campaign is written in. Asking for what is so already changes nothing: somebody else may have
 * been faster. Adding what was removed brings its texts back.
 */
export const planChangeSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("add_language"), language_id: id, channel_ids: channelIds }),
  z.strictObject({ kind: z.literal("add_channels"), language_id: id, channel_ids: channelIds }),
  z.strictObject({ kind: z.literal("remove_language"), language_id: id }),
  z.strictObject({ kind: z.literal("remove_channels"), language_id: id, channel_ids: channelIds }),
]);
export type PlanChange = z.output<typeof planChangeSchema>;

export const changePlanInput = z.strictObject({ id, changes: z.array(planChangeSchema).min(1).max(100) });
