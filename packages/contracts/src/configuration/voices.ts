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

export const voiceListInput = listInput(["name", "updated_at"], "name").extend({
  status: z.enum(voiceStatuses).optional(),
  /** Those that have a guide in this language. */
  language_id: id.optional(),
});
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
          check.addIssue({ code: "custom", path: [at, "channel_ids"], message: "The first guide of a language applies to all channels" });
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

/** New campaigns begin with the default voice, so it must be one that they may choose. */
const activeDefault = <T extends { status: string; is_default: boolean }>(voice: T, check: z.core.$RefinementCtx<T>) => {
  if (voice.is_default && voice.status !== "active")
    check.addIssue({ code: "custom", path: ["is_default"], message: "Only an active voice can be the default" });
};

const newVoice = z.strictObject({ ...fields, style_guides: guides });
export const voiceInput = newVoice.superRefine(activeDefault);
export type VoiceInput = z.input<typeof voiceInput>;
const changedVoice = newVoice.extend({ id, version: z.number().int().min(1) });
export const voiceUpdateInput = changedVoice.superRefine(activeDefault);
export type VoiceUpdateInput = z.input<typeof voiceUpdateInput>;
/** The same without the id, which stands in the address. */
export const voiceChangeBody = changedVoice.omit({ id: true }).superRefine(activeDefault);

export const voiceStatusInput = z.strictObject({ id, status: z.enum(voiceStatuses) });

export type StyleGuideFields = z.output<typeof styleGuideSchema>;

/** Whether a guide says nothing at all yet. */
export const isEmptyGuide = (guide: Omit<StyleGuideFields, "id" | "language_id" | "channel_ids">): boolean =>
  [guide.markdown, guide.audience, guide.form_of_address].every((one) => one.trim() === "") &&
  [guide.tone_words, guide.do_rules, guide.dont_rules, guide.banned_terms, guide.preferred_terms].every((one) => one.length === 0) &&
  guide.person === null &&
  guide.emoji === null;

/** A voice as it stands in its form, valid or not yet: what previews are made with. Only the guides of the language matter. */
export const voiceDraft = z.strictObject({
  name: z.string().max(4_000),
  description: z.string().max(40_000),
  style_guides: z.array(styleGuideSchema).max(110),
});
export type VoiceDraft = z.input<typeof voiceDraft>;

/** What models are told of a voice in one language and channel; with a draft, as it would be after saving. */
export const voicePreviewInput = z.strictObject({
  /** Absent for one that is being added. */
  voice_id: id.optional(),
  draft: voiceDraft.optional(),
  language_id: id,
  /** Null: what has no channel, such as the outline. */
  channel_id: id.nullable().default(null),
});
export type VoicePreviewInput = z.input<typeof voicePreviewInput>;

export const termFormsInput = z.strictObject({ language_id: id, terms: terms("Term", 200, 100) });

/** What a guide says, apart from where it holds. */
export const guideFields = [
  "markdown",
  "tone_words",
  "audience",
  "person",
  "form_of_address",
  "do_rules",
  "dont_rules",
  "banned_terms",
  "preferred_terms",
  "emoji",
] as const;
export type GuideField = (typeof guideFields)[number];

/** Fields that can be read from texts; which terms are banned or preferred, no text says. */
export const draftedFields = [
  "markdown",
  "tone_words",
  "audience",
  "person",
  "form_of_address",
  "do_rules",
  "dont_rules",
  "emoji",
] as const satisfies readonly GuideField[];
export type DraftedField = (typeof draftedFields)[number];

export const draftGuideInput = z.strictObject({ voice_id: id, language_id: id, channel_id: id.nullable().default(null) });
