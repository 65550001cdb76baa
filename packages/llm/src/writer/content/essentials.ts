import type { Phrases } from "../phrases/phrases.ts";
import { asSentence, colonOf } from "../punctuation.ts";
import { isConditional } from "../reader/conditions.ts";
import { findDays } from "../reader/dates.ts";
import { factOf } from "../reader/facts.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { findAddresses } from "../reader/links.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { isOfSeries } from "./series.ts";

interface Told {
  pool: RankedSentence[];
  isFramed: boolean;
}

interface Worded {
  pool: readonly RankedSentence[];
  language: string;
  phrases: Pick<Phrases, "colon"> | null;
}

/**
 * Statements without which a text would leave out what the story says first: its own beginning, when and where. Those of the campaign's
 * beginning count more than dates of the past further down.
 */
function essentialsOf({ pool, isFramed }: Told): RankedSentence[] {
  if (isFramed) return pool.slice(0, 2);
  const news = newsOf(pool);
  const chosen = news ? [news] : [];
  const lacks = (has: (one: RankedSentence) => boolean) => !chosen.some(has);
  const add = (has: (one: RankedSentence) => boolean) => {
    const told = chosen.map((one) => one.index);
    const able = pool.filter(
      (one) => has(one) && !one.pointsBack && !one.hasQuote && one.kind !== "list" && !isOfSeries(one, pool) && !isLoose(one, told),
    );
    const found = able.find((one) => one.kind === "fact") ?? able[0];
    if (found && lacks(has)) chosen.push(found);
  };
  // What to do with a product that is recalled is why it is told at all.
  const instruction = pool.find((one) => one.isInstruction && !one.pointsBack);
  if (instruction && !chosen.includes(instruction)) chosen.push(instruction);
  add((one) => namesDay(one.text));
  add((one) => one.hasWhen);
  const coming = pool.find((one) => one.isComing);
  if (coming && !chosen.some((one) => findDays(coming.text).every((day) => one.text.includes(day)))) chosen.push(coming);
  add((one) => one.hasWhere && isNear([one]));
  // Steps are how.
  const steps = pool.find(isSteps);
  if (steps) chosen.push(steps);
  // A venue and a time that stand as facts of their own are what an invitation is for.
  const facts = pool
    .filter((one) => one.kind === "fact" && !one.isOfPart && (one.hasWhen || one.hasWhere) && !isOfSeries(one, pool))
    .slice(0, 3);
  for (const one of [...facts, ...glanceOf(pool)]) if (!chosen.includes(one)) chosen.push(one);
  return chosen;
}

/** The same with what a call at the end of a longer text speaks of, and the days of a programme that is the only place for them. */
export function neededOf(told: Told): RankedSentence[] {
  const chosen = essentialsOf(told);
  const leading = told.pool.filter((one) => one.leadsToCall && (!one.pointsBack || told.pool.some(({ index }) => index === one.index - 1)));
  const programme = programmeOf(told.pool);
  return [...new Set([...chosen, ...leading, ...(programme === undefined ? [] : [programme])])];
}

/** Whether the news, or a line of its own, names the day. */
const hasOwnDay = (pool: readonly RankedSentence[]) =>
  coreOf(pool).some((one) => namesDay(one.text)) || pool.some((one) => one.kind === "fact" && namesDay(one.text));

/** A list of days where nothing else names one. */
export const programmeOf = (pool: readonly RankedSentence[]): RankedSentence | undefined =>
  hasOwnDay(pool) ? undefined : pool.find((one) => one.kind === "list" && daysIn(one).length > 1);

/** What stands in front of the colon of each item, where that is its day: “Friday 3 July”. */
const daysIn = ({ text }: RankedSentence): string[] => {
  const items = text.split("\n").filter((line) => line.startsWith("• "));
  const days = items.flatMap((item) => /^• ([^:：]{3,40})[:：]\s/u.exec(item)?.[1] ?? []).filter((label) => findDays(label).length > 0);
  // “Saturday, 7 November, Monday, 9 November”: nobody can tell where one ends.
  return days.length === items.length && !days.some((day) => /[,،、，]/u.test(day)) ? days : [];
};

/**
 * The days of a programme in one line, else when the line above a list says that it holds, for texts that have no room for what is listed.
 * Undefined where something else names the day.
 */
export function programmeDays({ pool, language, phrases }: Worded): RankedSentence | undefined {
  const programme = programmeOf(pool);
  if (programme === undefined) return hasOwnDay(pool) ? undefined : datedIntro(pool, language);
  const intro = introOf(programme);
  const days = daysIn(programme).join(/[\p{sc=Han}]/u.test(programme.text) ? "、" : ", ");
  const text = intro === "" ? days : `${intro}${phrases?.colon ?? colonOf(language)}${days}`;
  return { ...programme, ...standing, kind: "fact", text, length: [...text].length };
}

/** “From Monday 12 January to Saturday 28 February our winter prices are:” */
function datedIntro(pool: readonly RankedSentence[], language: string): RankedSentence | undefined {
  const list = pool.find((one) => one.kind === "list" && namesDay(introOf(one)) && introOf(one).length >= shortestIntro);
  const text = list && asSentence(introOf(list), language);
  return list && text !== undefined ? { ...list, ...standing, kind: "sentence", text, length: [...text].length } : undefined;
}
const shortestIntro = 40;

/** The line above a list without its colon; empty where it has none. */
const introOf = ({ text }: RankedSentence) => (text.startsWith("• ") ? "" : (text.split("\n")[0] ?? "").replace(/\s*[:：]$/u, ""));
const standing = { pointsBack: false, hasQuote: false, isComing: true };

/** What is done in turn; those who are thanked in turn are none. */
export const isSteps = ({ kind, text }: RankedSentence) =>
  kind === "list" && /^[^\n]+\n1\. /u.test(text) && !thanks.test(text.split("\n")[0] ?? "") && !areWays(text);

/** “1. At www.… 2. By telephone: …”: ways to the same. */
const areWays = (list: string) => list.split("\n").filter((item) => findAddresses(item).length > 0).length > 1;
const thanks =
  /thank|dank|merci|gracias|grazie|obrigad|agrade|ringrazi|remerci|tack|takk|спасибо|благодар|дяку|подяк|ευχαριστ|شكر|תודה|מודים|धन्यवाद|आभार|ধন্যবাদ|কৃতজ্ঞ|நன்றி|ขอบคุณ|ขอบพระคุณ|感謝|感谢|お礼|감사|teşekkür|cảm ơn|terima kasih|მადლ/iu;

/** Day, hour, place and price, where the story has them in lines below each other: one without the others is half of it. */
export function glanceOf(pool: readonly RankedSentence[]): RankedSentence[] {
  const start = pool.findIndex((one) => isGlance(one));
  const end = pool.slice(start).findIndex((one) => !isGlance(one));
  const lines = start === -1 ? [] : pool.slice(start, end === -1 ? undefined : start + end);
  return lines.length > 1 ? lines.slice(0, mostGlanced) : [];
}
const mostGlanced = 5;
const longestGlanced = 90;
const isGlance = ({ kind, text, length, isOfPart }: RankedSentence) =>
  kind === "fact" && !isOfPart && length <= longestGlanced && (namesDay(text) || isUsualLabel(factOf(text)?.label ?? ""));

/** A question says nothing of what is new, and its answer is too long beside it. */
export const asks = (text: string) => /[?？؟]/u.test(text) || /\p{sc=Greek}\s?;[»”"]?(?:\s|$)/u.test(text);

/** The sentence with which the story begins to tell: the first that stands alone. */
export function newsOf(pool: readonly RankedSentence[]): RankedSentence | undefined {
  const told = pool.filter((one) => one.index >= 0 && one.kind === "sentence");
  const able = (told.length > 0 ? told : pool).filter((one) => !/[?？؟]$/u.test(one.text));
  const whole = able.slice(0, 3).filter((one) => !one.pointsBack && !one.hasQuote);
  // “When last summer …, nobody knew …”: what is new is the sentence below it.
  const first = whole.find((one) => !isConditional(one.text) || one.length < longestLeadIn || !whole.some(tellsDay)) ?? whole[0];
  // Where everything else stands in notes, what somebody says about it is not the news.
  return first ?? (able.every((one) => one.hasQuote) ? pool.find((one) => one.kind === "fact") : undefined) ?? able[0] ?? pool[0];
}

/**
 * The same for a text of few words: where a story opens with a scene that names nobody and no day, the sentence near it that names who does
 * something.
 */
export function newsLine(pool: readonly RankedSentence[]): RankedSentence | undefined {
  const news = newsOf(pool);
  if (news === undefined || news.kind !== "sentence" || news.hasName || news.hasWhen) return news;
  const isNear = ({ index }: RankedSentence) => index > news.index && index <= news.index + farAway;
  const able = (one: RankedSentence) => !one.hasQuote && !one.pointsBack && !one.hasLink && !asks(one.text) && !saysThe.test(one.text);
  return pool.find((one) => one.kind === "sentence" && isNear(one) && one.hasName && able(one)) ?? news;
}

/**
 * What a story is about in as few sentences as say who does what and on which day: its news, and what follows it in its paragraph up to the
 * first day, where the news names none.
 */
export function coreOf(pool: readonly RankedSentence[]): RankedSentence[] {
  const news = newsOf(pool);
  if (news === undefined) return [];
  if (news.kind !== "sentence" || findDays(news.text).length > 0) return [news];
  const run = [news];
  for (let next = news.index + 1; run.length < longestCore; next += 1) {
    const one = pool.find(({ index }) => index === next);
    if (one === undefined || one.kind !== "sentence" || one.isOpening || one.hasQuote || one.hasLink || asks(one.text)) break;
    run.push(one);
    if (findDays(one.text).length > 0) return run;
  }
  return [news];
}
const longestCore = 4;

/** What of it names the matter and can stand alone: its last sentence that does. */
export const coreLine = (pool: readonly RankedSentence[]): RankedSentence | undefined => {
  const core = coreOf(pool);
  return core.findLast((one) => !one.pointsBack && !saysThe.test(one.text) && !speaksOfThe.test(one.text.slice(0, asFarAs))) ?? core[0];
};
const asFarAs = 50;

const longestLeadIn = 160;
const tellsDay = (one: RankedSentence) => one.hasWhen && !isConditional(one.text);

/** “The product will be …”: what that is stands in the sentence before. */
export const saysThe =
  /^(?:the (?:product|company|event|project|campaign|service|firm)|das (?:produkt|projekt|unternehmen)|die (?:veranstaltung|firma|aktion)|le (?:produit|projet|service)|l['’](?:entreprise|événement)|el (?:producto|proyecto|evento|servicio)|la (?:empresa|compañía)|il (?:prodotto|progetto|servizio)|l['’](?:azienda|evento)|o (?:produto|projeto|evento)|a empresa|het (?:product|project|bedrijf)|produkt|projekt|firma|продукт|проект|компания|компанія|фирмата|το (?:προϊόν|έργο)|η (?:εταιρεία|εκδήλωση)|المنتج|المشروع|الشركة|המוצר|החברה|הפרויקט|संस्था|कंपनी|संगठन|সংস্থাটি|প্রতিষ্ঠানটি|প্রতিষ্ঠান|நிறுவனம்|அமைப்பு)(?![\p{L}\p{M}])/iu;

/** “On 9 March the company starts …” */
const speaksOfThe = new RegExp(`(?<=[\\p{L}\\p{Nd}]\\s)${saysThe.source.slice(1)}`, "iu");

/** The place of a headline's second line, which stands before all sentences. */
export const secondLine = -1;
export const isSecondLine = ({ index }: Pick<RankedSentence, "index">): boolean => index === secondLine;

/** Whether a text names a day. */
export const namesDay = (text: string) => findDays(text).length > 0;

/** “Camp: 4 to 23 May”: the days of the matter stand in lines of their own above; a later one is that of something else. */
export const isBelowDays = ({ index }: RankedSentence, statements: readonly RankedSentence[]): boolean =>
  statements.some((one) => one.kind === "fact" && one.index < index && namesDay(one.text));

/** Places further down are mostly those of something else. */
export const isNear = (group: readonly RankedSentence[]) =>
  group.some((one) => one.kind === "fact" || namesDay(one.text) || one.index < farAway);
const farAway = 3;

/** In the middle of a paragraph whose sentence before it is not told: it may lean on that. */
export const isLoose = (one: RankedSentence, told: readonly (number | undefined)[]) =>
  one.kind === "sentence" && !one.isComing && !one.isAhead && one.index >= farAway && !one.isOpening && !told.includes(one.index - 1);
