import { countGraphemes } from "@copydesk/contracts";
import { isSaid } from "../is-said.ts";
import { asHeadline, colonOf } from "../punctuation.ts";
import { wordsOf } from "../reader/asks-for.ts";
import { findDays } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { factOf } from "../reader/facts.ts";
import { canStandAlone } from "../reader/keywords.ts";
import { isQuoted } from "../reader/paired-marks.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Story } from "../reader/read-story.ts";
import { nameParts, titleParts } from "../reader/title-parts.ts";
import { actorOf } from "./actor.ts";
import { shorterForms, withoutLateDay } from "./clauses.ts";
import { withoutConnective } from "./connectives.ts";
import { asks, coreLine, newsOf, saysThe } from "./essentials.ts";
import { isForAPart } from "./for-a-part.ts";
import { placeOf, topicTags } from "./hashtags.ts";
import { headlinePhrases } from "./headline-phrases.ts";
import { saysOnlyUntil, shortHeadlines, upToBlank } from "./headlines.ts";
import { withoutLastPhrases } from "./last-phrases.ts";
import { pickLine } from "./lines.ts";
import { byRank, type FieldWriter, type Piece } from "./piece.ts";
import { tellsEntry } from "./prices.ts";
import { callForms } from "./short-calls.ts";

/** The same field with room for no more than `max`. */
export const atMost = <T extends { max?: number | undefined }>(spec: T, max: number): T & { max: number } => ({
  ...spec,
  max: Math.min(spec.max ?? max, max),
});

/** Sentences as headlines, the best first. Those with an address are no headline. Where the story has none of its own, its news is named first. */
export const headlinesOf = (piece: Piece) => [
  ...(piece.work.isTold && piece.work.story.title === null ? newsHeadlines(piece) : []),
  ...openingsIn(piece).map((one) => asHeadline(one.text)),
  ...(piece.work.isTold && piece.work.story.title === null
    ? openingsIn(piece).flatMap((one) => shorterForms(one.text, piece.work.language))
    : []),
];

/** What can stand alone; without a headline in the story's own order, since what comes first is nearer to the news. */
function openingsIn(piece: Piece): RankedSentence[] {
  const able = byRank(piece)
    .filter((one) => !one.hasLink && !one.hasQuote && one.kind === "sentence" && (one.isOpening || one.index < 1))
    .filter((one) => !saysThe.test(one.text) && !asks(one.text) && !tellsEntry(one.text));
  return piece.work.story.title === null ? [...able].sort((a, b) => a.index - b.index) : able;
}

/** The news without what only goes with it. */
function newsHeadlines({ work }: Piece): string[] {
  const news = coreLine(work.pool);
  if (news === undefined || news.kind !== "sentence" || news.hasLink) return [];
  const told = withoutConnective(news.text, work.language);
  return [asHeadline(told), ...shorterForms(told, work.language), withoutLateDay(asHeadline(told)) ?? "", ...namedDay({ work })];
}

/** Everything short that names the matter: headlines and their parts, the campaign, facts; whole, the most telling first. */
export function titlesOf(piece: Piece): string[] {
  const { titles, brief, isTold, story, topic, language } = piece.work;
  const turned = brief.turn > 0 && titles.length > 1 ? [...titles.slice(1), ...titles.slice(0, 1)] : titles;
  const parts = titles.flatMap((title) => titleParts(title).slice(1));
  const names = isTold ? titles.flatMap((title) => nameParts(title)) : [];
  const campaign = isSaid(brief.campaign_name, story) ? brief.campaign_name.trim() : "";
  return [
    ...turned,
    ...parts,
    ...names,
    ...(isTold && campaign !== "" ? [campaign] : []),
    ...(isTold ? story.names.filter((name) => canStandAlone(name, language) && !story.speakers.includes(name)).slice(0, 3) : []),
    ...(isTold ? topicTags(piece.work) : [topic]),
  ];
}

/** A headline of any kind, in the words of the opening. */
export const writeLine: FieldWriter = (piece, spec) => {
  const sentences = headlinesOf(piece);
  return pickLine([...sentences.slice(0, 3), ...titlesOf(piece), ...sentences], spec, piece);
};

/** Telephones show some 40 characters of a subject. */
export const writeSubject: FieldWriter = (piece, spec) => {
  const { objective, topic, titles, isTold } = piece.work;
  const main = titles.slice(0, 1);
  const near = headlinesOf(piece).filter((one) => titles.some((title) => sharesWords(one, title)));
  const parts = isTold ? shortHeadlines(piece) : titles.flatMap((title) => titleParts(title));
  const told = titles.slice(1).flatMap((title) => titleParts(title).filter((part) => !tellsEntry(part)));
  const first = titles.slice(0, 1).flatMap((title) => matterOf(title, piece.work.story));
  const all = askingLast(
    nameLast([
      ...titles.slice(0, 1),
      ...(isTold ? upToBlank(titles[0] ?? "") : []),
      ...first,
      ...namedDay(piece),
      ...parts,
      ...told,
      ...near,
      ...phrasesIn(piece, 50),
    ]),
  ).filter((line) => !isWhenOnly(line));
  const usual = pickLine(main, spec, piece) ?? pickLine(all, atMost(spec, 50), piece) ?? pickLine(all, spec, piece);
  const others = isTold
    ? [
        ...namedDay(piece),
        ...namedDay(piece, 1),
        ...withoutEnd(piece),
        ...askedFor(piece),
        ...matterNames(piece),
        ...headlinesOf(piece),
        ...dated(piece),
        ...titlesOf(piece),
      ]
    : [objective?.headline(topic) ?? "", ...titlesOf(piece)];
  const able = [...others, ...headlinesOf(piece)].filter((line) => isSeveral(line) && !isWhenOnly(line));
  return usual ?? pickLine(able, spec, piece) ?? pickLine(others, spec, piece);
};

/**
 * “Winter service from €69” of “… – book now, ride in spring”: what a headline calls its matter in so many words, before its first dash, unless
 * the story has more words of what stands behind it (“Solder, saw, ask: open day at the yard”).
 */
function matterOf(title: string, { sentences }: Story): string[] {
  const told = sentences.map((one) => one.text.toLowerCase()).join("\n");
  const saidOf = (part: string) => (part.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).filter((word) => told.includes(word)).length;
  const [first = "", second = ""] = titleParts(title).slice(1, 3);
  // “Mill co-operative ‘Orrin’: sales up by 12%”: who tells it is not what is told.
  const isWho = organisation.test(first) && second.split(/\s+/u).length >= fewestOfMatter;
  const parts = isWho ? [second] : saidOf(second) > saidOf(first) ? [second, first] : [first];
  return parts.filter((part) => part.split(/\s+/u).length >= fewestOfMatter && !isNameAlone.test(part));
}
const fewestOfMatter = 3;
/** A name that says by a word of its own whose it is. */
const organisation =
  /^(?=[^.!?\p{Nd}]{4,60}$)(?:.*[\s-])?(?:co-?operative|co-?op|association|society|foundation|company|union|genossenschaft|\p{L}*verein|\p{L}*verband|stiftung|coopérative|fondation|société|cooperativa|asociación|fundación|associazione|fondazione|società|associação|fundação|кооператив|сеть|мережа|союз|фонд|общество|ассоциация|компания|спілка|товариство|асоціація|συνεταιρισμός|σύλλογος|εταιρεία|ίδρυμα|ένωση|جمعية|تعاونية|مؤسسة|شركة|אגוד[הת]|עמות[הת]|קואופרטיב|संघ|समिति|संस्था|कंपनी|সমিতি|সংস্থা|ফাউন্ডেশন|கூட்டமைப்பு|சங்கம்|அறக்கட்டளை|நிறுவனம்)(?:\s.*)?$/iu;

/** Whole phrases of a headline that is too long. */
export const phrasesIn = ({ work }: Piece, most: number) =>
  work.isTold ? headlinePhrases(work.story.title ?? "", work.language, (line) => line.length <= most && isSeveral(line)) : [];

/** “We take applications until 16 October” says not for what. */
export const askingLast = (lines: readonly string[]): string[] => [
  ...lines.filter((line) => !saysOnlyUntil(line)),
  ...lines.filter(saysOnlyUntil),
];

/** What only names something says less than anything that tells of it. */
const nameLast = (lines: readonly string[]): string[] => [
  ...lines.filter((line) => !isNameAlone.test(line)),
  ...lines.filter((line) => isNameAlone.test(line)),
];
const isNameAlone = /^[“„«"「『]\s?[^“”„«»"「」『』]+\s?[”“»"」』]$/u;

/** “3 October 2026 – 17 January 2027” is when, and not what. */
const isWhenOnly = (line: string) =>
  findDays(line).length > 0 &&
  (
    findDays(line)
      .reduce((left, day) => left.replace(day, " "), line)
      .match(/\p{L}{3,}/gu) ?? []
  ).length < 2;

/** A town or a brand alone says nothing of what is there. */
const isSeveral = (line: string) => /\s/u.test(line.trim()) || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(line);

/** The story's own call, where it says more than a verb. */
const askedFor = ({ work }: Piece) => [work.call?.words ?? ""].filter((words) => words.split(/\s+/u).length > 2);

/** A headline that is too long, without its last phrases: of what is new no sentence of a story says as much. */
const withoutEnd = ({ work }: Pick<Piece, "work">) =>
  work.story.title === null ? [] : withoutLastPhrases(work.story.title, work.language);

/** What a long headline calls its matter. */
const matterNames = ({ work }: Piece) =>
  work.story.title === null ? [] : [...topicTags(work), ...work.story.phrases].filter((name) => isSeveral(name)).map(capital);

/** Who acts stands at the beginning of a sentence, and where further on. */
const firstWords = 40;

/** The name of an event or of whoever holds it and its day, where the headline is too long; the news must tell both. */
function namedDay({ work }: Pick<Piece, "work">, fewest = work.story.title === null ? 1 : 2): string[] {
  const news = newsOf(work.pool)?.text ?? "";
  const actor = actorOf({ work });
  const [first = "", second] = findDays(news);
  // “From 19 March to 14 June”: the first day alone makes one of three months.
  const isRange = second !== undefined && news.indexOf(second) - news.indexOf(first) - first.length < betweenDays;
  const day = isRange ? "" : withRange(first, news);
  // “Mill Trust: 31 March” is no event; a headline without its last words says what whoever acts does.
  const isActor = (topic: string) =>
    news.startsWith(topic) && !isQuoted(topic, work.story.markdown) && withoutEnd({ work }).some((line) => line.includes(topic));
  const named = [...new Set([...topicTags(work), ...work.story.phrases])].filter(
    (topic) =>
      news.includes(topic) &&
      // Who acts is none, wherever a sentence has it.
      !actor.includes(topic) &&
      !opensAsActor(topic, work.story.title ?? "") &&
      // A town is where it is, and not what it is.
      topic !== placeOf(work.story.dateline?.place ?? "") &&
      !/[:：]/u.test(topic) &&
      !isActor(topic) &&
      (isQuoted(topic, work.story.markdown) || (topic.split(" ").length > fewest && news.indexOf(topic) < firstWords)),
  );
  return named.filter(() => day !== "").map((topic) => `${capital(topic)}${work.phrases?.colon ?? colonOf(work.language)}${day}`);
}

/** “‘Gulf Moorings’ opens a line”: a name between marks that a headline begins with, and its verb right behind it. */
const opensAsActor = (topic: string, title: string) =>
  /^["“„«「『]/u.test(title) && /^["”“»」』]\s\p{L}/u.test(title.slice(1).split(topic)[1] ?? "") && title.slice(1).startsWith(topic);

const betweenDays = 24;

const capital = (text: string) => (/\p{sc=Georgian}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** “from 14 to 16 August”: the day that something begins belongs to the one that it ends on. */
function withRange(day: string, text: string): string {
  const before = day === "" ? "" : text.slice(0, text.indexOf(day));
  return `${/(?:(?<!\p{L})(?:\p{L}{1,8}\s)?\p{Nd}{1,2}\.?\s?(?:–|-|—|\s\p{L}{1,3})\s?)$/u.exec(before)?.[0] ?? ""}${day}`;
}

/** Until when to act, or what to do and its day, where every sentence is too long: a bare name says nothing. */
function dated({ work }: Piece): string[] {
  // A verb alone says nothing of what is on that day.
  const label = work.action ?? (/\s/u.test(work.call?.label ?? "") ? (work.call?.label ?? "") : "");
  // “Apply: 29 September”, the day of a talk about it, would mislead whoever has until October.
  const deadline = work.pool.find((one) => isDeadline(one.text));
  if (deadline !== undefined) {
    const colon = work.phrases?.colon ?? colonOf(work.language);
    return [deadline.text, `${factOf(deadline.text)?.label ?? ""}${colon}${findDays(deadline.text)[0] ?? ""}`];
  }
  const day = findDays(
    work.pool
      .filter((one) => one.kind === "sentence")
      .map((one) => one.text)
      .join("\n"),
  )[0];
  const parts = [label, day ?? ""].filter((part) => part !== "");
  return parts.length > 1 ? [parts.join(work.phrases?.colon ?? colonOf(work.language))] : [];
}

/** Whether two lines speak of the same: two words or more of one are in the other. */
function sharesWords(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []);
  const known = words(other);
  return [...words(one)].filter((word) => known.has(word)).length >= 2;
}

/** The article's or video's own headline; what search engines show may be the same. */
export const writeTitle: FieldWriter = (piece, spec) =>
  pickLine(
    [
      ...piece.work.titles.slice(0, 1),
      ...shortHeadlines(piece),
      ...piece.work.titles.slice(1, 2),
      ...headlinesOf(piece),
      ...titlesOf(piece),
    ],
    spec,
    {
      ...piece,
      values: {},
    },
  );

/** With the topic at its beginning, where searching eyes fall. */
export const writeSearchTitle: FieldWriter = (piece, spec) => {
  const { topic, titles, objective, phrases, isTold } = piece.work;
  if (isTold)
    return pickLine(
      nameLast([
        ...titles.slice(0, 1),
        ...titles.slice(0, 1).flatMap((title) => matterOf(title, piece.work.story)),
        ...namedDay(piece),
        ...shortHeadlines(piece),
        ...withoutEnd(piece),
        ...phrasesIn(piece, 60),
        ...titles.slice(1).flatMap((title) => titleParts(title)),
        ...namedDay(piece, 1),
        ...askedFor(piece),
        ...matterNames(piece),
        ...headlinesOf(piece),
        ...dated(piece),
        ...titlesOf(piece).filter(isSeveral),
        ...titlesOf(piece),
      ]).filter((line) => !isWhenOnly(line)),
      spec,
      piece,
    );
  const named = titles
    .filter((title) => !title.includes(topic))
    .map((title) => `${topic}${phrases?.colon ?? colonOf(piece.work.language)}${title}`);
  return pickLine([...named, objective?.headline(topic) ?? "", ...titles], spec, piece);
};

/** What happens on a click: the story's own call in two words. Never an address. */
export const writeButton: FieldWriter = (piece, spec) => {
  const { action, call, objective, isTold, language, link } = piece.work;
  // A story that asks for nothing and leads nowhere has nothing to press.
  if (isTold && action === null && call === null && link === null && !spec.required) return null;
  // What is asked of some is pressed by nobody else.
  if (isTold && action === null && !spec.required && isForAPart(piece.work)) return null;
  const short = callForms(piece)
    .filter((one) => !isAddress.test(one))
    .map(asHeadline);
  const more = isTold ? (wordsOf(piece.work.story.markdown, language).read?.labelFor("") ?? "") : "";
  const names = titlesOf(piece).filter((one) => countGraphemes(one) >= 3 && !isAddress.test(one));
  return pickLine([action ?? "", call?.label ?? "", ...short, objective?.action ?? "", more, ...names], spec, piece);
};

const isAddress = /https?:|www\.|\S@\S|\p{Nd}{4,}|[a-z\d-]\.[a-z]{2,}(?![\p{L}])/u;
