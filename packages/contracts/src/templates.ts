import { z } from "zod";
import { type PersonRef, type Privacy, type TemplateBrief, templateBriefSchema } from "./campaigns.ts";
import { campaignLimits } from "./limits.ts";
import { name, text } from "./text.ts";

const id = z.string().min(1).max(64);

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

/** Something that a template was made with and that is gone or switched off by now. It is left out of its values. */
export interface TemplateDeletions {
  kind: "language" | "channel" | "objective" | "voice";
  id: string;
  /** Empty when not even its name is left. */
  name: string;
  /** Of a channel: the languages that it was chosen in. Of a language: itself. */
  language_ids: string[];
  /** Of a language: its channels that are still there. */
  channel_ids: string[];
  /** Of a language: its place, counted from 0; the first is the primary one. */
  place: number;
}

export interface TemplateDetail {
  id: string;
  version: number;
  name: string;
  description: string;
  /** What the form begins with; dates counted from today. What is gone is left out. */
  values: TemplateBrief & { from_date: string; to_date: string };
  span_days: number;
  privacy: Privacy;
  is_public: boolean;
  team_ids: string[];
  /** Names between `{{#` and `}}` that become inputs. */
  placeholders: string[];
  /** What is gone or inactive, in sentences. */
  notices: string[];
  /** The same, for a form that offers something else in its place. */
  gone: TemplateDeletions[];
  /** Null for one that came with Copydesk. */
  owner: PersonRef | null;
  /** Who saved it last; null when nobody has since it came. */
  updated_by: PersonRef | null;
  updated_at: string;
  can_edit: boolean;
  /** Whether they may say who sees it. */
  can_share: boolean;
}
