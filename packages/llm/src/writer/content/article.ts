import type { HeadingKey, Phrases } from "../phrases/phrases.ts";
import { settingNumber } from "../read-settings.ts";
import type { RankedSentence } from "../story/rank-sentences.ts";
import type { Work } from "../work.ts";
import type { Paragraph } from "./draft.ts";
import { fitDraft, line } from "./draft.ts";
import { bulletList, countWords, keyPoints, originalParagraphs, storyParagraphs } from "./long-text.ts";
import { callLine, type FieldWriter, type Piece } from "./piece.ts";
import { roomOf } from "./social.ts";

/** An article in Markdown: the finding, the main points, the story in sections, answers to what one asks, the next step. */
export const writeArticle: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const least = spec.min ?? 0;
  const size = Math.min(settingNumber(work.brief.settings, "words") ?? 1_000, spec.max ?? 1_500);
  const first = openingSentences(piece);
  const told = storyParagraphs(work, Math.round(size * 0.8), new Set(first.map((one) => one.index)));
  const opening = openingOf(piece, first);
  const sections = sectionsOf(told, work);
  const close = closing(piece);
  const glance = glanceOf(piece);
  const missing = least - countWords([...opening, ...glance, ...sections, ...close]);
  const more = missing > 0 ? [...questionsOf(piece), ...quotedStory(work, missing)] : [];
  return fitDraft([...opening, ...glance, ...sections, ...more, ...close], roomOf(piece, spec, Math.max(size, least + 50))) || null;
};

/** The opening with what only makes sense right after it. */
function openingSentences({ work, lead }: Piece): RankedSentence[] {
  if (lead === null) return [];
  const following = work.pool.filter((one) => one.index > lead.index);
  const end = following.findIndex((one, at) => !one.pointsBack || one.index !== lead.index + 1 + at);
  return [lead, ...following.slice(0, end === -1 ? following.length : end)];
}

function openingOf({ work }: Piece, first: readonly RankedSentence[]): Paragraph[] {
  if (first.length === 0) return [line(work.titles[0] ?? work.topic, 0)];
  const benefit = work.objective && work.isOwnLanguage ? [{ text: work.objective.benefit, rank: 4 }] : [];
  const sentences = first.map((one, at) => ({ text: one.text, rank: at === 0 ? 0 : 3, index: one.index, pointsBack: at > 0 }));
  return [{ parts: [...sentences, ...benefit], joiner: " " }];
}

const glanceOf = (piece: Piece): Paragraph[] =>
  piece.work.phrases === null || piece.work.isFramed ? [] : bulletList(`## ${piece.work.phrases.keyPoints}`, keyPoints(piece), 8);

/** Under the story's own headings; where it has none, headings that say what kind of facts follow. */
function sectionsOf(told: ReturnType<typeof storyParagraphs>, work: Work): Paragraph[] {
  const used = new Set<string>();
  return told.flatMap(({ heading, paragraphs }) => {
    if (heading !== null) return [line(`## ${heading}`, 1), ...paragraphs];
    const groups = paragraphs.length > 3 ? inThrees(paragraphs) : [paragraphs];
    return groups.flatMap((group) => {
      const words = work.phrases === null ? null : headingFor(group, work.phrases, used);
      return words === null ? group : [line(`## ${words}`, 1), ...group];
    });
  });
}

const inThrees = (paragraphs: Paragraph[]) =>
  Array.from({ length: Math.ceil(paragraphs.length / 3) }, (_, at) => paragraphs.slice(at * 3, at * 3 + 3));

const plainHeadings: readonly HeadingKey[] = ["about", "background", "details", "practice", "outlook"];

function headingFor(group: readonly Paragraph[], phrases: Phrases, used: Set<string>): string | null {
  const text = group.flatMap((paragraph) => paragraph.parts.map((part) => part.text)).join(" ");
  const wanted: HeadingKey[] = [
    ...(used.size > 0 && /[“„«"]/.test(text) ? (["voices"] as const) : []),
    ...(used.size > 0 && (text.match(/\p{Nd}+/gu) ?? []).length >= 4 ? (["figures"] as const) : []),
    ...plainHeadings,
  ];
  const key = wanted.find((one) => !used.has(one));
  if (key === undefined) return null;
  used.add(key);
  return phrases.headings[key];
}

/** What readers ask, answered in the story's words. */
function questionsOf(piece: Piece): Paragraph[] {
  const { work, lead } = piece;
  const { phrases } = work;
  if (phrases === null || work.isFramed) return [];
  const taken = new Set<RankedSentence>();
  const answer = (fits: (one: RankedSentence) => boolean) => {
    const found = [...work.pool]
      .filter((one) => one !== lead && !one.pointsBack && !taken.has(one) && fits(one))
      .sort((a, b) => b.score - a.score)[0];
    if (found) taken.add(found);
    return found?.text ?? null;
  };
  const pairs: [string, string | null][] = [
    [phrases.questions.about, lead?.text ?? null],
    [phrases.questions.when, answer((one) => isDated(one.text, work))],
    [phrases.questions.who, answer((one) => one.hasName && !one.hasNumber)],
    [phrases.questions.figures, answer((one) => one.hasNumber)],
    [phrases.questions.next, callLine(piece) || null],
  ];
  const asked = pairs.flatMap(([question, text]) => (text === null ? [] : [line(`### ${question}\n\n${text}`, 6)]));
  return asked.length < 2 ? [] : [line(`## ${phrases.headings.questions}`, 5), ...asked];
}

/** Speaks of a year that is not past when the campaign begins. */
function isDated(text: string, { brief }: Work): boolean {
  const from = Number((brief.start_date ?? brief.today ?? "2000").slice(0, 4));
  return (text.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).some((year) => Number(year) >= from);
}

function quotedStory(work: Work, words: number): Paragraph[] {
  const quotes = originalParagraphs(work, words);
  return quotes.length === 0 || work.phrases === null ? [] : [line(`## ${work.phrases.headings.original}`, 1), ...quotes];
}

function closing(piece: Piece): Paragraph[] {
  const { work } = piece;
  const call = callLine(piece);
  const heading = work.phrases && call !== "" ? [line(`## ${work.phrases.headings.next}`, 2)] : [];
  const further = work.links.slice(1, 5).map((link) => `- ${link}`);
  return [...heading, line(call, 2), line(further.join("\n"), 3), line(work.brief.mandatory_text, 0)];
}
