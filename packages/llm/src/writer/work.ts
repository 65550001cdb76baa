import { styleOf } from "./content/styles.ts";
import { baseLanguage, phrasesFor } from "./phrases/index.ts";
import type { ObjectivePhrases, Phrases } from "./phrases/phrases.ts";
import { foreignPool, storyPool } from "./pool.ts";
import type { Brief } from "./read-brief.ts";
import { settingText } from "./read-settings.ts";
import { analyseStory, type Story } from "./story/analyse-story.ts";
import { detectLanguage } from "./story/detect-language.ts";
import type { RankedSentence } from "./story/rank-sentences.ts";
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
  /** The pool holds only set phrases, in the order in which they read well. */
  isFramed: boolean;
  /** Sentences of the story in another language, for quoting. */
  foreign: RankedSentence[];
  topic: string;
  /** Titles in the language asked for, the best first. */
  titles: string[];
  /** What to do, without a full stop; null when nothing can be said in this language. */
  action: string | null;
  link: string | null;
  links: string[];
  /** No term that the voice bans is in it. */
  isAllowed: (text: string) => boolean;
}

export function prepareWork(brief: Brief): Work {
  const story = analyseStory(brief.main_story, brief.campaign_name);
  const language = baseLanguage(brief.task.language);
  const phrases = phrasesFor(brief.task.language);
  const isOwnLanguage = isStoryIn(story, language, phrases !== null);
  const canTell = isOwnLanguage || phrases === null;
  const terms = termFilter(brief);
  const topic = terms.say(story.names[0] ?? story.title ?? brief.campaign_name) || brief.campaign_name || brief.task.language_name;
  const objective = phrases?.objectives[brief.objective] ?? null;
  const outline = usableOutline(brief, { story, language, phrases });
  const links = brief.links.length > 0 ? brief.links : story.links;
  const key = brief.task.kind === "content" ? styleOf(brief.task.channel, brief.task.fields).key : null;
  const sources = { story, language, phrases, objective, topic, outline, key, messages: canTell ? brief.key_messages : [], terms };
  return {
    brief,
    story,
    language,
    phrases,
    objective,
    isOwnLanguage,
    ...(canTell ? storyPool(sources) : foreignPool(sources)),
    topic,
    titles: titlesOf({ outline, story, isOwn: canTell, objective, topic, campaignName: brief.campaign_name }).filter(terms.isAllowed),
    action: actionOf(brief, { isOwnLanguage, outline: outline?.call_to_action ?? "", standard: objective?.action ?? null }),
    link: links[0] ?? null,
    links,
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
    isOwn && readsLikeTitle(campaignName) ? campaignName : null,
    ...framed,
    topic,
  ].filter((title) => typeof title === "string");
  return [...new Set(titles.map((title) => title.trim()))].filter((title) => title !== "");
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
