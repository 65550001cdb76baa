import { baseLanguage, phrasesFor } from "./phrases/index.ts";
import type { ObjectivePhrases, Phrases } from "./phrases/phrases.ts";
import type { Brief } from "./read-brief.ts";
import { settingText } from "./read-settings.ts";
import { analyseStory, type Story } from "./story/analyse-story.ts";
import { detectLanguage } from "./story/detect-language.ts";
import type { RankedSentence } from "./story/rank-sentences.ts";
import { rankSentences } from "./story/rank-sentences.ts";
import { splitSentences } from "./story/split-sentences.ts";
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
  /** Sentences that may be printed as they are. */
  pool: RankedSentence[];
  /** Sentences of the story in another language, for quoting. */
  foreign: RankedSentence[];
  topic: string;
  /** Titles in the language asked for, the best first. */
  titles: string[];
  /** What to do, without a full stop; null when nothing can be said in this language. */
  action: string | null;
  link: string | null;
  links: string[];
  /** Applies the voice's terms: other words where it wants them, false for what may not be printed. */
  say: (text: string) => string;
  isAllowed: (text: string) => boolean;
}

export function prepareWork(brief: Brief): Work {
  const story = analyseStory(brief.main_story, brief.campaign_name);
  const language = baseLanguage(brief.task.language);
  const phrases = phrasesFor(brief.task.language);
  const isOwnLanguage = isStoryIn(story, language, phrases !== null);
  const terms = termFilter(brief);
  const topic = terms.say(story.names[0] ?? story.title ?? brief.campaign_name) || brief.campaign_name || brief.task.language_name;
  const objective = phrases?.objectives[brief.objective] ?? null;
  const outline = usableOutline(brief, { story, language, phrases });
  const links = brief.links.length > 0 ? brief.links : story.links;
  const printable = (sentences: RankedSentence[]) =>
    sentences.filter((one) => terms.isAllowed(one.text)).map((one) => ({ ...one, text: terms.say(one.text) }));
  const said = isOwnLanguage || phrases === null ? printable(story.sentences) : [];
  const framed = phrases && said.length === 0 ? framing(phrases, story, topic, objective) : [];
  const outlined = outline ? [...outline.key_messages, ...splitSentences(outline.summary, language)] : [];
  const extra = unsaid([...outlined, ...ownMessages(brief, isOwnLanguage), ...framed].filter(terms.isAllowed).map(terms.say), said);
  return {
    brief,
    story,
    language,
    phrases,
    objective,
    isOwnLanguage,
    pool: [...asRanked(extra, { language, story, before: said.length }), ...favoured(said, outlined)],
    foreign: isOwnLanguage || phrases === null ? [] : printable(story.sentences),
    topic,
    titles: titlesOf({ outline, story, isOwn: isOwnLanguage || phrases === null, headline: objective?.headline(topic), topic }).filter(
      terms.isAllowed,
    ),
    action: actionOf(brief, { isOwnLanguage, outline: outline?.call_to_action ?? "", standard: objective?.action ?? null }),
    link: links[0] ?? null,
    links,
    say: terms.say,
    isAllowed: terms.isAllowed,
  };
}

/** A story too short or unusual to tell is taken to be in the language asked for; so is one in a language without words of ours. */
function isStoryIn(story: Story, language: string, isFramed: boolean): boolean {
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

const isQuoting = (messages: readonly string[], story: Story) => messages.some((message) => story.markdown.includes(message));

const ownMessages = (brief: Brief, isOwnLanguage: boolean) => (isOwnLanguage ? brief.key_messages.map(asSentence) : []);

const asSentence = (text: string) => (/[.!?…؟。]["”»]?$/.test(text) ? text : `${text}.`);

/** What can be said about a story without its sentences. */
function framing(phrases: Phrases, story: Story, topic: string, objective: ObjectivePhrases | null): string[] {
  const list = new Intl.ListFormat(phrases.locale, { type: "conjunction" });
  const names = story.names.filter((name) => name !== topic).slice(0, 4);
  const figures = story.figures.slice(0, 5);
  return [
    objective?.opening(topic) ?? "",
    names.length > 0 ? phrases.focus(list.format(names)) : "",
    figures.length > 0 ? phrases.figures(list.format(figures)) : "",
    objective?.benefit ?? "",
  ].filter((sentence) => sentence !== "");
}

const unsaid = (texts: readonly string[], said: readonly RankedSentence[]) =>
  [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "" && !said.some((one) => one.text.includes(text)));

interface RankingFrame {
  language: string;
  story: Story;
  before: number;
}

/** Sentences from elsewhere, which stand before the story's own and in front of them in rank. */
function asRanked(texts: readonly string[], { language, story, before }: RankingFrame): RankedSentence[] {
  const ranked = rankSentences(texts, { language, names: story.names, openings: new Set() });
  return ranked.map((one, at) => ({
    ...one,
    index: one.index - texts.length - before,
    score: one.score + 3 - at * 0.2,
    pointsBack: false,
  }));
}

/** What the outline says counts more. */
const favoured = (sentences: readonly RankedSentence[], outlined: readonly string[]) =>
  sentences.map((one) => (outlined.some((text) => text.includes(one.text)) ? { ...one, score: one.score + 1.5 } : one));

interface TitleSources {
  outline: Brief["outline"];
  story: Story;
  isOwn: boolean;
  headline: string | undefined;
  topic: string;
}

function titlesOf({ outline, story, isOwn, headline, topic }: TitleSources): string[] {
  const titles = [outline?.title, isOwn ? story.title : null, headline, topic];
  return [...new Set(titles.filter((title) => typeof title === "string").map((title) => title.trim()))].filter((title) => title !== "");
}

interface ActionSources {
  isOwnLanguage: boolean;
  outline: string;
  standard: string | null;
}

function actionOf(brief: Brief, { isOwnLanguage, outline, standard }: ActionSources): string | null {
  const wanted = isOwnLanguage ? settingText(brief.settings, "call to action") || brief.call_to_action : "";
  const action = wanted || outline || standard || (standard === null ? brief.call_to_action : "");
  return action === "" ? null : action.replace(/\s*[.。]$/u, "");
}
