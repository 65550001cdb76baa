import { asHeadline, asSentence } from "../punctuation.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import { titleParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { tellAsWritten } from "./as-written.ts";
import { fitLongText } from "./call-in-place.ts";
import { besideCall, wholeEnding } from "./call-paragraph.ts";
import { combineIn } from "./combine.ts";
import { fitDraft, lastEssential, line, type Paragraph, type Room, toParagraphs, toPart } from "./draft.ts";
import { asks, isSteps, namesDay, neededOf, newsOf, programmeDays } from "./essentials.ts";
import { hashtagsFor } from "./hashtags.ts";
import { filled, type HeadAndCall, headAndCall, partsOfHeadAndCall } from "./head-and-call.ts";
import { shortHeadlines } from "./headlines.ts";
import { pickLine } from "./lines.ts";
import { withMissingFacts } from "./missing-facts.ts";
import { beginsWithFacts, dayTextOf } from "./openings.ts";
import { callLine, endLine, type FieldWriter, type Piece, wantedSize } from "./piece.ts";
import { repeats } from "./repeats.ts";
import { secondLineBelow } from "./second-line.ts";
import { whatOf } from "./short-beginnings.ts";
import { callForms } from "./short-calls.ts";
import { askingLast, headlinesOf, phrasesIn, titlesOf } from "./short-lines.ts";
import { headOf, joinHeadAndCall, joinPost, openingOf, roomOf, shortSupportOf, supportFor } from "./social.ts";
import { isInTurn, isSetUp } from "./told-together.ts";

/** The first words of a short video: a whole sentence or headline. */
export const writeHook: FieldWriter = (piece, spec) => {
  const { titles, isTold } = piece.work;
  const sentences = headlinesOf(piece);
  const parts = titles.flatMap((title) => titleParts(title).slice(1));
  const lines = [
    ...(isTold ? titles.slice(0, 1) : []),
    ...shortHeadlines(piece),
    ...phrasesIn(piece, spec.max ?? longestHook),
    ...sentences,
    ...parts,
    ...titlesOf(piece),
  ];
  return pickLine(askingLast(lines), spec, piece);
};

const longestHook = 60;

/** Only what is spoken, two and a half words a second. */
export const writeScript: FieldWriter = (piece, spec) => {
  const seconds = settingNumber(piece.work.brief.settings, "length in seconds") ?? 35;
  const size = Math.min(spec.max ?? 150, Math.round(seconds * 2.5));
  const room = roomOf(piece, spec, size);
  return spokenHeadAndCall(piece, room) ?? (fitDraft(scriptOf(piece), room) || null);
};

/** Head and call as somebody says them, and between them as many of the story's next paragraphs as there is time for. */
function spokenHeadAndCall(piece: Piece, room: Room): string | null {
  const { work } = piece;
  const hook = typeof piece.values.hook === "string" ? piece.values.hook : "";
  // The news may say all of it.
  const headlineOf = ({ headline, second, news }: HeadAndCall) =>
    headline === "" || (second === "" && repeats(hook, news)) ? "" : hook || headline;
  const join = (parts: HeadAndCall, more: readonly string[] = []) =>
    [
      headlineOf(parts),
      parts.second,
      parts.news,
      ...more,
      parts.detail,
      [parts.before, parts.call].filter(Boolean).join(" "),
      work.brief.mandatory_text,
    ]
      .filter((part) => part !== "")
      .map((part) => asSentence(part, work.language))
      .join("\n\n");
  const found = partsOfHeadAndCall(piece, room, join);
  if (found === null) return null;
  // Somebody who only listens has no other line to look for the day.
  const isUndated = !namesDay([found.headline, found.second, found.news, found.detail].join("\n"));
  const parts = isUndated ? filled(piece, found, { room, join, filling: { most: 2, isTerse: true } }) : found;
  const told: string[] = [];
  for (const paragraph of paragraphsBetween(work)) {
    if (join(parts, told).includes(paragraph)) continue;
    if (!room.isGood(join(parts, [...told, paragraph]))) break;
    told.push(paragraph);
  }
  return join(parts, told);
}

/** Paragraphs between news and call in nobody's own words. */
function paragraphsBetween({ pool, story, call }: Work): string[] {
  const news = newsOf(pool);
  const isTold = (one: RankedSentence) =>
    one.kind === "sentence" && !asks(one.text) && !one.hasQuote && !one.hasLink && !one.introducesSpeaker;
  return story.passages
    .flatMap((one) => one.paragraphs)
    .filter((indexes) => indexes.every((index) => index > (news?.index ?? 0) && index < (call?.index ?? 0)))
    .map((indexes) => indexes.map((index) => pool.find((one) => one.index === index)))
    .filter((own) => own.every((one) => one !== undefined && isTold(one)) && own[0]?.pointsBack === false)
    .map((own) => own.map((one) => one?.text).join(" "));
}

function scriptOf(piece: Piece): Paragraph[] {
  const { work } = piece;
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
  const days = work.isTold ? programmeDays(work) : undefined;
  // The hook may be the beginning of the news itself.
  const second = secondLineBelow(work) ?? "";
  const isBeginning = news?.text.startsWith(hook) || (second === "" && repeats(hook, news?.text ?? ""));
  const isOnlyDay = namesDay(second) && !namesDay(`${hook} ${news?.text ?? ""}`);
  return [
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
}

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
  const withTags = (text: string) => [text, tags.join(" ")].filter(Boolean).join("\n\n");
  const parts = {
    what: whatOf(piece),
    support: shortSupportOf(piece).filter((one) => one.kind === "sentence" || one.hasWhen || one.hasWhere),
    call: callForms(piece),
    join: told,
    turn: work.brief.turn,
    isListed: beginsWithFacts(work),
    news: dayTextOf(work),
  };
  // Below a video readers unfold what goes on.
  const unfolded = tagged(roomOf(piece, spec, wantedSize(piece) * 4), withTags);
  const text = headAndCall(piece, unfolded, joinHeadAndCall(piece), { most: 6 }) ?? combineIn(parts, tagged(room, withTags));
  return text && withTags(withMissingFacts(piece, text, unfolded.isGood));
};

/** The same room with something else below its text. */
const tagged = ({ fits, isGood }: Room, withTags: (text: string) => string): Room => ({
  fits: (text) => fits(withTags(text)),
  isGood: (text) => isGood(withTags(text)),
});

/** What stands under a video. */
export const writeVideoDescription: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const size = wantedSize(piece);
  const room = roomOf(piece, spec, size);
  const links = work.links
    .filter((link) => !callLine(piece).includes(link) && !work.pool.some((one) => one.text.includes(link)))
    .slice(0, 4);
  const after = [line(work.brief.mandatory_text, 0)];
  const chapters = settingText(work.brief.settings, "chapters");
  const written = chapters === "" && links.length === 0 ? tellAsWritten(piece, { head: headOf(piece, room), after }, room) : null;
  if (written !== null) return written;
  const end = wholeEnding(piece, besideCall);
  const rest = { ...work, pool: work.pool.filter((one) => !end.told.has(one.index)) };
  const told = [...openingOf(piece, room), ...supportFor({ ...piece, work: rest })];
  const heading = [line(end.heading ?? "", lastEssential)];
  const aboveEnd = [line(chapters, 1), { parts: links.map((text) => ({ text, rank: 9 })), joiner: "\n" as const }, ...heading];
  return fitLongText(piece, { told, end, aboveEnd, heading, after }, room) || null;
};
