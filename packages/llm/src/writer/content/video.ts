import { countLength } from "@copydesk/contracts";
import { asHeadline, asSentence, colonOf } from "../punctuation.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { titleParts } from "../reader/title-parts.ts";
import { tokens } from "../reader/tokens.ts";
import type { Work } from "../work.ts";
import { besideCall, wholeEnding } from "./call-paragraph.ts";
import { combineIn } from "./combine.ts";
import { fitDraft, line, toParagraphs, toPart } from "./draft.ts";
import { isSteps, namesDay, neededOf, newsOf, programmeDays } from "./essentials.ts";
import { hashtagsFor, isInScript, singleWords, topicTags } from "./hashtags.ts";
import { shortHeadlines } from "./headlines.ts";
import { pickLine } from "./lines.ts";
import { beginsWithFacts, dayTextOf } from "./openings.ts";
import { callLine, endLine, type FieldWriter, wantedSize } from "./piece.ts";
import { secondLineBelow } from "./second-line.ts";
import { whatOf } from "./short-beginnings.ts";
import { callForms, leansOnAbove, saysTooLittle } from "./short-calls.ts";
import { headlinesOf, titlesOf } from "./short-lines.ts";
import { joinPost, openingOf, roomOf, shortSupportOf, supportFor } from "./social.ts";
import { isInTurn, isSetUp } from "./told-together.ts";

/** The first words of a short video: a whole sentence or headline. */
export const writeHook: FieldWriter = (piece, spec) => {
  const { titles, isTold } = piece.work;
  const sentences = headlinesOf(piece);
  const parts = titles.flatMap((title) => titleParts(title).slice(1));
  return pickLine(
    [...(isTold ? titles.slice(0, 1) : []), ...shortHeadlines(piece), ...sentences, ...parts, ...titlesOf(piece)],
    spec,
    piece,
  );
};

/** Only what is spoken, two and a half words a second. */
export const writeScript: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const seconds = settingNumber(work.brief.settings, "length in seconds") ?? 35;
  const size = Math.min(spec.max ?? 150, Math.round(seconds * 2.5));
  const hook = typeof piece.values.hook === "string" ? piece.values.hook : "";
  const news = newsOf(work.pool);
  const isSaid = (text: string) => hook !== "" && asHeadline(text) === hook;
  const essential = neededOf(work).filter((one) => one !== news && !isSaid(one.text) && (one.kind !== "list" || isSteps(one)));
  const spoken = work.pool.filter(
    (one) => one !== news && !isSaid(one.text) && (essential.includes(one) || (one.kind === "sentence" && !one.hasQuote && !one.hasLink)),
  );
  // What a sentence leans on comes with it, or neither does.
  const whole = spoken.filter(
    (one) =>
      !one.introducesSpeaker &&
      !isSetUp(one, work.pool) &&
      !isInTurn(one, work.pool, work.language) &&
      (!one.pointsBack || news?.index === one.index - 1 || spoken.some((other) => other.index === one.index - 1)),
  );
  const places = new Map(spoken.map((one, at) => [one, 10 + at]));
  const days = work.isTold ? programmeDays(work.pool, work.phrases?.colon ?? colonOf(work.language)) : undefined;
  // The hook may be the beginning of the news itself.
  const second = secondLineBelow(work) ?? "";
  const isBeginning = news?.text.startsWith(hook) || (second === "" && saysAll(news?.text ?? "", hook, work.language));
  const isOnlyDay = namesDay(second) && !namesDay(`${hook} ${news?.text ?? ""}`);
  const draft = [
    line(isBeginning && !isSaid(news?.text ?? "") ? "" : asSentence(hook, work.language), 0),
    // Spoken, it is understood right behind its headline alone.
    line(hook !== "" && hook === work.story.title ? asSentence(second, work.language) : "", isOnlyDay ? 2 : 5),
    { parts: news && !isSaid(news.text) ? [toPart(news, 2)] : [], joiner: " " as const },
    { parts: days === undefined ? [] : [{ text: asSentence(days.text, work.language), rank: 3 }], joiner: " " as const },
    ...toParagraphs(inChains(whole, [...essential, ...(news ? [news] : [])]), 3, (one) =>
      essential.includes(one) ? 4 : (places.get(one) ?? 10),
    ),
    line(endLine(piece), 1),
  ];
  return fitDraft(draft, roomOf(piece, spec, size)) || null;
};

/** Whether a sentence has every word of a headline, and so says it once more. */
function saysAll(text: string, headline: string, language: string): boolean {
  const told = new Set(tokens(text, language).map((word) => word.toLowerCase()));
  const words = tokens(headline, language).map((word) => word.toLowerCase());
  return words.length >= fewestWords && words.every((word) => told.has(word));
}
const fewestWords = 4;

/** Sentences of paragraphs whose beginning is spoken, too, as far as one follows the other; those that are told anyway stay. */
function inChains(sentences: readonly RankedSentence[], sure: readonly RankedSentence[]): RankedSentence[] {
  const told = new Set(sure.map((one) => one.index));
  return sentences.filter(({ index, isOpening, kind }) => {
    if (isOpening || kind !== "sentence" || told.has(index - 1)) told.add(index);
    return told.has(index);
  });
}

/** What a video leaves out, with hashtags at its end where the channel has no part of their own for them. */
export const writeVideoCaption: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const tags = piece.fields.some((one) => one.key === "hashtags") ? [] : hashtagsFor(work, 3);
  const room = roomOf(piece, spec, wantedSize(piece));
  const told = joinPost(piece);
  const join = (parts: Parameters<typeof told>[0]) => [told(parts), tags.join(" ")].filter(Boolean).join("\n\n");
  const parts = {
    what: whatOf(piece),
    support: shortSupportOf(piece).filter((one) => one.kind === "sentence" || one.hasWhen || one.hasWhere),
    call: callForms(piece),
    saysTooLittle: saysTooLittle(piece),
    leansOnAbove: leansOnAbove(piece),
    join,
    turn: work.brief.turn,
    isListed: beginsWithFacts(work),
    news: dayTextOf(work),
  };
  return combineIn(parts, room);
};

/** What stands under a video. */
export const writeVideoDescription: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const size = wantedSize(piece);
  const room = roomOf(piece, spec, size);
  const links = work.links
    .filter((link) => !callLine(piece).includes(link) && !work.pool.some((one) => one.text.includes(link)))
    .slice(0, 4);
  const end = wholeEnding(piece, besideCall);
  const rest = { ...work, pool: work.pool.filter((one) => !end.told.has(one.index)) };
  const draft = [
    ...openingOf(piece, room),
    ...supportFor({ ...piece, work: rest }),
    line(settingText(work.brief.settings, "chapters"), 1),
    { parts: links.map((text) => ({ text, rank: 9 })), joiner: "\n" as const },
    ...end.paragraphs,
    line(work.brief.mandatory_text, 0),
  ];
  return fitDraft(draft, room) || null;
};
/** A headline is no word that anybody searches for, and neither is a campaign called in other letters. */
function isTagged(topic: string, { isTold, story }: Work): boolean {
  if (!isTold) return topic.length <= 40;
  const isShort = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u.test(topic)
    ? topic.length <= 12
    : topic.split(/\s+/u).length <= 4;
  return isShort && topic.length <= 40 && !/[,،、，…]/u.test(topic) && isInScript(topic, story.markdown);
}

/** Search words of a video, from specific to general, within what they may have together. */
export const writeTags: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const words = work.isTold ? [...work.story.phrases, ...singleWords(work)] : work.story.names;
  const tags: string[] = [];
  for (const word of [...topicTags(work).filter((topic) => isTagged(topic, work)), ...words]) {
    const next = [...tags, word];
    const isAgain = tags.some((tag) => tag === word || (/^\p{sc=Han}+$/u.test(word) && (tag.includes(word) || word.includes(tag))));
    if (isAgain || (spec.max !== undefined && countLength(word, spec.unit) > spec.max)) continue;
    if (spec.totalMax !== undefined && countLength(next.join(","), spec.unit) > spec.totalMax * piece.tightness) break;
    tags.push(word);
    if (tags.length >= Math.min(spec.countMax ?? 15, 15)) break;
  }
  return tags;
};
