import { type DraftedField, emojiUses, grammaticalPersons, type ProposedRule } from "@copydesk/contracts";
import type { GuideDraft } from "../state/voice-store.ts";

const most: Partial<Record<DraftedField, number>> = { tone_words: 20, do_rules: 20, dont_rules: 20 };

/** Fields whose rules come beside what is there already; of the others the proposed one takes its place. */
export const isList = (field: DraftedField): field is "tone_words" | "do_rules" | "dont_rules" => field in most;

/** What a guide becomes when these rules of one field are taken over. */
export function takeOver(guide: GuideDraft, field: DraftedField, rules: readonly ProposedRule[]): Partial<GuideDraft> {
  const texts = rules.map((rule) => rule.text);
  const [only = ""] = texts;
  if (texts.length === 0) return {};
  if (isList(field)) {
    const known = new Set(guide[field].map((one) => one.toLowerCase()));
    return { [field]: [...guide[field], ...texts.filter((one) => !known.has(one.toLowerCase()))].slice(0, most[field]) };
  }
  if (field === "person") return { person: grammaticalPersons.find((one) => one === only) ?? guide.person };
  if (field === "emoji") return { emoji: emojiUses.find((one) => one === only) ?? guide.emoji };
  // The guide's own words stay; what was read stands beneath them.
  if (field === "markdown" && guide.markdown.trim() !== "") return { markdown: `${guide.markdown.trimEnd()}\n\n${only}` };
  return { [field]: only };
}
