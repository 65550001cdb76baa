import { asHeadline } from "../punctuation.ts";
import { settingText } from "../read-settings.ts";
import { isSaidByPronoun } from "../reader/attribution.ts";
import { pointsInside, type RankedSentence } from "../reader/rank-sentences.ts";
import type { Story } from "../reader/read-story.ts";
import { quotesSomebody, spokenIn } from "../reader/speech.ts";
import type { Work } from "../work.ts";
import { tellAsWritten } from "./as-written.ts";
import { fitLongText } from "./call-in-place.ts";
import { wholeEnding } from "./call-paragraph.ts";
import { joinsOn, withoutOpener } from "./connectives.ts";
import type { Paragraph } from "./draft.ts";
import { lastEssential, line, toPart } from "./draft.ts";
import { asks, isBelowDays, namesDay, newsOf } from "./essentials.ts";
import { shortHeadlines } from "./headlines.ts";
import { pickLine } from "./lines.ts";
import {
  countWords,
  invitationsOf,
  labelled,
  notesOf,
  originalParagraphs,
  storyParagraphs,
  toEditorsOf,
  withHeadingLines,
} from "./long-text.ts";
import { type FieldWriter, type Piece, wantedWords } from "./piece.ts";
import { furtherLines } from "./second-line.ts";
import { headlinesOf, titlesOf } from "./short-lines.ts";
import { roomOf, supportOf } from "./social.ts";

/** News in falling order of weight, in the story's own paragraphs; where readers can turn comes last. */
export const writeRelease: FieldWriter = (piece, spec) => {
  const { work, lead } = piece;
  const least = spec.min ?? 0;
  const size = Math.min(wantedWords(piece), spec.max ?? 600);
  const news = newsOf(work.pool);
  const first = lead !== null && news && lead !== news ? [toPart(lead, 0), toPart(news, 2)] : lead === null ? [] : [toPart(lead, 0)];
  const apart = quotedApart(piece);
  const room = roomOf(piece, spec, Math.max(size, least + 30));
  const below = [line(work.brief.mandatory_text, 0), ...toEditorsOf(work)];
  const notes = [...invitationsOf(work), ...notesOf(work)];
  const written = tellAsWritten(
    piece,
    { head: [line(furtherLines(work).join("  \n"), 4)], notes, after: below, isMarkdown: true, elsewhere: apart },
    room,
  );
  if (written !== null) return written;
  const end = wholeEnding(piece);
  const elsewhere = new Set([...first.flatMap((part) => part.index ?? []), ...end.told, ...apart]);
  const told = withHeadingLines(storyParagraphs(work, size, elsewhere));
  const draft: Paragraph[] = [
    ...(first.length > 0 ? [withNext(first, told, work)] : told.length > 0 ? [] : [line(work.titles[0] ?? work.topic, 0)]),
    ...told,
  ];
  const missing = least - countWords(draft);
  const original = originalParagraphs(work, missing + 20);
  const introduced = original.length > 0 && work.phrases ? [line(labelled(work.phrases, "original"), 1), ...original] : [];
  const isAsked = work.isTold && work.call !== null;
  const text = {
    told: [...draft, ...introduced, ...invitationsOf(work)],
    end: isAsked ? end : { ...end, asked: [], added: [] },
    heading: [line(end.heading ?? "", lastEssential)],
    notes: notesOf(work),
    after: below,
    isMarkdown: true,
  };
  return fitLongText(piece, text, room) || null;
};

/**
 * What the quotation beside the text says is not said in it again; where the text would miss it, it stands there alone: in front of more that is
 * said, or in its opening.
 */
function quotedApart(piece: Piece): number[] {
  const { work, lead, fields, values } = piece;
  const quote = typeof values.quote === "string" ? values.quote : "";
  const said = quote === "" ? [] : work.pool.filter(({ text }) => quote.includes(text));
  const indexes = said.map(({ index }) => index);
  const news = newsOf(work.pool);
  const isMissed = said.some((one) => {
    const next = work.pool.find(({ index }) => index === one.index + 1);
    const leans = next !== undefined && !said.includes(next) && (next.hasQuote || next.pointsBack);
    // “X added: …” leans on it from a paragraph of its own, too.
    return one === lead || one === news || (leans && (!next.isOpening || (next.hasQuote && next.pointsBack)));
  });
  if (!isMissed) return indexes;
  if (!fields.some(({ key, required }) => key === "quote" && required)) delete values.quote;
  return [];
}

/** The opening runs on into the paragraph it comes from. */
function withNext(first: Paragraph["parts"], told: Paragraph[], { story }: Work): Paragraph {
  const next = told[0];
  const own = story.passages.flatMap((one) => one.paragraphs).find((indexes) => indexes.includes(first.at(-1)?.index ?? -1)) ?? [];
  const isNear =
    next?.joiner === " " &&
    next.parts.every((part) => part.kind === "sentence") &&
    next.parts[0]?.index === (first.at(-1)?.index ?? -9) + 1 &&
    own.includes(next.parts[0].index);
  if (!isNear || next === undefined) return { parts: first, joiner: " " };
  told.shift();
  return { parts: [...first, ...next.parts], joiner: " " };
}

/** The news as a newspaper would put it. */
export const writeHeadline: FieldWriter = (piece, spec) => {
  const own = headlinesOf(piece);
  return pickLine(
    [
      ...titlesOf(piece).slice(0, 1),
      ...shortHeadlines(piece),
      ...own.slice(0, piece.work.story.title === null ? 6 : 3),
      ...titlesOf(piece),
    ],
    spec,
    piece,
  );
};

export const writeSubhead: FieldWriter = (piece, spec) => {
  const { story, isTold } = piece.work;
  const own = isTold && story.subtitle !== null ? [story.subtitle] : [];
  // A sentence out of the text would be said twice.
  if (isTold && !spec.required) return pickLine(own, spec, piece);
  const news = newsOf(piece.work.pool);
  const others = supportOf(piece).filter(
    (one) =>
      one !== piece.lead &&
      one !== news &&
      !one.hasLink &&
      !joinsOn(one.text) &&
      withoutOpener(one.text, piece.work.language) === one.text &&
      !pointsInside(one.text, piece.work.language) &&
      one.kind === "sentence" &&
      (one.isOpening || one.index < 2 || one.hasWhen) &&
      !(namesDay(one.text) && isBelowDays(one, piece.work.pool)),
  );
  return pickLine([...own, ...others.map((one) => asHeadline(one.text))], spec, piece);
};

/** Place and date: from the settings, else as the story's own dateline has them. */
export const writeDateline: FieldWriter = ({ work }, spec) => {
  const { settings, start_date, today } = work.brief;
  const own = work.isTold ? work.story.dateline : null;
  const place = settingText(settings, "place") || (own?.place ?? "");
  const given = settingText(settings, "release date");
  const separator = /\p{sc=Arabic}/u.test(place) ? "، " : /\p{sc=Han}/u.test(place) ? "，" : ", ";
  if (given === "" && own?.day) return [place, own.day].filter(Boolean).join(separator);
  // A town alone says no wrong day.
  if (given === "" && start_date === null && place !== "" && work.isTold) return place;
  const date = given || start_date || today;
  if (date === null || Number.isNaN(Date.parse(date))) return place || (spec.required ? work.topic : null);
  const locale = work.phrases?.locale ?? work.brief.task.language;
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return [place, shown].filter(Boolean).join(separator);
};

/** Only what the story has in quotation marks, with whoever said it. */
export const writeQuote: FieldWriter = ({ work }, spec) => {
  if (!work.isTold) return null;
  // “「……」と話している”, “She says: …”: who that is stands in the sentence before, in the same paragraph or nowhere.
  const needsName = ({ text }: RankedSentence) =>
    isSaidByPronoun(text) || /^[「『“][^」』”]*[」』”]と?(?:話|語|述|言|説|说|說)/u.test(text);
  const namedIn = (one: RankedSentence) => {
    const before = one.isOpening ? undefined : work.pool.find(({ index }) => index === one.index - 1);
    return before === undefined || before.hasQuote || before.pointsBack ? "" : before.text;
  };
  const spoken = (one: RankedSentence) =>
    needsName(one) && namedIn(one) !== "" ? `${namedIn(one)}${isUnspaced(one.text) ? "" : " "}${one.text}` : one.text;
  const said = work.pool.filter(
    (one) =>
      one.kind === "sentence" &&
      one.hasQuote &&
      quotesSomebody(one.text) &&
      !asks(one.text) &&
      !namesWhatIsNew(one.text, work.story) &&
      !(isSaidByPronoun(one.text) && namedIn(one) === ""),
  );
  // “…,” says Ada Frey. “…”: she goes on behind her name.
  const goesOn = (one: RankedSentence) => {
    const next = work.pool.find(({ index }) => index === one.index + 1);
    return next?.hasQuote && !next.isOpening && !quotesSomebody(next.text) ? [`${spoken(one)} ${next.text}`] : [];
  };
  const quotes = sendersFirst(said, work.story).flatMap((one) => [...goesOn(one), spoken(one)]);
  return quotes.find((text) => spec.max === undefined || [...text].length <= spec.max) ?? null;
};

/** “… opens ‘The seventh fair’, it said”: what the headline or its second line has in marks as well is a name. */
function namesWhatIsNew(text: string, { title, subtitle }: Story): boolean {
  const plain = (one: string) => one.replace(/[\s“”‘’"'„«»「」『』]+/gu, "");
  const quoted = plain(spokenIn(text));
  return quoted !== "" && plain(`${title ?? ""}\n${subtitle ?? ""}`).includes(quoted);
}

const isUnspaced = (text: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);

/**
 * Whoever sends a release lets their own people speak: those beside whom a name of the matter stands (“founder of Tidewater”), then in the
 * story's order. What leans on a sentence before it may name nobody, and inside of a paragraph it may answer something.
 */
function sendersFirst(said: readonly RankedSentence[], { names, speakers }: Story): RankedSentence[] {
  const outside = ({ text }: RankedSentence) => text.replace(/["“„«「][^"“”„«»「」]*["”“»」]/gu, " ");
  const isSender = (one: RankedSentence) => names.some((name) => !speakers.includes(name) && outside(one).includes(name));
  const rank = (one: RankedSentence) =>
    Number(one.pointsBack || isSaidByPronoun(one.text)) * 4 + Number(!one.isOpening) * 2 + Number(!isSender(one));
  return [...said].sort((a, b) => rank(a) - rank(b) || a.index - b.index);
}

/** What the company says about itself: from the settings, else the story's own, whole sentences of it. */
export const writeBoilerplate: FieldWriter = ({ work }, spec) => {
  const given = settingText(work.brief.settings, "about the company");
  const own = work.isTold && work.isAllowed(work.story.boilerplate) ? work.story.boilerplate : "";
  return given || (spec.max === undefined || [...own].length <= spec.max ? own : "") || null;
};

/** Whom editors can ask: from the settings, else the story's own lines, below who sends it. */
export const writeContact: FieldWriter = ({ work }, spec) => {
  const given = settingText(work.brief.settings, "press contact");
  const own = work.isTold ? [...senderAbove(work), ...work.story.contacts].join("\n") : "";
  return given || (spec.max === undefined || [...own].length <= spec.max ? own : "") || null;
};

/** Who sends it, where nothing else in the release says so. */
const senderAbove = ({ story, pool }: Work): string[] =>
  story.sender !== null &&
  ![...story.contacts, story.boilerplate, ...pool.map((one) => one.text)].some((text) => text.includes(story.sender ?? ""))
    ? [story.sender]
    : [];

/** Taken over word for word from the settings. */
export const fromSettings =
  (...labels: string[]): FieldWriter =>
  ({ work }) =>
    settingText(work.brief.settings, ...labels) || null;
