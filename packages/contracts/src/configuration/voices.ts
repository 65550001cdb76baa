import { z } from "zod";
import { listInput } from "../list.ts";
import { emojiUses, grammaticalPersons, voiceStatuses } from "../master-data.ts";
import { line, name, text } from "../text.ts";

const id = z.string().min(1).max(64);
const terms = (label: string, most: number, length = 200) =>
  z
    .array(line(label, { min: 1, max: length }))
    .max(most, `${label}: ${most} or fewer`)
    .default([]);

export const voiceListInput = listInput(["name", "updated_at"], "name").extend({ status: z.enum(voiceStatuses).optional() });
export type VoiceListInput = z.input<typeof voiceListInput>;

const fields = {
  name: name("Name", 80),
  description: text("Description", { max: 1_000 }).default(""),
  status: z.enum(voiceStatuses).default("draft"),
  is_default: z.boolean().default(false),
};

/** One guide: the first of a voice and language has no channels and holds for all that have none of their own. */
export const styleGuideSchema = z.strictObject({
  /** Absent for a new one. */
  id: id.optional(),
  language_id: id,
  channel_ids: z.array(id).max(100).default([]),
  markdown: text("Guide", { max: 10_000 }).default(""),
  tone_words: terms("Tone word", 20, 40),
  audience: text("Audience", { max: 500 }).default(""),
  person: z.enum(grammaticalPersons).nullable().default(null),
  form_of_address: line("Form of address", { max: 120 }).default(""),
  do_rules: terms("Do", 20, 300),
  dont_rules: terms("Don't", 20, 300),
  banned_terms: terms("Banned term", 200, 100),
  preferred_terms: z
    .array(z.strictObject({ instead_of: line("Instead of", { min: 1, max: 100 }), use: line("Use", { min: 1, max: 100 }) }))
    .max(200, "200 preferred terms or fewer")
    .default([]),
  emoji: z.enum(emojiUses).nullable().default(null),
});
export type StyleGuideInput = z.input<typeof styleGuideSchema>;

/** Guides in order: for each language the first is the catch-all; a channel stands in at most one other of that language. */
const guides = z
  .array(styleGuideSchema)
  .max(400)
  .default([])
  .superRefine((all, check) => {
    const languages = new Map<string, Set<string>>();
    all.forEach((guide, at) => {
      const taken = languages.get(guide.language_id);
      if (!taken) {
        languages.set(guide.language_id, new Set());
        if (guide.channel_ids.length > 0)
          check.addIssue({ code: "custom", path: [at, "channel_ids"], message: "The first guide of a language holds for all channels" });
        return;
      }
      if (guide.channel_ids.length === 0)
        check.addIssue({ code: "custom", path: [at, "channel_ids"], message: "Choose at least one channel" });
      for (const channel of guide.channel_ids) {
        if (taken.has(channel))
          check.addIssue({ code: "custom", path: [at, "channel_ids"], message: "A channel can be in one guide of a language only" });
        taken.add(channel);
      }
    });
  });

export const voiceInput = z.strictObject({ ...fields, style_guides: guides });
export type VoiceInput = z.input<typeof voiceInput>;
export const voiceUpdateInput = z.strictObject({ id, version: z.number().int().min(1), ...fields, style_guides: guides });
export type VoiceUpdateInput = z.input<typeof voiceUpdateInput>;

export type StyleGuide = z.output<typeof styleGuideSchema> & { id: string };

export interface VoiceListItem {
  id: string;
  name: string;
  description: string;
  status: (typeof voiceStatuses)[number];
  is_default: boolean;
  languages: { id: string; code: string }[];
  guide_count: number;
  example_count: number;
  campaign_count: number;
  updated_at: string;
  can_edit: boolean;
  can_delete: boolean;
}
export interface VoiceDetail extends VoiceListItem {
  version: number;
  style_guides: StyleGuide[];
  created_at: string;
  owner: { id: string; name: string } | null;
}

/** A voice as it stands in its form, valid or not yet: what previews are made with. Only the guides of the language matter. */
export const voiceDraft = z.strictObject({
  name: z.string().max(4_000),
  description: z.string().max(40_000),
  style_guides: z.array(styleGuideSchema).max(110),
});
export type VoiceDraft = z.input<typeof voiceDraft>;

/** What the model proposes for a guide, each part with the examples that it was read from. */
export interface GuideProposal {
  field:
    | "tone_words"
    | "audience"
    | "person"
    | "form_of_address"
    | "do_rules"
    | "dont_rules"
    | "banned_terms"
    | "preferred_terms"
    | "emoji"
    | "markdown";
  value: unknown;
  evidence: { example_id: string; title: string; quote: string }[];
}
export const draftGuideInput = z.strictObject({ voice_id: id, language_id: id, channel_id: id.nullable().default(null) });
