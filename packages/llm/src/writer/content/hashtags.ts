import { isSaid } from "../is-said.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import { canStandAlone, isCalledThe, knowsNouns, looksLikeNoun } from "../reader/keywords.ts";
import { inFirstCase, isQuoted, namesInMarks } from "../reader/paired-marks.ts";
import { isIn } from "../reader/rank-sentences.ts";
import type { Story } from "../reader/read-story.ts";
import { nameParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { asHashtag, isCounted, tagsOf } from "./as-hashtag.ts";
import { isBounded, legalNames, standsFree } from "./bounded-names.ts";
import type { FieldWriter } from "./piece.ts";
import { siteName } from "./site-name.ts";
import { calledFirst } from "./subject.ts";
import { asSaid, compounds, definite, inHangul, namedBelowTitle, nominative, titleWords } from "./words-for-tags.ts";

/** Hashtags of a channel: as many as the settings say, within its bounds. */
export const writeHashtags: FieldWriter = ({ work, style }, spec) => {
  const usual = { linkedin: 3, x: 1, instagram: 4 }[style.key as "linkedin" | "x" | "instagram"] ?? 3;
  const wanted = settingNumber(work.brief.settings, "hashtags") ?? usual;
  const count = Math.min(Math.max(wanted, spec.countMin ?? 0), spec.countMax ?? 30);
  const isAsked = settingNumber(work.brief.settings, "hashtags") !== null;
  const tags = hashtagsFor(work, count, isAsked ? count : (spec.countMin ?? 0));
  // General ones only where the channel asks for some and the story gives none.
  const isTownOnly = tags.length === 1 && tags[0] === asHashtag(placeOf(work.story.dateline?.place ?? ""), work.language);
  if ((tags.length > 0 && !isTownOnly) || !spec.required) return tags;
  if (!work.isTold) return tagsOf(generalOf(work), work).slice(0, count);
  const { story, language, brief } = work;
  const site = siteName(story.calls[0]?.address ?? story.links[0] ?? "");
  const news = story.sentences.find((one) => one.kind === "sentence")?.text ?? "";
  // “Фонд «Наличник»”, “Ο σύλλογος «Αλάτι»”: a name in marks behind what it is stands in its first case.
  const isShown = (name: string) => new RegExp(`^(?:(?:Ο|Η|Το|Οι|Τα)\\s)?[\\p{L}.]+\\s[“„«"]${name}[”“»"]`, "u").test(news);
  const named = story.names.filter(
    (name) =>
      (standsAlone(name, language) || isShown(name)) && !isCode(name, story) && !story.speakers.includes(name) && !isListed(name, story),
  );
  const isFirst = (name: string) => isOfHead(name, story);
  // What an address is called has its bounds there.
  const own = isInScript(site, story.markdown) ? asSaid(site, story.markdown) : "";
  const titled = [...(story.title ?? "").matchAll(/[“„«"「『《]\s?([^“”„«»"「」『』《》:：]{4,40})[:：]/gu)].map(([, name = ""]) =>
    name.trim(),
  );
  const able = [
    ...titled,
    ...namedBelowTitle(work),
    ...legalNames(story.markdown),
    ...named.filter(isFirst).sort((a, b) => Number(b.includes(" ")) - Number(a.includes(" "))),
    calledFirst(story.title ?? "", story.markdown),
    ...titleWords(work),
    ...definite(work),
    ...nominative(work),
    own,
    ...quotedOften(story.markdown),
    ...namesInMarks(story.subtitle ?? ""),
    ...named.filter((name) => name.includes(" ") || story.markdown.split(name).length > 2),
    ...inHangul(work),
    ...(isSaid(brief.campaign_name, story) ? [brief.campaign_name] : []),
    // A town is searched for; the letters of an address are not, where a story is written in others.
    ...(isInScript(site, story.markdown) ? [site] : [placeOf(story.dateline?.place ?? ""), withoutYear(story.title ?? "")]),
    ...named,
    site,
    brief.campaign_name,
  ];
  const isSure = (name: string) => titled.includes(name) || isBounded(name, story, language) || (name === own && own !== "");
  const town = placeOf(story.dateline?.place ?? "");
  const first = [
    ...tagsOf(able.filter(isSure), work),
    ...(isTownOnly
      ? tags
      : tagsOf(
          [
            standsFree(town, story.markdown) ? town : "",
            ...compounds(work),
            ...story.phrases.filter((phrase) => isOfMatter(phrase, story)),
            ...able,
          ],
          work,
        )),
  ].slice(0, 1);
  return [...new Set([...first, ...tags])].slice(0, count);
};

/** Only an item of a list: one of several films, shops or speakers. */
const isListed = (name: string, { sentences }: Story) => sentences.every((one) => one.kind === "list" || !one.text.includes(name));

/** Whether what every reader sees first has a name: headline, second line, the first sentence. Elsewhere it may be named by chance. */
const isOfHead = (name: string, { title, subtitle, sentences }: Story) =>
  [title, subtitle, sentences[0]?.text].some((text) => text?.includes(name));

/** Names in quotation marks that a story says again: who writes may be named in its greeting and its signature only. */
const quotedOften = (markdown: string): string[] => namesInMarks(markdown).filter((name) => markdown.split(name).length > 2);

const generalOf = ({ phrases, brief, topic }: Work) => [...(phrases?.tags ?? []), topic, brief.campaign_name, brief.task.language_name];

/** A campaign that is called something in other letters than its story's is called so among colleagues only. */
export const isInScript = (name: string, text: string) =>
  /\p{sc=Latin}/u.test(name) === (text.match(/\p{sc=Latin}/gu) ?? []).length * 2 > (text.match(/\p{L}/gu) ?? []).length;

/**
 * `#Words` from names, topics, what belongs together and the place; none is a sentence. Single words only fill up to `least`: nothing shows
 * which of them anybody searches for.
 */
export function hashtagsFor(work: Work, count: number, least = fewestTags): string[] {
  const { story, isTold } = work;
  const topics = settingText(work.brief.settings, "topics").split(",");
  if (!isTold) return tagsOf([...topics, ...topicTags(work), ...story.names, ...(work.phrases?.tags ?? [])], work).slice(0, count);
  const titled = nameParts(story.title ?? "")
    .slice(0, 1)
    .filter((part) => isToldBelow(part, story) && !isHeadline(part, story))
    .map((part) => inFirstCase(part, story.markdown));
  const dated = placeOf(story.dateline?.place ?? "");
  const issued = standsFree(dated, story.markdown) ? dated : "";
  // Where a release was written is not where it happens, unless it says so.
  const place = (isToldOf(issued, story) ? issued : "") || townOf(story);
  const own = topicTags(work).filter((topic) => story.title === null || topic === place || isOfMatter(topic, story));
  const matter = [...own, ...titled, ...story.phrases].filter(
    (name) => isBounded(name, story, work.language) && !isQuotedWord(name, story.markdown) && !isOnTheWay(name, story),
  );
  const firms = legalNames(story.markdown);
  const names = [
    ...topics,
    ...matter,
    ...firstCompound(work),
    story.sender ?? "",
    ...firms.filter((one) => story.title?.includes(one)),
    place,
  ];
  const sure = tagsOf(
    [
      ...names,
      ...story.keywords.filter(
        (word) =>
          story.names.includes(word) &&
          isBounded(word, story, work.language) &&
          isOfMatter(word, story) &&
          !isOnTheWay(word, story) &&
          !isCode(word, story) &&
          standsAlone(word, work.language),
      ),
      ...firms,
    ],
    work,
  ).slice(0, count);
  const isKnown = knowsNouns(work.language) && work.phrases !== null;
  const wanted = Math.min(count, Math.max(sure.length, isKnown ? Math.max(least, fewestTags) : sure.length > 0 ? 0 : least));
  // Somebody who asks for a number of them gets it.
  const singles = settingNumber(work.brief.settings, "hashtags") === null ? singleWords(work) : searchWords(work);
  return tagsOf([...names, ...singles, ...firms], work).slice(0, wanted);
}

/** A name in quotation marks that neither headline, second line nor first sentence has, where the headline has whose story it is. */
const isOnTheWay = (name: string, story: Story) =>
  story.sender !== null && !!story.title?.includes(story.sender) && isQuoted(name, story.markdown) && !isOfHead(name, story);

/** “Winterservice ab € 69”: the compound that a German headline begins with, up to the word of its price, place or day, is what it is about. */
const firstCompound = ({ language, story }: Work): string[] =>
  language === "de"
    ? (/^\p{Lu}\p{Ll}{8,}(?=\s(?:ab|in|im|am|an|auf|für|mit|bei|zum|zur|[–:])(?:\s|$))/u.exec(story.title ?? "") ?? []).slice(0, 1)
    : [];

/** Single words of the headline, where a capital shows a noun in its first case; elsewhere names alone. */
export const singleWords = (work: Work): string[] =>
  searchWords(work).filter(
    (word) =>
      isBounded(word, work.story, work.language) &&
      isOfMatter(word, work.story) &&
      !isOnTheWay(word, work.story) &&
      (work.language === "de" ? isWordOf(word, work.story) : work.story.names.includes(word)),
  );

/** “Abschnitt” below “in zwei Abschnitten” only counts something. */
const isWordOf = (word: string, { title, names }: Story) =>
  title === null ||
  names.includes(word) ||
  (new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "iu").test(title) &&
    !new RegExp(`(?:aufs|ans|ins|im|am|vom|zum|zur|beim)\\s${word}$`, "iu").test(title));

/** In the headline, or said again and again: a library that only hands out forms is not what a story is about. */
const isOfMatter = (word: string, { title, markdown, names }: Story) =>
  (title ?? "").toLowerCase().includes(word.toLowerCase()) ||
  (names.includes(word) && markdown.split(word).length > 2 && !isCalledThe(word, markdown));

/** A name of several words may be in a case, too, where its last word shows that (“Ավետիք Իսահակյանի”). */
const standsAlone = (name: string, language: string) =>
  canStandAlone(name, language) && (!["hy", "ka"].includes(language) || looksLikeNoun(name.split(" ").at(-1) ?? "", language));

/** “AC5-26” is a number on a product, unless its headline calls it so. */
export const isCode = (name: string, { title, sentences }: Story) =>
  ((/\p{Nd}/u.test(name) || isOneOf.test(name)) && !(title ?? "").includes(name)) ||
  (isShort.test(name) && !`${title ?? ""}\n${sentences[0]?.text ?? ""}`.includes(name));
/** “House A”, “Pelagia II”: one of several. */
const isOneOf = /\s(?:\p{Lu}|[IVXΙ]{1,4})$/u;
/** “EBITDA”, “SMS”: a word of a trade. */
const isShort = /^\p{Lu}{2,6}(?:\s\p{Lu}{2,6})*$/u;

/** The whole of a headline is a sentence, unless it is as short as a name. */
const isHeadline = (part: string, { title, sentences }: Story) =>
  part === title && (unspaced.test(part) ? !sentences.some((one) => one.text.includes(part)) : part.split(/\s+/u).length > 2);

/** In quotation marks, or said again below: what a headline begins with may only shout (“Urgent: …”). */
export const isToldBelow = (part: string, { title, markdown, sentences }: Story, share = 1) => {
  const words = part.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  const told = sentences.map((one) => one.text.toLowerCase()).join("\n");
  const isSaidInPart =
    words.length > 0 && words.filter((word) => told.includes(word.slice(0, Math.max(4, word.length - 2)))).length >= words.length * share;
  return part === title || isQuoted(part, markdown) || (share < 1 ? isSaidInPart : told.includes(part.toLowerCase()));
};

/** “«bird maternity ward»”: in small letters between marks a word is meant otherwise, and no name. */
const isQuotedWord = (name: string, markdown: string) =>
  [...markdown.matchAll(/[“„«"]([^”“»"]{3,40})[”“»"]/gu)].some(
    ([, quoted = ""]) => quoted.toLowerCase() === name.toLowerCase() && /^\p{Ll}/u.test(quoted),
  );

const isToldOf = (place: string, { title, subtitle, sentences }: Story) =>
  [title ?? "", subtitle ?? "", ...sentences.map((one) => one.text)]
    .map((text) => text.replace(localTime, " "))
    .some((text) => place !== "" && (text.includes(place) || isIn(text, place)));
/** “2 p.m. Muscat time”, “بتوقيت مسقط” */
const localTime = /بتوقيت\s[\p{L}\p{M}]+|\p{Lu}\p{L}+(?:\s(?:local\s)?time|er Zeit)(?!\p{L})/gu;

/** “Vaigai women’s course 2026” is searched for without its year. */
const withoutYear = (title: string) => title.replace(/\s*[(（]?\p{Nd}{4}[)）]?$/u, "");

/** The last part of an address that stands as a fact (“Where: Old Harbour, Nafplio”). */
function townOf({ sentences }: Story): string {
  const address = sentences.find((one) => one.kind === "fact" && one.hasWhere && /[,،、，]/u.test(one.text))?.text ?? "";
  const town =
    address
      .split(/[,،、，]/u)
      .at(-1)
      ?.trim() ?? "";
  return /^(?:\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?|[\p{sc=Deva}\p{sc=Beng}\p{sc=Taml}\p{sc=Telu}\p{sc=Gujr}]{3,16})$/u.test(town)
    ? town
    : "";
}

/** Single words beside names only fill up, where nothing shows which of them are nouns. */
const fewestTags = 2;

const unspaced = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Thai}\p{M}ー]+$/u;

/** Names and keywords of the story, without words that only mean something in a phrase. */
function searchWords({ story, language }: Work): string[] {
  const inPhrases = new Set(story.phrases.flatMap((phrase) => phrase.toLowerCase().split(/\s+/u)));
  const said = story.markdown.toLowerCase();
  const isSaidOften = (word: string) =>
    story.names.includes(word) ||
    (story.title ?? "").toLowerCase().includes(word.toLowerCase()) ||
    said.split(word.toLowerCase()).length > 2;
  const isHalf = (word: string) => story.phrases.some((phrase) => phrase.split(" ").includes(word));
  return story.keywords.filter(
    (word) =>
      !isHalf(word) &&
      isSaidOften(word) &&
      !story.phrases.some((phrase) => unspaced.test(word) && phrase.includes(word)) &&
      !story.names.some((name) => name !== word && unspaced.test(word) && name.includes(word)) &&
      !inPhrases.has(word.toLowerCase()) &&
      !story.speakers.includes(word) &&
      !(story.names.includes(word) && (isCode(word, story) || !standsAlone(word, language))),
  );
}

/** The topic, unless it is a single name that stands in a case of its own (“в Угличе”). */
export const topicTags = ({ isTold, topic, story, language }: Work): string[] =>
  isTold && (isCounted(topic, story) || isCode(topic, story)) ? [] : topicOf({ isTold, topic, story, language });

const topicOf = ({ isTold, topic, story, language }: Pick<Work, "isTold" | "topic" | "story" | "language">): string[] =>
  !isTold ||
  topic === placeOf(story.dateline?.place ?? "") ||
  // Two signs between marks (“指南”) are a word in its other meaning.
  (!/^\p{sc=Han}{1,2}$/u.test(topic) &&
    (standsAlone(topic, language) || isNamed(topic, story)) &&
    isSaid(topic, story) &&
    isToldBelow(topic, story) &&
    !isHeadline(topic, story))
    ? [inFirstCase(topic, story.markdown)]
    : [];

/** In quotation marks, and not in a case that its article shows (“με τον «Βυσσινόκηπο»”). */
const isNamed = (topic: string, { markdown }: Story) =>
  isQuoted(topic, markdown) && !new RegExp(`(?:τον|του|της|των|στον|στους|τους)\\s+[«“"]${topic}[»”"]`, "iu").test(markdown);

/** The town of a dateline, which often shouts. */
export function placeOf(place: string): string {
  const name = place.split(/[,،、(]/u)[0]?.trim() ?? "";
  // Nobody can tell where the accents of Greek capitals were.
  if (/^[\p{sc=Greek}\s-]+$/u.test(name) && !/\p{Ll}/u.test(name)) return "";
  return /^[\p{Lu}\s-]{4,}$/u.test(name) ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}
