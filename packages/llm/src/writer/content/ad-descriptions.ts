import type { FieldSpec } from "@copydesk/contracts";
import { asHeadline, asSentence } from "../punctuation.ts";
import { findDays } from "../reader/dates.ts";
import { isDeadline } from "../reader/deadlines.ts";
import { factOf } from "../reader/facts.ts";
import { isForSome } from "../reader/for-some.ts";
import { isUsualLabel } from "../reader/labels.ts";
import { saysTheTown, saysToday } from "../reader/leans-alone.ts";
import { isFootnote } from "../reader/offer-terms.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import { tellsResults } from "../reader/results.ts";
import { titleParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { chooseDistinct, isAbout, isReason, leansElsewhere, namesAddress } from "./ad-lines.ts";
import { isUnderstood } from "./ad-scraps.ts";
import { callAlone } from "./call-alone.ts";
import { shorterForms } from "./clauses.ts";
import { joinsOn } from "./connectives.ts";
import { withoutUnusedNames } from "./defined-names.ts";
import { asks, isSecondLine, namesDay, newsOf } from "./essentials.ts";
import { isNearNews } from "./key-facts.ts";
import { withoutLastPhrases } from "./last-phrases.ts";
import { isWithin } from "./lines.ts";
import { rowsOf } from "./missing-facts.ts";
import { byRank, type FieldWriter, type Piece } from "./piece.ts";
import { free, price } from "./prices.ts";
import { repeats } from "./repeats.ts";
import { callForms } from "./short-calls.ts";
import { supportOf } from "./social.ts";

/** A fact, then what to do; sentences that lean on others only where nothing else makes the fewest lines. */
export const writeAdDescriptions: FieldWriter = (piece, spec) => {
  const least = spec.countMin ?? 0;
  const own = linesOf(piece, spec);
  // A headline that stands right above it says nothing once more.
  const above = new Set([piece.values.headlines ?? []].flat().map(bare));
  // “See details” is a button.
  const button = bare(piece.work.call?.label ?? "-");
  const isNew = (text: string) => !above.has(bare(text)) && bare(text) !== button;
  const lines = chooseDistinct(own.filter(isNew), { ...spec, countMin: 0 }, piece, 4);
  if (!piece.work.isTold || (lines ?? []).length >= least) return lines;
  return chooseDistinct(
    [
      ...(lines ?? []),
      ...wholeTitles(piece),
      ...linesOf(piece, spec, true).filter(isNew),
      ...own.filter((text) => bare(text) !== button),
      ...newsInShort(piece),
      ...anySentence(piece),
    ],
    { ...spec, countMin: 0 },
    piece,
    least,
  );
};
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** What headlines say in parts, in one line: more than a row that nobody understands alone. */
const wholeTitles = ({ work }: Piece) => work.titles.slice(0, 1).map((title) => asSentence(title, work.language));

/** The news without its last phrases of when and where. */
const newsInShort = ({ work }: Piece) => {
  const news = newsOf(work.pool);
  return news?.kind !== "sentence" || news.hasQuote
    ? []
    : withoutLastPhrases(news.text, work.language).map((text) => asSentence(text, work.language));
};

/** Whole sentences, whatever they lean on: the rest of the story stands behind the click. */
const anySentence = (piece: Piece) =>
  byRank(piece).flatMap((one) =>
    one.kind !== "list" && !one.hasQuote && !one.introducesSpeaker && !namesAddress(one.text) ? [one.text] : [],
  );

/** The lines that it chooses from, the best first. @param isLast whether there is nothing else to choose from */
function linesOf(piece: Piece, spec: FieldSpec, isLast = false): string[] {
  const { work } = piece;
  const isAlone = (one: RankedSentence) => isLast || isUnderstood(one, work);
  const calls = callForms(piece).map((one) => asSentence(one, work.language));
  // A verb alone (“Order.”) is no sentence.
  // “For the programme” leads on to an address and asks nothing.
  const isAsking = work.call?.kind !== "read";
  const own = work.call?.words ?? "";
  // “For questions:” leads on to an address, too.
  const isLabel = own !== "" && /^\s*[:：]/u.test(work.call?.text.split(own)[1] ?? "");
  const label =
    isAsking && !isLabel && / |[\p{sc=Han}\p{sc=Hiragana}]|[\p{sc=Thai}\p{M}]{10}/u.test(own) ? asSentence(own, work.language) : "";
  const alone = work.call === null ? null : callAlone(work.call, work.language);
  const call = work.action === null ? (calls.find((one) => !namesAddress(one)) ?? alone ?? label) : asSentence(work.action, work.language);
  const news = newsOf(work.pool);
  const able = [...new Set([...(news ? [news] : []), ...supportOf(piece), ...byRank(piece)])]
    .filter(
      (one) => !one.hasQuote && !one.introducesSpeaker && !one.pointsBack && !asks(one.text) && !joinsOn(one.text) && !isForSome(one.text),
    )
    // “The result will be told on 3 May” follows what is asked, and glued days leave open what is on them.
    .filter((one) => one !== news || !saysTheTown.test(one.text))
    .filter((one) => one === news || !(isBehindCall(one, work) || isGlued(one)))
    .filter((one) => one === news || !(pointsInside(one.text, work.language) || leansElsewhere(one, work)))
    .filter((one) => one === news || !tellsResults(one.text))
    .filter((one) => one.kind !== "fact" || !work.isTold || (isLast ? isReason(one) : isReasonAlone(one)))
    .filter((one) => isLast || !(saysToday.test(one.text) || isFootnote(one.text, work.story.markdown)))
    .filter((one) => !work.isTold || isAlone(one))
    // What else a story tells says nothing below its headline.
    .filter((one) => one === news || one.kind === "fact" || isSecondLine(one) || work.story.title === null || isNearNews(one, work))
    .filter((one) => one.kind !== "sentence" || !work.isTold || one.index < 2 || one.isOpening || isAbout(one, work));
  // Out of the middle of a paragraph only what says when, where or for how much stands alone.
  const isSure = (one: RankedSentence) => one === news || one.isOpening || one.hasWhen || price.test(one.text);
  const sure = able.filter(isSure);
  const isEnough = work.isTold && sure.length >= fewestSure;
  const told = isEnough ? sure : [...sure, ...able.filter((one) => !isSure(one))];
  // Of several days the last one to act comes first.
  const facts = told.map((one) => (isSecondLine(one) ? asSentence(one.text, work.language) : withoutUnusedNames(one.text)));
  // A list of dates has rows that say as much.
  const listed = work.isTold
    ? rowsOf(work).filter((row) => namesDay(row) && isDeadline(row) && !work.pool.some((one) => one.text === row))
    : [];
  const dated = [...facts, ...listed].sort((a, b) => Number(isDeadline(b)) - Number(isDeadline(a)));
  const titles = work.titles.map((title) => asSentence(title, work.language));
  // What its headlines say in parts is said.
  const headlines = [piece.values.headlines ?? []].flat().join("\n");
  const isAbove = (title: string) => repeats(headlines, title) || headlines.includes(asHeadline(title));
  const head = titles.slice(0, work.isTold ? 1 : 0);
  const withCall = [...head.filter((title) => !isAbove(title)), ...dated.slice(0, 6), ...head.filter(isAbove)];
  // “Buy it from 20 April”: what is bought stands elsewhere.
  const isNamed = work.call?.label !== null || work.action !== null;
  const asking = (call === "" || !isNamed ? [] : withCall)
    .map((fact) => `${asSentence(fact, work.language)} ${call}`)
    .filter((text) => isWithin(text, spec, piece.tightness))
    .slice(0, work.isTold ? 2 : 4);
  const parts = work.titles
    .flatMap((title) => titleParts(title).slice(1))
    .filter((part) => part.split(/\s+/u).length > 2 || /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(part))
    .map((part) => asSentence(part, work.language));
  const shorter = [...(news ? [news] : []), ...byRank(piece)]
    .filter(
      (one) =>
        !one.hasLink &&
        !one.pointsBack &&
        !one.introducesSpeaker &&
        one.kind === "sentence" &&
        (one === news || one.isOpening || isAbout(one, work)) &&
        isAlone(one),
    )
    .flatMap((one) => shorterForms(one.text, work.language).map((text) => asSentence(text, work.language)));
  // A blank ends no clause in Thai, and below a headline fewer lines do.
  const isCut = work.language === "th" || (!isLast && (isEnough || work.story.title !== null));
  // A headline that is too long, without its last phrases of when and where.
  const cut =
    work.story.title === null ? [] : withoutLastPhrases(work.story.title, work.language).map((text) => asSentence(text, work.language));
  const lines = [
    ...(work.story.title === null ? [] : titles.slice(0, 2).filter((title) => !isAbove(title))),
    ...cut.slice(0, 1).filter((line) => !isAbove(line)),
    ...(asking.length > 0 || !isNamed ? [] : [alone ?? ""]),
    ...dated,
    ...titles.filter((title) => isLast || !isAbove(title)),
    ...(isCut ? [] : shorter),
    // “Register (by 3 May)” is a headline.
    ...calls.filter((one) => !/[)）][.。।]?$/u.test(one)),
    ...parts.filter((part) => !isAbove(part)),
  ].filter((one) => !namesAddress(one));
  const framed = [...facts, work.objective?.benefit ?? "", ...(work.phrases?.ads.descriptions ?? []), ...work.titles];
  return [...asking, ...(work.isTold ? lines : framed)];
}

/** In a row of its own only what it costs or a day says something: “Place: …” leaves open of what. */
const isReasonAlone = ({ text, hasWhere }: RankedSentence) =>
  ((price.test(text) || free.test(text)) && !hasWhere) || isDeadline(text) || (namesDay(text) && isUsualLabel(factOf(text)?.label ?? ""));

/** With these and the headline there are enough lines without what may lean on a sentence that is not there. */
const fewestSure = 2;

/** Whether a sentence goes on behind the call in its paragraph. */
const isBehindCall = (one: RankedSentence, { call, story }: Work): boolean =>
  call !== null &&
  one.index > call.index &&
  story.sentences.slice(call.index + 1, one.index + 1).every(({ isOpening, kind }) => !isOpening && kind === "sentence");

/** The days of a programme in one line, without what is on them. */
const isGlued = ({ kind, text }: RankedSentence): boolean => kind === "fact" && findDays(text).length > 1 && isCommaList.test(text);
const isCommaList = /[:：].*\p{Nd}.*[,、].*\p{Nd}/u;
