import { factOf } from "../reader/blocks.ts";
import { isConditional } from "../reader/conditions.ts";
import { findDays, namesTheDay, tellsWhen } from "../reader/dates.ts";
import { isUsualLabel } from "../reader/labels.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";

interface Told {
  pool: RankedSentence[];
  isFramed: boolean;
}

/**
 * Statements without which a text would leave out what the story says first: its own beginning, when and where. Those of the campaign's
 * beginning count more than dates of the past further down.
 */
export function essentialsOf({ pool, isFramed }: Told): RankedSentence[] {
  if (isFramed) return pool.slice(0, 2);
  const news = newsOf(pool);
  const chosen = news ? [news] : [];
  const lacks = (has: (one: RankedSentence) => boolean) => !chosen.some(has);
  const add = (has: (one: RankedSentence) => boolean) => {
    const told = chosen.map((one) => one.index);
    const able = pool.filter((one) => has(one) && !one.pointsBack && !one.hasQuote && one.kind !== "list" && !isLoose(one, told));
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
  const facts = pool.filter(({ kind, hasWhen, hasWhere }) => kind === "fact" && (hasWhen || hasWhere)).slice(0, 3);
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

/** A list of days where the news names none. */
export const programmeOf = (pool: readonly RankedSentence[]): RankedSentence | undefined =>
  coreOf(pool).some((one) => findDays(one.text).length > 0) || pool.some((one) => one.kind === "fact" && namesDay(one.text))
    ? undefined
    : pool.find((one) => one.kind === "list" && daysIn(one).length > 1);

/** What stands in front of the colon of each item, where that is its day: “Friday 3 July”. */
const daysIn = ({ text }: RankedSentence): string[] => {
  const items = text.split("\n").filter((line) => line.startsWith("• "));
  const days = items.flatMap((item) => /^• ([^:：]{3,40})[:：]\s/u.exec(item)?.[1] ?? []).filter((label) => findDays(label).length > 0);
  return days.length === items.length ? days : [];
};

/** The days of a programme in one line, for texts that have no room for what is on them. */
export function programmeDays(pool: readonly RankedSentence[], colon: string): RankedSentence | undefined {
  const programme = programmeOf(pool);
  if (programme === undefined) return undefined;
  const [intro = ""] = programme.text.split("\n");
  const days = daysIn(programme).join(/[\p{sc=Han}]/u.test(programme.text) ? "、" : ", ");
  const text = intro.startsWith("• ") ? days : `${intro.replace(/\s*[:：]$/u, "")}${colon}${days}`;
  return { ...programme, kind: "fact", text, length: [...text].length, pointsBack: false, hasQuote: false, isComing: true };
}

export const isSteps = ({ kind, text }: RankedSentence) => kind === "list" && /^[^\n]+\n1\. /u.test(text);

/** Day, hour, place and price, where the story has them in lines below each other: one without the others is half of it. */
function glanceOf(pool: readonly RankedSentence[]): RankedSentence[] {
  const start = pool.findIndex((one) => isGlance(one));
  const end = pool.slice(start).findIndex((one) => !isGlance(one));
  const lines = start === -1 ? [] : pool.slice(start, end === -1 ? undefined : start + end);
  return lines.length > 1 ? lines.slice(0, mostGlanced) : [];
}
const mostGlanced = 5;
const longestGlanced = 90;
const isGlance = ({ kind, text, length }: RankedSentence) =>
  kind === "fact" && length <= longestGlanced && (namesDay(text) || isUsualLabel(factOf(text)?.label ?? ""));

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

/** One of several ways to say something. */
export interface Option {
  text: string;
  /** The higher the rather. */
  weight: number;
  /** Names the place where it happens. */
  hasWhere: boolean;
  /** Its place among the story's sentences, if it is one. */
  index?: number;
  /** The whole headline, below which its second line may stand. */
  isTitle?: boolean;
}

/** The place of a headline's second line, which stands before all sentences. */
export const secondLine = -1;
export const isSecondLine = ({ index }: Pick<RankedSentence, "index">): boolean => index === secondLine;

export interface Combined {
  /** What it is about; one of them always comes. */
  what: readonly Option[];
  support: readonly RankedSentence[];
  call: readonly string[];
  /** Puts the parts together; `call` may be empty. */
  join: (parts: { what: string; support: readonly RankedSentence[]; call: string }) => string;
  fits: (text: string) => boolean;
  /** Each further sentence costs; without it they are worth having. */
  isTerse?: boolean;
  /** The story begins with facts, of which one names its day. */
  isListed?: boolean;
  /** What is new, as the story says it. */
  news?: string | undefined;
}

// An hour says little where the story names a day, the end of a call less than the day of its matter.
const weights = {
  call: 5.5,
  // A message that says how to act can be short of anything else.
  callInTerse: 10,
  when: 2,
  until: 1.7,
  untilOnly: 0.7,
  hour: 0.8,
  where: 1.5,
  instruction: 7.5,
  coming: 1.4,
  loose: 0.45,
  unled: 1.8,
  undated: 0.9,
  second: 3.2,
};

const namesDay = (text: string) => findDays(text).length > 0;

/** The best of short texts made of whole statements: says what, then as much of how, when and where as there is room for. Null when nothing fits. */
export function combine(parts: Combined & { turn: number }): string | null {
  const usual = bestOf(parts);
  if (usual === null || parts.turn === 0) return usual?.text ?? null;
  // Another angle begins with something else.
  const other = bestOf({ ...parts, what: parts.what.filter((one) => one.text !== usual.what) });
  return (other ?? usual).text;
}

function bestOf({
  what,
  support,
  call,
  join,
  fits,
  isTerse = false,
  isListed = false,
  news,
}: Combined): { text: string; what: string } | null {
  const glance = glanceOf([...support].sort((one, other) => one.index - other.index));
  const groups: RankedSentence[][] = [
    [],
    ...support.map((one) => [one]),
    ...pairsOf(support.slice(0, 9)),
    ...(glance.length > 2 ? [glance] : []),
  ];
  const calls = [...call, ""];
  // What a call asks for is said where its paragraph begins, else right before it.
  const opened = support.filter((one) => one.leadsToCall && one.isOpening);
  const leading = opened.length > 0 ? opened : support.filter((one) => one.leadsToCall);
  const furthest = Math.max(...support.map((one) => one.index), 1);
  // Where a line of its own names the place, nothing else does.
  const isPlace = (one: RankedSentence) => one.kind === "fact" && one.hasWhere;
  const isPlacedBelow = glance.some(isPlace);
  const hasDay =
    what.some((one) => namesDay(one.text)) ||
    support.some((one) => one.isComing) ||
    (isListed && support.some((one) => one.kind === "fact" && namesDay(one.text)));
  // Where the news has a day, that of a later sentence is another one.
  const own = news === undefined ? [] : findDays(news);
  const tellsOwn = (text: string) => own.some((day) => namesTheDay(text, day));
  const options = what.flatMap((first) =>
    groups.flatMap((group) =>
      calls.map((last, at) => {
        const sure = group.filter((one) => one === glance[0] || !isLoose(one, [first.index, ...group.map((other) => other.index)]));
        const texts = [first.text, ...sure.map((one) => one.text), last];
        // From when to when somebody answers the telephone is not when anything happens.
        const told = [first.text, ...sure.filter((one) => !one.hasLink).map((one) => one.text)];
        const isDated = own.length > 0 ? told.some(tellsOwn) : hasDay ? told.some(namesDay) : [...told, last].some(tellsWhen);
        const when = isDated
          ? weights.when
          : namesDay(last)
            ? own.length > 0
              ? weights.untilOnly
              : weights.until
            : own.length === 0 && texts.some(tellsWhen)
              ? weights.hour
              : 0;
        const isPlaced = isPlacedBelow
          ? group.some(isPlace)
          : first.hasWhere ||
            sure.some((one) => one.isComing && one.hasWhere) ||
            isNear(sure.filter((one) => one.hasWhere && (own.length === 0 || !namesDay(one.text) || tellsOwn(one.text))));
        const where = isPlaced ? weights.where : 0;
        const how =
          last === ""
            ? 0
            : (isTerse ? weights.callInTerse : weights.call) -
              (at === 0 ? 0 : Math.min(0.5 + at * 0.4, 1.8)) -
              (/^(?:https?:\/\/|www\.)\S+$/u.test(last) ? 2 : 0);
        const isGlanced = group === glance;
        // What stands nearer to the beginning says more.
        const worth = group.reduce(
          (sum, one) => sum + 0.4 * (1 - Math.max(one.index, 0) / (furthest + 1)) - (isTerse && !isGlanced ? 0.8 : 0),
          isGlanced ? 1 : 0,
        );
        const asked =
          (group.some((one) => one.isInstruction) ? weights.instruction : 0) +
          // In a headline and its second line whoever wrote the story says what counts most.
          (group.some(isSecondLine) ? weights.second : 0) +
          // The day of the matter itself comes first.
          ((!isTerse || call.length === 0) && !isListed && (own.length === 0 || told.some(tellsOwn)) && group.some((one) => one.isComing)
            ? weights.coming
            : 0);
        const isUnled = last !== "" && leading.length > 0 && !group.some((one) => leading.includes(one));
        // “Apply at …” without the day that is the last one for it.
        const isUndated = at > 0 && last !== "" && namesDay(call[0] ?? "") && !namesDay(last);
        const loose = isGlanced ? 0 : group.filter((one) => isLoose(one, [first.index, ...group.map((other) => other.index)])).length;
        const isBare = lacksDay(glance, group) && !namesDay(first.text);
        const [one, other] = group;
        const isTwice =
          (one !== undefined && other !== undefined && repeats(one.text, other.text)) ||
          group.some((one) => repeats(one.text, first.text) || repeats(one.text, last)) ||
          repeats(first.text, last);
        return {
          parts: { what: first.text, support: group, call: last },
          score:
            isTwice || isBare || (group.some(isSecondLine) && !first.isTitle) || leans(group, first) || isTurned(group, first)
              ? -1
              : first.weight +
                when +
                where +
                how +
                worth +
                asked -
                loose * weights.loose -
                (isUnled ? weights.unled : 0) -
                (isUndated ? weights.undated : 0),
        };
      }),
    ),
  );
  const sorted = options.filter((one) => one.score >= 0).sort((a, b) => b.score - a.score);
  for (const { parts } of sorted) {
    const text = join(parts);
    if (fits(text)) return { text, what: parts.what };
  }
  return null;
}

/** Places further down are mostly those of something else. */
const isNear = (group: readonly RankedSentence[]) => group.some((one) => one.kind === "fact" || namesDay(one.text) || one.index < farAway);
const farAway = 3;

/** In the middle of a paragraph whose sentence before it is not told: it may lean on that. */
const isLoose = (one: RankedSentence, told: readonly (number | undefined)[]) =>
  one.kind === "sentence" && !one.isComing && !one.isAhead && one.index >= farAway && !one.isOpening && !told.includes(one.index - 1);

/** A place or a price out of lines below each other, without the first of them, which says what is when. */
const lacksDay = (glance: readonly RankedSentence[], group: readonly RankedSentence[]) =>
  glance[0] !== undefined && namesDay(glance[0].text) && !group.includes(glance[0]) && group.some((one) => glance.includes(one));

/** What points back may only follow what it points to. */
const leans = (group: readonly RankedSentence[], first: Option) =>
  group.some((one, at) => one.pointsBack && one.index - 1 !== (at === 0 ? first.index : group[at - 1]?.index));

/** What the story tells first is told first. */
const isTurned = (group: readonly RankedSentence[], first: Option) =>
  first.index !== undefined && group.some((one) => one.kind === "sentence" && one.index >= 0 && one.index < (first.index ?? 0));

function pairsOf(support: readonly RankedSentence[]): RankedSentence[][] {
  return support.flatMap((one, at) => support.slice(at + 1).map((other) => (one.index < other.index ? [one, other] : [other, one])));
}

/** Whether one says what the other says: most of its words are there. */
export function repeats(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  if (one.includes(other) || other.includes(one)) return true;
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []);
  const [a, b] = [words(one), words(other)];
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size < 3) return false;
  return [...small].filter((word) => large.has(word)).length / small.size > 0.75;
}
