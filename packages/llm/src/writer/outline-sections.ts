import type { Outline } from "@copydesk/contracts";
import { countGraphemes, truncateToLength } from "@copydesk/contracts";
import type { HeadingKey } from "./phrases/phrases.ts";
import { asHeadline, asSentence } from "./punctuation.ts";
import type { RankedSentence } from "./reader/rank-sentences.ts";
import type { Work } from "./work.ts";

type Section = Outline["sections"][number];
const mostPoints = 4;

/** The argument step by step: the story in parts, and last what to do. As many sections as asked for, if the story carries them. */
export function outlineSections(work: Work, wanted: number): Section[] {
  const last = lastSection(work);
  const count = Math.min(Math.max(wanted, 1), 12) - (last ? 1 : 0);
  const parts = work.isOwnLanguage || work.phrases === null ? storySections(work, count) : framedSections(work, count);
  return last ? [...parts, last] : parts;
}

function lastSection(work: Work): Section | null {
  if (work.call !== null) return { heading: work.phrases?.headings.next ?? work.call.label ?? work.topic, points: [work.call.text] };
  if (work.phrases === null || work.action === null) return null;
  const steps = [asSentence(work.action, work.language), ...(work.link === null ? [] : [work.link])];
  return { heading: work.phrases.headings.next, points: steps };
}

function storySections(work: Work, count: number): Section[] {
  const used = new Set<HeadingKey>();
  const headings = new Map(
    work.story.passages.flatMap((passage) => {
      const first = passage.paragraphs[0]?.[0];
      const isOwn = passage.heading !== null && passage.heading !== work.story.title && first !== undefined;
      return isOwn ? [[first, passage.heading ?? ""] as const] : [];
    }),
  );
  return inParts(work.pool, count, new Set(headings.keys())).map((group) => {
    const own = group.map((one) => headings.get(one.index)).find((heading) => heading !== undefined);
    return { heading: shorten(own ?? headingFor(group, work, used), 200), points: pointsOf(group) };
  });
}

/** The best sentences of a part, in order. */
function pointsOf(group: readonly RankedSentence[]): string[] {
  const alone = group.filter((one) => !one.pointsBack);
  const best = new Set([...(alone.length > 0 ? alone : group)].sort((a, b) => b.score - a.score).slice(0, mostPoints));
  return group.filter((one) => best.has(one)).map((one) => shorten(one.text, 1_000));
}

/** Neighbouring sentences in parts of about the same size, cut where the story begins a new passage if that is near. */
function inParts(pool: readonly RankedSentence[], count: number, starts: ReadonlySet<number>): RankedSentence[][] {
  const parts: RankedSentence[][] = [];
  const size = Math.max(1, pool.length / Math.max(1, count));
  let current: RankedSentence[] = [];
  for (const one of pool) {
    const isFull = current.length >= size && !one.pointsBack;
    const isNewPassage = starts.has(one.index) && current.length >= size / 2;
    if (current.length > 0 && (isFull || isNewPassage) && parts.length < count - 1) {
      parts.push(current);
      current = [];
    }
    current.push(one);
  }
  return current.length > 0 ? [...parts, current] : parts;
}

const plainHeadings: readonly HeadingKey[] = [
  "about",
  "background",
  "details",
  "practice",
  "change",
  "outlook",
  "people",
  "figures",
  "voices",
  "time",
  "questions",
];

function headingFor(group: readonly RankedSentence[], { phrases, topic }: Work, used: Set<HeadingKey>): string {
  if (phrases === null) {
    const telling = group.filter((one) => one.kind === "sentence");
    const best = [...telling].sort((a, b) => Number(b.length <= 90) - Number(a.length <= 90) || b.score - a.score)[0];
    return best && best.length <= 200 ? asHeadline(best.text) : topic;
  }
  const isAbout = (share: number, has: (one: RankedSentence) => boolean) => group.filter(has).length >= group.length * share;
  const wanted: HeadingKey[] = [
    ...(used.size > 0 && isAbout(0.3, (one) => one.hasQuote) ? (["voices"] as const) : []),
    ...(used.size > 0 && isAbout(0.6, (one) => one.hasNumber) ? (["figures"] as const) : []),
    ...plainHeadings,
  ];
  const key = wanted.find((one) => !used.has(one)) ?? "details";
  used.add(key);
  return phrases.headings[key];
}

/** Where the story cannot be told in this language: what can be said about it, under the headings that fit. */
function framedSections({ phrases, pool }: Work, count: number): Section[] {
  if (phrases === null) return [];
  const keys: HeadingKey[] = [
    "about",
    "people",
    "figures",
    "practice",
    "background",
    "details",
    "change",
    "outlook",
    "time",
    "voices",
    "questions",
  ];
  const sentences = pool.slice(0, Math.min(count, keys.length));
  return sentences.map((one, at) => ({ heading: phrases.headings[keys[at] ?? "details"], points: [one.text] }));
}

const shorten = (text: string, max: number) => (countGraphemes(text) <= max ? text : `${truncateToLength(text, "graphemes", max - 1)}…`);
