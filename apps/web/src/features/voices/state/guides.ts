import { type guideFields, isEmptyGuide, type StyleGuideFields, type VoiceDetail } from "@copydesk/contracts";
import type { CurrentVoice, GuideDraft } from "./voice-store.ts";

/** A guide that says nothing yet. */
export const newGuide = (key: string, channel_ids: string[] = []): GuideDraft => ({
  key,
  channel_ids,
  markdown: "",
  tone_words: [],
  audience: "",
  person: null,
  form_of_address: "",
  do_rules: [],
  dont_rules: [],
  banned_terms: [],
  preferred_terms: [],
  emoji: null,
});

/** A guide for one channel begins with what holds everywhere; its own words are still to come. */
export const guideForChannel = (key: string, channelId: string, catchAll: GuideDraft | undefined): GuideDraft => {
  const { id: _, ...rest } = catchAll ?? newGuide(key);
  return { ...rest, key, channel_ids: [channelId], markdown: "" };
};

/** How many of them say something. */
export const countWritten = (guides: readonly GuideDraft[] = []): number => guides.filter((guide) => !isEmptyGuide(guide)).length;

/** Channels that have a guide of their own. */
export const enabledIn = (guides: readonly GuideDraft[]): string[] => guides.slice(1).flatMap((guide) => guide.channel_ids);

/** A stored voice as the form holds it. */
export function currentOf({ languages, style_guides }: Pick<VoiceDetail, "languages" | "style_guides">): CurrentVoice {
  const groups = Object.entries(Object.groupBy(style_guides, (guide) => guide.language_id));
  const toDraft = ({ language_id: _, ...guide }: VoiceDetail["style_guides"][number]): GuideDraft => ({ ...guide, key: guide.id });
  const styleGuides = Object.fromEntries(groups.map(([id, guides]) => [id, (guides ?? []).map(toDraft)]));
  const enabledChannels = Object.fromEntries(Object.entries(styleGuides).map(([id, guides]) => [id, enabledIn(guides)]));
  return { languages: languages.map(({ id }) => ({ id })), styleGuides, enabledChannels };
}

/**
 * The form after it was saved: languages stay in their order and guides keep their keys, so that whoever types on is not
 * interrupted. What was changed while it was being sent stays changed.
 */
export function afterSaving(now: CurrentVoice, { sent, saved }: { sent: CurrentVoice; saved: CurrentVoice }): CurrentVoice {
  const styleGuides = Object.fromEntries(
    Object.entries(now.styleGuides).map(([languageId, guides]) => {
      const before = sent.styleGuides[languageId] ?? [];
      const stored = new Map(before.map((guide, at) => [guide.key, saved.styleGuides[languageId]?.[at]]));
      return [languageId, guides.map((guide) => mergeGuide(guide, before, stored.get(guide.key)))];
    }),
  );
  return { ...now, styleGuides };
}

function mergeGuide(guide: GuideDraft, before: readonly GuideDraft[], stored: GuideDraft | undefined): GuideDraft {
  if (!stored) return guide;
  const isAsSent = before.some((one) => one === guide);
  return isAsSent ? { ...stored, key: guide.key } : { ...guide, id: stored.id };
}

/** Where a guide of the list that is sent stands in the form, to put what the server says beside it. */
export interface GuidePath {
  languageId: string;
  key: string;
}

/** Guides as they are sent, and the place of each. */
export function toGuides({ languages, styleGuides }: CurrentVoice): { guides: StyleGuideFields[]; paths: GuidePath[] } {
  const all = languages.flatMap(({ id }) => (styleGuides[id] ?? []).map((guide) => ({ languageId: id, guide })));
  return {
    guides: all.map(({ languageId, guide: { key: _, ...guide } }) => ({ ...guide, language_id: languageId })),
    paths: all.map(({ languageId, guide }) => ({ languageId, key: guide.key })),
  };
}

/** Fields that a guide for a channel folds away while they are as in the catch-all. */
const inheritable = ["person", "form_of_address", "emoji", "do_rules", "dont_rules", "banned_terms", "preferred_terms"] as const;

export const isAsIn = (
  catchAll: GuideDraft | undefined,
  guide: GuideDraft,
  fields: readonly (typeof guideFields)[number][] = inheritable,
) => catchAll !== undefined && fields.every((field) => JSON.stringify(catchAll[field]) === JSON.stringify(guide[field]));
