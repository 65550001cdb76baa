import { z } from "zod";
import { timeZoneSchema } from "./campaigns.ts";
import { windowInput } from "./list.ts";
import type { FieldValues, Parameters } from "./master-data.ts";
import { calendarDay, fieldValuesSchema, timeOfDay } from "./master-data.ts";
import { line, name, text } from "./text.ts";

export const blockKinds = ["outline", "content", "schedule"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What a block is doing now. `failed` keeps the earlier versions. */
export const blockStates = ["empty", "queued", "writing", "ready", "failed"] as const;
export type BlockState = (typeof blockStates)[number];

/** `replayed`: the answer to a call that was asked again, which a person took. */
export const versionOrigins = ["generated", "edited", "replayed"] as const;
export type VersionOrigin = (typeof versionOrigins)[number];

/** Newest kept of a block; oldest unselected go first. */
export const versionsKept = 100;

const short = (label: string, max = 500) => text(label, { max });
export const outlineSchema = z.strictObject({
  title: line("Title", { min: 1, max: 200 }),
  summary: short("Summary", 2_000),
  audience: short("Audience", 1_000),
  key_messages: z.array(short("Key message")).min(1).max(12),
  sections: z.array(z.strictObject({ heading: short("Heading", 200), points: z.array(short("Point", 1_000)).max(20) })).max(20),
  call_to_action: short("Call to action"),
  /** Sentences or figures taken from the story word for word. */
  facts: z.array(short("Fact", 1_000)).max(40),
  /** By channel code. */
  angles: z.array(z.strictObject({ channel: z.string().max(60), angle: short("Angle", 1_000) })).max(60),
});
export type Outline = z.infer<typeof outlineSchema>;

export const postStatuses = ["suggested", "confirmed", "published", "skipped"] as const;
export type PostStatus = (typeof postStatuses)[number];

/** One planned post. `date` and `time` are local to the campaign's zone; UTC is derived. */
export const schedulePostSchema = z.strictObject({
  id: z.string().min(1).max(64),
  title: line("Title", { min: 1, max: 120 }),
  /** Channel code. */
  channel: z.string().min(1).max(60),
  date: calendarDay,
  time: timeOfDay,
  angle: short("Angle").default(""),
  reason: short("Reason").default(""),
  status: z.enum(postStatuses).default("suggested"),
  locked: z.boolean().default(false),
  notes: short("Notes", 1_000).default(""),
});
export type SchedulePost = z.infer<typeof schedulePostSchema>;

export const schedulePlanSchema = z.strictObject({
  time_zone: timeZoneSchema,
  /** Channel codes that the plan was made for. */
  based_on: z.array(z.string().max(60)).max(60),
  posts: z
    .array(schedulePostSchema)
    .max(2_000)
    .refine((posts) => new Set(posts.map((post) => post.id)).size === posts.length, "Each post needs an id of its own"),
  /** What the checker changed to make the plan fit, in words. */
  repairs: z.array(z.string().max(500)).max(2_000).default([]),
});
export type SchedulePlan = z.infer<typeof schedulePlanSchema>;

export type ConflictKind =
  | "channel_gone"
  | "outside_campaign"
  | "outside_window"
  | "quiet_hours"
  | "too_close"
  | "blackout"
  | "past"
  | "day_full";
export interface PostConflict {
  post_id: string;
  kind: ConflictKind;
  /** In words with both figures, such as "12:30 is outside 09:00–11:00". */
  message: string;
}

/** The content of a version, by kind of block. */
export type VersionContent =
  | { kind: "outline"; outline: Outline }
  | { kind: "content"; fields: FieldValues }
  | { kind: "schedule"; plan: SchedulePlan };

export const checkCodes = [
  "length",
  "required",
  "count",
  "hashtags",
  "links",
  "banned_terms",
  "preferred_terms",
  "mandatory_text",
  "placeholders",
  "language",
  "cut",
  "fold",
  "plain_reading",
  "markup",
  "repetition",
  "leak",
] as const;
export type CheckCode = (typeof checkCodes)[number];

export const checkLevels = ["ok", "warning", "error", "unknown"] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** Whether a check found something to look at. What could not be checked says so and complains of nothing. */
export const isComplaint = ({ level }: { level: CheckLevel }): boolean => level === "warning" || level === "error";

/** One check of a text. `ok` ones are shown as a quiet tick, `unknown` ones, which could not be made, without. */
export interface CheckResult {
  code: CheckCode;
  level: CheckLevel;
  /** Field key, or null when it is about the whole piece. */
  field: string | null;
  message: string;
  /** Measured and allowed, when the check is a count. */
  value?: number;
  limit?: number;
}

export interface VersionSummary {
  id: string;
  number: number;
  origin: VersionOrigin;
  label: string;
  /** The person who edited, or the name of the model that wrote. */
  author: string;
  /** Null for what a model wrote. */
  author_id: string | null;
  model_name: string | null;
  is_offline: boolean;
  /** The text ended early and was kept. */
  is_incomplete: boolean;
  note: string;
  /** What the person who had it written asked for; empty when nothing. */
  wish: string;
  is_selected: boolean;
  created_at: string;
}

export interface VersionDetail extends VersionSummary {
  block_id: string;
  content: VersionContent;
  text: string;
  checks: CheckResult[];
  tokens_in: number | null;
  tokens_out: number | null;
  cost: number | null;
  currency: string | null;
}

/** One failed attempt as the person sees it. */
export interface BlockFailure {
  code: string;
  message: string;
  next_step: string;
  request_id: string | null;
  at: string;
  /** Kept text of an interrupted answer, if any. */
  partial_text: string | null;
}

/** Whether what was said between Copydesk and the model is shown; `nothing` where a person wrote. */
export const explanationSaid = ["shown", "not_allowed", "nothing"] as const;

/** Why a version is as it is. */
export interface VersionExplanation {
  version_id: string;
  block_id: string;
  number: number;
  origin: VersionOrigin;
  /** The person who edited, or the name of the model that wrote. */
  author: string;
  created_at: string;
  wish: string;
  note: string;
  /** Null for what a person wrote. */
  model: { id: string | null; name: string; is_offline: boolean } | null;
  parameters: Parameters;
  checks: CheckResult[];
  /** The outline that it follows, as it was then. */
  outline_version_id: string | null;
  style_guide: { id: string; version: number | null } | null;
  /** What was selected when it came to be. */
  base_version_id: string | null;
  tokens: { in: number | null; out: number | null; cached: number | null; estimated: boolean };
  cost: number | null;
  currency: string | null;
  milliseconds: number | null;
  finish_reason: string | null;
  said: (typeof explanationSaid)[number];
  /** Exactly what was sent, in its order. Empty where it is not shown. */
  messages: { role: string; content: string }[];
  /** What came back, before it was read; null where it is not kept any more. */
  reply: string | null;
  /** The call in the log that it came from. */
  call_id: string | null;
}

/** A block without its text: enough for the index, the tabs and the overview. */
export interface BlockSummary {
  id: string;
  kind: BlockKind;
  language_id: string;
  language_code: string;
  channel_id: string | null;
  channel_code: string | null;
  state: BlockState;
  out_of_date: boolean;
  version_count: number;
  selected_number: number | null;
  selected_version_id: string | null;
  selected_origin: VersionOrigin | null;
  warnings: number;
  /** What is selected, or a part of it, is in another language than its own. */
  wrong_language: boolean;
  failure: BlockFailure | null;
}

/** A block with its selected text. */
export interface BlockDetail extends BlockSummary {
  selected: VersionDetail | null;
}

const id = z.string().min(1).max(64);

/** The pieces of a campaign: as they stand in it, or by what they are. */
export const blockListInput = windowInput(["position", "language", "channel", "kind", "state"], "position");
export type BlockOrdering = z.output<typeof blockListInput>["ordering"];
/** The versions of a piece. */
export const versionListInput = windowInput(["number", "origin", "created_at"], "-number");

export const labelVersionInput = z.strictObject({ version_id: id, label: line("Label", { max: 40 }) });

/** A version's text becomes an example of a voice, or a general one; its language and channel are kept. */
export const exampleFromVersionInput = z.strictObject({
  version_id: id,
  voice_id: id.nullable(),
  title: name("Title", 120),
});

export const saveVersionInput = z.strictObject({
  block_id: id,
  /** The version the person began from; saving fails with STALE_VERSION when it is no longer the newest. */
  base_version_id: id.nullable(),
  content: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("outline"), outline: outlineSchema }),
    z.strictObject({ kind: z.literal("content"), fields: fieldValuesSchema }),
    z.strictObject({ kind: z.literal("schedule"), plan: schedulePlanSchema }),
  ]),
  /** Saves of one editing session become one version. */
  editing_session: id.optional(),
  /** Set after a conflict was shown: save mine on top although another version came in between. */
  over_version_id: id.optional(),
  /** False keeps the text as a version beside the one that is selected; that is how a conflict is settled for the other's text. */
  is_selected: z.boolean().optional(),
});
export type SaveVersionInput = z.input<typeof saveVersionInput>;
