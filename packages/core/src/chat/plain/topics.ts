import { foldName } from "@copydesk/contracts";

export const topics = ["usage", "gaps", "compare", "outline", "schedule", "voices", "channels", "campaigns"] as const;
export type Topic = (typeof topics)[number];

// In the languages that the built-in writer writes, without accents, as `foldName` leaves them.
const words: Record<Topic, RegExp> = {
  usage: /\b(usage|costs?|spen[dt]|tokens?|expensive|kosten|verbrauch|couts?|costos?|costi|gastos?|kosten)\b/,
  gaps: /\b(missing|gaps?|lacks?|lacking|without|incomplete|unfinished|not written|out of date|outdated|over (?:the|their|its) limit|too long|fehl\w*|lucken?|veraltet|zu lang|manqu\w*|falta\w*|mancan\w*|ontbre\w*)\b/,
  compare: /\b(compare|comparison|differ\w*|changed|versions?|vergleich\w*|unterschied\w*|compar\w*|vergelijk\w*)\b/,
  outline: /\b(outline|gliederung|plan de|esquema|scaletta|opzet)\b/,
  schedule:
    /\b(when|schedule\w*|calendar|goes out|go out|planned|publish\w*|this week|next week|today|tomorrow|posts|wann|zeitplan|termine?|heute|morgen|quand|calendrier|cuando|calendario|quando|wanneer|planning)\b/,
  voices: /\b(voices?|tone|style ?guides?|stimmen?|markenstimme|tonalitat|stil\w*|voix|voz|voces|voce|voci|stem)\b/,
  channels: /\b(channels?|networks?|limits?|how long|characters|kanale?|kanal|zeichen|canal|canaux|canales|canali|kanalen)\b/,
  campaigns: /\b(campaigns?|kampagnen?|campagnes?|campanas?|campagne|campagna)\b/,
};

/** What a question is about, as far as its words say; null when they say nothing. */
export function topicOf(question: string): Topic | null {
  const folded = foldName(question);
  return topics.find((topic) => words[topic].test(folded)) ?? null;
}

/** Whether a question also asks when things go out. */
export const asksForDates = (question: string): boolean => words.schedule.test(foldName(question));

const politely =
  "(?:please|can you|could you|would you|i want you to|bitte|kannst du|konnen sie|peux-tu|pouvez-vous|puedes|puoi|podes|kun je)";
const toChange =
  "make|move|shorten|lengthen|rewrite|rephrase|write|draft|translate|delete|remove|change|improve|reschedule|postpone|add|create|replace|mach\\w*|kurz\\w*|schreib\\w*|verschieb\\w*|ubersetz\\w*|losch\\w*|ander[en]?|verbesser\\w*|erstell\\w*|reecri\\w*|ecri[sv]\\w*|racourci\\w*|raccourci\\w*|tradui\\w*|supprim\\w*|deplac\\w*|escrib\\w*|reescrib\\w*|acort\\w*|traduc\\w*|borra\\w*|mueve\\w*|scrivi\\w*|accorcia\\w*|sposta\\w*|escrev\\w*|encurt\\w*|schrijf|verplaats|vertaal|maak";
// Who asks politely may have the verb at the end: “Kannst du den Post übersetzen?”
const changing = new RegExp(`^[¿¡\\s]*(?:(?:${toChange})\\b|${politely}\\b.*\\b(?:${toChange})\\b)`);

/** Whether something is to be written or changed, which is no question. */
export const asksForChange = (question: string): boolean => changing.test(foldName(question));

const shortestTelling = 4;

/** The one of these that a question calls by a word of its name, as people do; undefined when the word fits several. */
export function hintedIn<T extends { name: string }>(question: string, things: readonly T[]): T | undefined {
  const wordsOf = (text: string) => foldName(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  const asked = new Set(
    wordsOf(question).filter((word) => [...word].length >= shortestTelling && !topics.some((topic) => words[topic].test(word))),
  );
  const hinted = things.filter(({ name }) => wordsOf(name).some((word) => asked.has(word)));
  return hinted.length === 1 ? hinted[0] : undefined;
}

/** The longest of these names that stands in a question. */
export function namedIn<T extends { name: string }>(question: string, things: readonly T[]): T | undefined {
  const folded = ` ${foldName(question).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  const inside = ({ name }: T) =>
    folded.includes(
      ` ${foldName(name)
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
        .trim()} `,
    );
  return things.filter((one) => one.name.trim() !== "" && inside(one)).sort((a, b) => b.name.length - a.name.length)[0];
}

/** Words in quotation marks, which are most likely a name. */
export const quotedIn = (question: string): string | undefined => /["“”„«‘]([^"“”„«»’]{2,120})["“”»’]/.exec(question)?.[1]?.trim();
