import { detectLanguage } from "./detect-language.ts";
import { findFigures } from "./find-figures.ts";
import { findNames } from "./find-names.ts";
import { findKeywords } from "./keywords.ts";
import { findLinks, readMarkdown } from "./plain-text.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { rankSentences } from "./rank-sentences.ts";
import { splitSentences } from "./split-sentences.ts";

/** One passage under its heading, if it has one. */
interface Passage {
  heading: string | null;
  /** Paragraphs as indexes into `sentences`. */
  paragraphs: number[][];
}

/** Everything the writer knows about a story. */
export interface Story {
  markdown: string;
  /** Two-letter code; null when it cannot be told. */
  language: string | null;
  title: string | null;
  passages: Passage[];
  /** In the story's order. */
  sentences: RankedSentence[];
  names: string[];
  figures: string[];
  keywords: string[];
  links: string[];
}

// All pieces of a campaign share one story.
const known = new Map<string, Story>();
const mostKnown = 16;

/** Reads a story; `hint` (the campaign's name) helps to tell which names matter. Pure, and remembers the last few. */
export function analyseStory(markdown: string, hint: string): Story {
  const key = `${hint}\n${markdown}`;
  const found = known.get(key);
  if (found) return found;
  const story = analyse(markdown, hint);
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? "");
  known.set(key, story);
  return story;
}

function analyse(markdown: string, hint: string): Story {
  const parts = readMarkdown(markdown);
  const language = detectLanguage(parts.map((part) => part.text).join("\n"));
  const { passages, texts } = toPassages(parts, language ?? "en");
  const names = findNames(texts, language ?? "en", hint).map((one) => one.name);
  const firstHeading = parts[0]?.kind === "heading" ? parts[0].text : null;
  return {
    markdown,
    language,
    title: firstHeading,
    passages,
    sentences: rankSentences(texts, { language: language ?? "en", names, openings: openingsOf(passages) }),
    names: names.slice(0, 8),
    figures: findFigures(texts.join(" ")),
    keywords: findKeywords(texts, { language: language ?? "en", names, hint }),
    links: findLinks(markdown),
  };
}

function toPassages(parts: ReturnType<typeof readMarkdown>, language: string): { passages: Passage[]; texts: string[] } {
  const passages: Passage[] = [{ heading: null, paragraphs: [] }];
  const texts: string[] = [];
  for (const part of parts) {
    if (part.kind === "heading") {
      passages.push({ heading: part.text, paragraphs: [] });
      continue;
    }
    const sentences = splitSentences(part.text, language);
    passages.at(-1)?.paragraphs.push(sentences.map((_, index) => texts.length + index));
    texts.push(...sentences);
  }
  return { passages: passages.filter((one) => one.paragraphs.length > 0), texts };
}

const openingsOf = (passages: readonly Passage[]) =>
  new Set(passages.flatMap((one) => one.paragraphs.flatMap((paragraph) => paragraph.slice(0, 1))));
