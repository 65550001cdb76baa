import { z } from "zod";
import { timeZoneSchema } from "./campaigns.ts";
import { postStatuses } from "./limits.ts";
import { windowInput } from "./list.ts";
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
export const versionsMax = 100;

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
  "damaged",
] as const;
export type CheckCode = (typeof checkCodes)[number];

export const checkLevels = ["ok", "warning", "error", "unknown"] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** Whether a check found something to look at. What could not be checked says so and complains of nothing. */
export const isComplaint = ({ level }: { level: CheckLevel }): boolean => level === "warning" || level === "error";

/** Whether what was said between Copydesk and the model is shown; `nothing` where a person wrote. */
export const explanationSaid = ["shown", "not_allowed", "nothing"] as const;

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
