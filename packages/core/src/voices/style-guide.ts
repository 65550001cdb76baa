import { AppError, type TermForms, type termFormsInput, type voiceDraft } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { termForms } from "../terms/index.ts";

export type StyleGuide = typeof schema.style_guides.$inferSelect;

/**
 * The guide for a text: the one made for its channel replaces the catch-all whole; without one the catch-all is used.
 * @param guides those of one voice and language.
 * @param channelId null for outline and schedule, which have no channel.
 */
export function chooseGuide(guides: readonly StyleGuide[], channelId: string | null): StyleGuide | null {
  const inOrder = [...guides].sort((a, b) => a.position - b.position);
  const own = inOrder.find((guide) => channelId !== null && guide.channel_ids.includes(channelId));
  return own ?? inOrder.find((guide) => guide.channel_ids.length === 0) ?? null;
}

/** Guides of a form as if they were saved already; the first of the language is its catch-all. */
export function draftedGuides({ style_guides }: z.output<typeof voiceDraft>, languageId: string): StyleGuide[] {
  const never = new Date(0);
  const stamp = { voice_id: "", version: 1, created_at: never, created_by: null, updated_at: never, updated_by: null };
  return style_guides
    .filter((guide) => guide.language_id === languageId)
    .map((guide, position) => ({ ...guide, ...stamp, id: guide.id ?? "", position }));
}

const persons = { we: "first person plural (we)", I: "first person singular (I)", you: "second person (you)" };
const emojis = { none: "none", sparing: "sparingly", free: "freely" };

/** A guide in words; empty without one. */
export function describeGuide(guide: StyleGuide | null): string {
  if (!guide) return "";
  return [
    guide.markdown,
    inWords("Tone", guide.tone_words.join(", ")),
    inWords("Audience", guide.audience),
    inWords("Person", guide.person === null ? "" : persons[guide.person]),
    inWords("Form of address", guide.form_of_address),
    inList("Do", guide.do_rules),
    inList("Do not", guide.dont_rules),
    inWords("Banned terms", guide.banned_terms.join("; ")),
    inList(
      "Preferred terms",
      guide.preferred_terms.map((pair) => `“${pair.use}” instead of “${pair.instead_of}”`),
    ),
    inWords("Emoji", guide.emoji === null ? "" : emojis[guide.emoji]),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n\n");
}

const inWords = (label: string, value: string) => (value.trim() === "" ? "" : `${label}: ${value}`);
const inList = (label: string, values: readonly string[]) =>
  values.length === 0 ? "" : [`${label}:`, ...values.map((value) => `- ${value}`)].join("\n");

/**
 * What each term of a guide finds besides itself.
 * @throws BAD_REQUEST for a language that is gone.
 */
export async function readTermForms(core: Core, { language_id, terms }: z.output<typeof termFormsInput>): Promise<TermForms[]> {
  const [language] = await readLanguageRows(core, ["code"], { ids: [language_id] });
  const message = "This language no longer exists";
  if (!language) throw new AppError("BAD_REQUEST", `${message}.`, { fields: { language_id: [message] } });
  return terms.map((term) => termForms(term, language.code));
}
