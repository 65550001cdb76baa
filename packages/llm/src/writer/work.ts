import { withoutConnective, withoutOpener } from "./content/connectives.ts";
import { coreLine, newsOf } from "./content/essentials.ts";
import { styleOf } from "./content/styles.ts";
import { isSaid } from "./is-said.ts";
import { withKindAbove } from "./kind-above.ts";
import { baseLanguage, phrasesFor } from "./phrases/index.ts";
import type { ObjectivePhrases, Phrases } from "./phrases/phrases.ts";
import { afterCall, foreignPool, stopUsing, storyPool } from "./pool.ts";
import { asHeadline, asSentence } from "./punctuation.ts";
import type { Brief } from "./read-brief.ts";
import { settingText } from "./read-settings.ts";
import { actionWords } from "./reader/call-words.ts";
import type { Call } from "./reader/calls.ts";
import { isConditional } from "./reader/conditions.ts";
import { findDays, tellsWhen } from "./reader/dates.ts";
import { detectLanguage, sharesScript } from "./reader/detect-language.ts";
import { factOf } from "./reader/facts.ts";
import { beginsSmall } from "./reader/lines.ts";
import { findAddresses } from "./reader/links.ts";
import { isQuoted } from "./reader/paired-marks.ts";
import type { RankedSentence } from "./reader/rank-sentences.ts";
import { readStory, type Story } from "./reader/read-story.ts";
import { nameParts, titleParts } from "./reader/title-parts.ts";
import { termFilter } from "./terms.ts";

/** Everything needed to write one piece, worked out once. */
export interface Work {
  brief: Brief;
  story: Story;
  /** Two-letter code of the language asked for. */
  language: string;
  /** Null where the writer has no words of its own. */
  phrases: Phrases | null;
  objective: ObjectivePhrases | null;
  /** The story is in the language asked for, as far as can be told. */
  isOwnLanguage: boolean;
  /** Texts are made of the story's own sentences; set phrases that the story does not say stay away. */
  isTold: boolean;
  /** Sentences that may be printed as they are. */
  pool: RankedSentence[];
  /** The pool holds only set phrases, in the order in which they read well. */
  isFramed: boolean;
  /** Sentences of the story in another language, for quoting. */
  foreign: RankedSentence[];
  topic: string;
  /** Titles in the language asked for, the best first. */
  titles: string[];
  /** What to do, without a full stop, in the words of the person who asks or of a set phrase; null when neither says it. */
  action: string | null;
  /** What the story itself asks readers to do; null when it asks nothing or somebody else said what to do. */
  call: Call | null;
  /** What stands right after it in the story and may lean on it. */
  afterCall: RankedSentence[];
  link: string | null;
  links: string[];
  /** No term that the voice bans is in it. */
  isAllowed: (text: string) => boolean;
  /** With the terms that the voice prefers. */
  say: (text: string) => string;
}

export function prepareWork(brief: Brief): Work {
  const story = readStory(brief.main_story, brief.campaign_name);
  const language = baseLanguage(brief.task.language);
  const phrases = phrasesFor(brief.task.language);
  const isOwnLanguage = isStoryIn(story, language, phrases !== null);
  const canTell = isOwnLanguage || phrases === null;
  const terms = termFilter(brief);
  const topic = terms.say(topicOf(story, brief.campaign_name)) || brief.campaign_name || brief.task.language_name;
  // General phrases would claim what the story does not say.
  const objective = canTell ? null : (phrases?.objectives[brief.objective] ?? null);
  const outline = usableOutline(brief, { story, language, phrases });
  const asked = askedOf(brief, { isOwnLanguage: canTell, outline: outline?.call_to_action ?? "", story, language });
  // Nobody asks to buy what is called back.
  const isAble = ({ kind, text }: Call) => terms.isAllowed(text) && !(kind === "buy" && stopUsing.test(story.markdown));
  const found = canTell && asked === "" ? callOf(story.calls.filter(isAble)) : null;
  const above = found && withKindAbove(found, story, language);
  const call = above && isAble(above) ? above : found;
  const links = brief.links.length > 0 ? brief.links : story.links;
  const key = brief.task.kind === "content" ? styleOf(brief.task.channel, brief.task.fields).key : null;
  const sources = { story, language, phrases, objective, topic, outline, key, messages: canTell ? brief.key_messages : [], terms, call };
  return {
    brief,
    story,
    language,
    phrases,
    objective,
    isOwnLanguage,
    isTold: canTell,
    ...withoutLeadIn(withoutNamed(canTell ? storyPool(sources) : foreignPool(sources), canTell ? namedFact(story) : null)),
    topic,
    titles: titlesOf({ outline, story, isOwn: canTell, objective, topic, campaignName: brief.campaign_name }).filter(terms.isAllowed),
    // Where the story asks for nothing, nothing more can be done than to read.
    action:
      (asked || (objective && canTell && call === null && actionWords(language).read?.labelFor("")) || objective?.action)?.replace(
        /\s*[.。।]$/u,
        "",
      ) ?? null,
    call: call && { ...call, text: terms.say(toldCall(call, language)) },
    afterCall: call ? afterCall(story, call).filter((one) => terms.isAllowed(one.text)) : [],
    link: isOfAnother(links[0] ?? "", call, story) ? null : (links[0] ?? null),
    links,
    isAllowed: terms.isAllowed,
    say: terms.say,
  };
}

/** “The new timetable is at www.…”: where to read something is no address of what is asked for elsewhere without one. */
const isOfAnother = (link: string, call: Call | null, { calls }: Story) =>
  call !== null &&
  call.address === null &&
  calls.some(({ address, kind, index }) => address === link && kind === "read" && index !== call.index);

/** A call as every text has it, without what only leads on from what the story says above it. */
const toldCall = ({ text }: Call, language: string) => asSentence(withoutPointer(withoutOpener(text, language)), language);

/** “… or by the telephone below”: it stands below the release, and in no text made of it. */
const withoutPointer = (text: string) =>
  text
    .replace(/(?:または|もしくは|あるいは|、)?(?:下記|以下)の(?:お)?電話(?:番号)?(?=[でにへ])/u, "")
    .replace(/(?:または|もしくは|あるいは)、?(?:下記|以下)の[^、。]{1,14}?(?=[でにへ])/u, "")
    .replace(/(?:或|或者)?(?:拨打)?(?:下方|以下)电话/u, "");

/** “Please do not eat it” stays where it stands; readers turn to an address, where the story gives one. */
const callOf = (calls: readonly Call[]): Call | null =>
  calls.find((one) => one.address !== null || !stopUsing.test(one.text)) ?? calls[0] ?? null;

/** A story too short or unusual to tell is taken to be in the language asked for; so is one in a language without words of ours. */
function isStoryIn(story: Story, language: string, isFramed: boolean): boolean {
  if (!isFramed && sharesScript(story.markdown, language)) return true;
  if (story.language !== null) return story.language === language;
  return !isFramed || story.sentences.length < 3;
}

function usableOutline(brief: Brief, { story, language, phrases }: { story: Story; language: string; phrases: Phrases | null }) {
  const outline = brief.outline;
  if (!outline) return null;
  const text = [outline.summary, ...outline.key_messages].join("\n");
  const found = detectLanguage(text);
  if (phrases === null) return found === story.language && found !== null && !isQuoting(outline.key_messages, story) ? null : outline;
  return found === language || (found === null && story.language === language) ? outline : null;
}

const isQuoting = (messages: readonly string[], story: Story) => messages.some((message) => isSaid(message, story));

interface TitleSources {
  outline: Brief["outline"];
  story: Story;
  isOwn: boolean;
  objective: ObjectivePhrases | null;
  topic: string;
  campaignName: string;
}

/** A name of several words was chosen with care and says more than a set phrase; “Q3 launch” did not mean to be read. */
const readsLikeTitle = (name: string) => name.trim().split(/\s+/).length >= 4 && !/[_#|]/.test(name);

function titlesOf({ outline, story, isOwn, objective, topic, campaignName }: TitleSources): string[] {
  const framed = objective ? [objective.headline(topic), objective.opening(topic).replace(/\.$/, "")] : [];
  const titles = [
    outline?.title,
    isOwn ? story.title : null,
    isOwn && story.title === null ? newsHeadline(story) : null,
    isOwn ? nameOf(matterFact(story)) : null,
    isOwn ? story.subtitle : null,
    isOwn && readsLikeTitle(campaignName) ? campaignName : null,
    ...framed,
    ...(isOwn ? [] : [topic]),
  ].filter((title) => typeof title === "string");
  return [...new Set(titles.map((title) => title.trim()))].filter((title) => title !== "");
}

/** “What: An evening of tales”, and when and where below it; null where a story begins otherwise. */
function matterFact({ title, sentences }: Story): string | null {
  const fact = title === null && sentences[0]?.kind === "fact" ? factOf(sentences[0].text) : null;
  const isName =
    fact !== null && /[\p{L}\p{M}]{2}\s+\S|\p{Lo}{4}/u.test(fact.text) && !tellsWhen(fact.text) && findAddresses(fact.text).length === 0;
  return isName ? fact.text : null;
}

/** “Night of the Bicycle, a ride of 18 kilometres”: what it is called. */
function nameOf(fact: string | null): string | null {
  const name = fact?.split(/[,،、，]\s*/u)[0] ?? "";
  return name !== fact && /\S\s+\S|\p{Lo}{4}/u.test(name) ? name : null;
}

const capital = (text: string) => (beginsSmall(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

/** The fact or line of notes that serves as the headline. */
const namedFact = (story: Story): string | null =>
  matterFact(story) ??
  (story.title === null && story.sentences[0]?.kind === "fact" && newsHeadline(story) === asHeadline(story.sentences[0].text)
    ? story.sentences[0].text
    : null);

/** What is said as a headline is not said again as a fact. */
const withoutNamed = <T extends { pool: RankedSentence[] }>(told: T, named: string | null): T =>
  named === null
    ? told
    : { ...told, pool: told.pool.filter((one) => one.kind !== "fact" || (factOf(one.text)?.text !== named && one.text !== named)) };

/** “When last summer …, nobody knew …”: what only leads to the news says nothing where the news comes first. */
function withoutLeadIn<T extends { pool: RankedSentence[] }>(told: T): T {
  const news = newsOf(told.pool);
  const isLeadIn = (one: RankedSentence) =>
    one.kind === "sentence" && one.index >= 0 && one.index < (news?.index ?? 0) && isConditional(one.text);
  return { ...told, pool: told.pool.filter((one) => !isLeadIn(one)) };
}

/** A story without a headline is named by its first sentence. */
const newsHeadline = (story: Story): string | null => {
  const fact = matterFact(story);
  if (fact !== null) return capital(asHeadline(fact));
  const news = coreLine(story.sentences.filter((one) => one.kind === "sentence" && !one.hasQuote && !one.hasLink));
  if (news !== undefined) return asHeadline(withoutConnective(news.text, story.language ?? ""));
  // Notes begin with what they are about, unless that has a label.
  const [first = ""] = story.sentences[0]?.text.split("\n") ?? [];
  const item = first.replace(/^(?:• |\d+\. )/u, "");
  return item !== "" && factOf(item) === null && findAddresses(item).length === 0 ? asHeadline(item) : null;
};

interface ActionSources {
  isOwnLanguage: boolean;
  outline: string;
  story: Story;
  language: string;
}

/** What somebody wants readers to do; empty when only the story says it. An outline of the writer's own repeats the story. */
function askedOf(brief: Brief, { isOwnLanguage, outline, story, language }: ActionSources): string {
  const wanted = isOwnLanguage ? settingText(brief.settings, "call to action") || brief.call_to_action : "";
  if (wanted !== "") return wanted;
  const isOfStory = isSaid(outline, story) || story.calls.some((one) => toldCall(one, language) === outline.trim());
  return isOwnLanguage && isOfStory ? "" : outline;
}

/** Again and again, or in marks at the beginning where no headline says what it is called: a school may be named once on the way. */
const isNamedOften = (name: string, { title, markdown, sentences }: Story) =>
  markdown.split(name).length > 2 || (title === null && isQuoted(name, markdown) && sentences[0]?.text.includes(name));

/** A few words that name what it is about: a name that the title has too, else a short title, else a name or the campaign's. */
function topicOf(story: Story, campaignName: string): string {
  const parts = story.title === null ? [] : nameParts(story.title);
  // Of several names in marks none is the whole matter.
  const isOne = parts.filter((part) => isQuoted(part, story.title ?? "")).length < 2;
  const quoted = !isOne
    ? undefined
    : parts.find((part) => part !== story.title && [...part].length <= 30 && !titleParts(story.title ?? "").includes(part));
  // “Comboio histórico do Douro” is the Comboio Histórico do Douro.
  const isTitled = (name: string) =>
    story.title?.includes(name) || (/\s/u.test(name) && story.title?.toLowerCase().includes(name.toLowerCase()));
  const inTitle = story.names.find(isTitled);
  // “From 1 October” names nothing.
  const short = parts.find((part) => [...part].length <= 30 && findDays(part).length === 0);
  const campaign = campaignName !== "" && campaignName.length <= 40 && isSaid(campaignName, story) ? campaignName : undefined;
  // A town, a river or a sponsor that it happens to name once is none of its matter.
  const name = story.names.find((one) => !story.speakers.includes(one) && isNamedOften(one, story));
  return quoted ?? inTitle ?? short ?? campaign ?? name ?? story.title ?? campaignName;
}
