import { findDays, namesTheDay, tellsWhen } from "../reader/dates.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Room } from "./draft.ts";
import { glanceOf, isLoose, isNear, isSecondLine, namesDay } from "./essentials.ts";
import { repeats } from "./repeats.ts";

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
  // A message that ends in a bare address asks for nothing.
  bare: 2,
  bareBesideWords: 4,
  bareInTerse: 4,
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

/** The best of short texts made of whole statements: says what, then as much of how, when and where as there is room for. Null when nothing fits. */
export function combine(parts: Combined & { turn: number }): string | null {
  return chosenOf(parts)?.text ?? null;
}

function chosenOf(parts: Combined & { turn: number }): Chosen | null {
  const usual = bestOf(parts);
  if (usual === null || parts.turn === 0) return usual;
  // Another angle begins with something else.
  return bestOf({ ...parts, what: parts.what.filter((one) => one.text !== usual.what) }) ?? usual;
}

/** The same for a text that is good up to a length and may be longer: where the good one has a shorter form of the call, one with all of it is better. */
export function combineIn(parts: Omit<Combined, "fits"> & { turn: number }, { isGood, fits }: Room): string | null {
  const chosen = chosenOf({ ...parts, fits: isGood });
  if (chosen === null) return combine({ ...parts, fits });
  return withWholeCall(chosen, parts, fits) ?? chosen.text;
}

/** What was chosen, with all of the call for a shorter form of it. */
function withWholeCall({ text, what, support, call: form }: Chosen, { call, join }: Pick<Combined, "call" | "join">, fits: Room["fits"]) {
  const [whole = ""] = call;
  if (form === "" || form === whole || [what, ...support.map((one) => one.text)].some((one) => repeats(one, whole))) return null;
  const longer = join({ what, support, call: whole });
  return longer !== text && fits(longer) ? longer : null;
}

interface Chosen {
  text: string;
  what: string;
  support: readonly RankedSentence[];
  call: string;
}

function bestOf({ what, support, call, join, fits, isTerse = false, isListed = false, news }: Combined): Chosen | null {
  const glance = glanceOf([...support].sort((one, other) => one.index - other.index));
  const groups: RankedSentence[][] = [
    [],
    ...support.map((one) => [one]),
    ...pairsOf(support.slice(0, 9)),
    ...belowSecondLine(support.slice(0, 6)),
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
  const hasShortCall = call.some((form, at) => at > 0 && !isAddress(form));
  const bare = !hasShortCall ? weights.bare : isTerse ? weights.bareInTerse : weights.bareBesideWords;
  const lastDays = findDays(call[0] ?? "");
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
            ? own.length > 0 || (at > 0 && !isTerse)
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
        const isAlone = isAddress(last);
        const how =
          last === ""
            ? 0
            : (isTerse ? weights.callInTerse : weights.call) - (at === 0 ? 0 : Math.min(0.5 + at * 0.4, 1.8)) - (isAlone ? bare : 0);
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
        const isLed = group.some((one) => leading.includes(one));
        const isUnled = last !== "" && leading.length > 0 && !isLed;
        // “Apply at …” without the day that is the last one for it.
        const isUndated =
          at > 0 && last !== "" && lastDays.length > 0 && !lastDays.some((day) => [...told, last].some((text) => namesTheDay(text, day)));
        const loose = isGlanced ? 0 : group.filter((one) => isLoose(one, [first.index, ...group.map((other) => other.index)])).length;
        const isBare = lacksDay(glance, group) && !namesDay(first.text);
        const isTwice =
          (!isGlanced &&
            pairsOf(group).some(([one, other]) => one !== undefined && other !== undefined && repeats(one.text, other.text))) ||
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
    if (fits(text)) return { text, ...parts };
  }
  return null;
}

/** An address alone. */
const isAddress = (form: string) => /^(?:https?:\/\/|www\.)\S+$/u.test(form);

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

/** Below a headline and its second line there is often room for the news and its day. */
function belowSecondLine(support: readonly RankedSentence[]): RankedSentence[][] {
  const second = support.find(isSecondLine);
  return second === undefined ? [] : pairsOf(support.filter((one) => one !== second)).map((pair) => [second, ...pair]);
}
