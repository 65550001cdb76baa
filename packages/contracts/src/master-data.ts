import { z } from "zod";
import { timePattern } from "./rules/calendar-days.ts";
import { name, text } from "./text.ts";

export const directions = ["ltr", "rtl"] as const;
export type Direction = (typeof directions)[number];

export const activeStatuses = ["active", "inactive"] as const;
export const voiceStatuses = ["draft", "active", "inactive"] as const;
export type VoiceStatus = (typeof voiceStatuses)[number];

export const channelKinds = ["social", "video", "email", "article", "press", "ad", "message"] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** How a channel counts length; `words` counts words by `Intl.Segmenter`. */
export const lengthUnits = ["graphemes", "utf16", "utf8_bytes", "x_weighted", "sms", "words", "double_width"] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** How one part of a channel's text is written and edited. */
export const fieldFormats = ["plain", "markdown", "list"] as const;

/**
 * One part of a channel's text.
 * `max`/`min` bound each value in `unit`; `countMin`/`countMax` bound how many values a list has;
 * `totalMax` bounds a list's values together; `warnOver` is the length over which readers lose interest.
 */
export const fieldSpecSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: name("Label", 60),
  format: z.enum(fieldFormats),
  required: z.boolean(),
  unit: z.enum(lengthUnits),
  min: z.number().int().min(0).optional(),
  max: z.number().int().min(1).optional(),
  countMin: z.number().int().min(0).optional(),
  countMax: z.number().int().min(1).optional(),
  totalMax: z.number().int().min(1).optional(),
  warnOver: z.number().int().min(1).optional(),
  help: z.string().max(300).optional(),
});
export type FieldSpec = z.infer<typeof fieldSpecSchema>;

/** Text of a piece by field key: a string, or the values of a list field. */
export const fieldValuesSchema = z.record(z.string().max(40), z.union([z.string().max(100_000), z.array(z.string().max(20_000)).max(200)]));
export type FieldValues = z.infer<typeof fieldValuesSchema>;

/** A model parameter: what is off is not sent. */
const parameter = <T extends z.ZodType>(value: T) => z.strictObject({ enabled: z.boolean(), value });
export const parametersSchema = z
  .strictObject({
    temperature: parameter(z.number().min(0).max(2)),
    top_p: parameter(z.number().min(0).max(1)),
    max_tokens: parameter(z.number().int().min(1).max(1_000_000)),
    frequency_penalty: parameter(z.number().min(-2).max(2)),
    presence_penalty: parameter(z.number().min(-2).max(2)),
    seed: parameter(z.number().int()),
    stop: parameter(z.array(z.string().min(1).max(100)).max(4)),
    reasoning_effort: parameter(z.enum(["minimal", "low", "medium", "high"])),
  })
  .partial();
export type Parameters = z.infer<typeof parametersSchema>;

export const attributeTypes = ["text", "textarea", "number", "select", "multiselect", "boolean", "date", "url", "tags"] as const;
export const attributeValueSchema = z.union([
  z.string().max(10_000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(200)).max(100),
  z.null(),
]);
export type AttributeValue = z.infer<typeof attributeValueSchema>;
export const attributeSchema = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, "Use lower-case letters, digits and _"),
  label: name("Label", 60),
  help: text("Help", { max: 300 }).optional(),
  type: z.enum(attributeTypes),
  options: z.array(name("Option", 80)).max(50).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  required: z.boolean().default(false),
  default: attributeValueSchema.default(null),
});
export type Attribute = z.infer<typeof attributeSchema>;

export const modelProviders = ["openai", "azure_openai", "openai_compatible", "builtin"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** What a model's endpoint was found to understand; absent means not known yet, and is tried. */
export const capabilitiesSchema = z
  .strictObject({
    streaming: z.boolean(),
    json_schema: z.boolean(),
    json_mode: z.boolean(),
    system_role: z.boolean(),
    temperature: z.boolean(),
    top_p: z.boolean(),
    penalties: z.boolean(),
    seed: z.boolean(),
    stop: z.boolean(),
    reasoning_effort: z.boolean(),
    max_completion_tokens: z.boolean(),
    stream_options: z.boolean(),
    tools: z.boolean(),
  })
  .partial();
export type Capabilities = z.infer<typeof capabilitiesSchema>;

export const emojiUses = ["none", "sparing", "free"] as const;
export const grammaticalPersons = ["we", "I", "you"] as const;

/** A time of day as `HH:MM`, 24 hours. */
export const timeOfDay = z.string().regex(timePattern, "Use a time like 09:30");
/** A calendar day as `YYYY-MM-DD`. */
export const calendarDay = z.iso.date("Use a date like 2026-03-09");

/** ISO weekday: Monday is 1, Sunday is 7. */
export const isoWeekday = z.number().int().min(1).max(7);

/** Rules by which posts are planned. Windows are local times of the campaign's zone. */
export const schedulerRulesSchema = z.strictObject({
  /** Of each channel that has no number of its own; 0 sets no bound. */
  posts_per_week: z.number().int().min(0).max(21),
  /** By channel code. */
  channel_posts_per_week: z.record(z.string().max(40), z.number().int().min(1).max(21)).optional(),
  posts_per_day: z.number().int().min(1).max(20),
  gap_same_channel_minutes: z.number().int().min(0).max(20_160),
  gap_any_channel_minutes: z.number().int().min(0).max(1_440),
  weekdays: z.array(isoWeekday).min(1).max(7),
  /** By channel code; a channel that is not here posts at any hour that is not quiet. */
  windows: z.record(
    z.string().max(40),
    z.array(z.strictObject({ weekdays: z.array(isoWeekday).min(1), from: timeOfDay, to: timeOfDay })).max(14),
  ),
  quiet_from: timeOfDay,
  quiet_to: timeOfDay,
  blackout_dates: z.array(calendarDay).max(366),
  lead_channel: z.string().nullable(),
  stagger_languages_minutes: z.number().int().min(0).max(10_080),
});
export type SchedulerRules = z.infer<typeof schedulerRulesSchema>;
