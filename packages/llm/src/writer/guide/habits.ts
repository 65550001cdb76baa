import { isTelling } from "../reader/keywords.ts";
import type { CountedRule } from "./counted-rule.ts";
import { quoteOf, type ReadText, showing } from "./read-text.ts";

const sentencesOf = (texts: readonly ReadText[]) => texts.flatMap((text) => text.sentences);
const inTexts = (count: number, all: number) => `${count} of ${all} ${all === 1 ? "text" : "texts"}`;

const emoji = /\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic})*/gu;
/** Signs of trade and numbers are pictographs to Unicode, and no emoji to anybody. */
const countEmoji = (text: string) => (text.replace(/[©®™‼⁉↔-↙↩↪]/g, "").match(emoji) ?? []).length;

export function emojiRules(texts: readonly ReadText[]): CountedRule[] {
  const all = texts.reduce((sum, text) => sum + countEmoji(text.text), 0);
  const many = texts.length;
  if (all === 0) return [{ field: "emoji", text: "none", because: `There is none in ${inTexts(many, many)}.`, evidence: [] }];
  const text = all <= 2 * many ? "sparing" : "free";
  const because = `${all} in ${many === 1 ? "1 text" : `${many} texts`}.`;
  return [{ field: "emoji", text, because, evidence: showing(texts, (sentence) => countEmoji(sentence.text) > 0) }];
}

/** Scripts without spaces have words that a reader does not count. */
const unspaced = ["ja", "zh", "th"];

export function lengthRules(texts: readonly ReadText[], language: string): CountedRule[] {
  if (unspaced.includes(language)) return [];
  const lengths = sentencesOf(texts).map((sentence) => sentence.words.length);
  const average = Math.round(lengths.reduce((sum, one) => sum + one, 0) / lengths.length);
  const longest = Math.max(...lengths);
  const near = showing(texts, (sentence) => Math.abs(sentence.words.length - average) <= 2);
  const because = `${lengths.length} sentences have ${average} words on average; the longest has ${longest}.`;
  return [{ field: "do_rules", text: `Keep sentences to about ${average} words, ${longest} at most`, because, evidence: near }];
}

/** How the texts begin. */
export function openingRules(texts: readonly ReadText[]): CountedRule[] {
  const openings = texts.flatMap((text) => {
    const first = text.sentences[0];
    return first ? [{ text: first.text, quote: quoteOf(text.example, first.text) }] : [];
  });
  if (openings.length < 2) return [];
  const those = (shows: RegExp) => openings.filter((one) => shows.test(one.text));
  const quotes = (some: typeof openings) => some.slice(0, 3).map((one) => one.quote);
  const rules: CountedRule[] = [];
  const figures = those(/\p{Nd}/u);
  const questions = those(/[?？؟]["”»“]?$/u);
  const all = openings.length;
  if (figures.length * 3 >= all * 2)
    rules.push({
      field: "do_rules",
      text: "Open with a figure",
      because: `${inTexts(figures.length, all)} have a figure in the first sentence.`,
      evidence: quotes(figures),
    });
  if (questions.length * 3 >= all * 2)
    rules.push({
      field: "do_rules",
      text: "Open with a question",
      because: `${inTexts(questions.length, all)} open with one.`,
      evidence: quotes(questions),
    });
  if (questions.length === 0)
    rules.push({ field: "dont_rules", text: "Open with a question", because: `None of ${all} texts does.`, evidence: quotes(openings) });
  return rules;
}

/** Exclamation marks and hashtags. */
export function endingRules(texts: readonly ReadText[]): CountedRule[] {
  const rules: CountedRule[] = [];
  const sentences = sentencesOf(texts);
  const shouted = sentences.filter((sentence) => /[!！]/u.test(sentence.text)).length;
  if (shouted === 0 && sentences.length >= 6)
    rules.push({
      field: "dont_rules",
      text: "Use exclamation marks",
      because: `None of ${sentences.length} sentences has one.`,
      evidence: [],
    });
  const tags = texts.map((text) => text.text.match(/(?<![\p{L}\p{N}])#[\p{L}\p{N}_]+/gu) ?? []);
  const tagged = tags.filter((some) => some.length > 0);
  if (tagged.length * 2 > texts.length) {
    const counts = tagged.map((some) => some.length);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    rules.push({
      field: "do_rules",
      text: `Add ${least === most ? least : `${least} to ${most}`} ${most === 1 ? "hashtag" : "hashtags"}`,
      because: `${inTexts(tagged.length, texts.length)} have hashtags.`,
      evidence: texts.flatMap((text, i) => (tags[i]?.[0] ? [quoteOf(text.example, tags[i][0])] : [])).slice(0, 3),
    });
  }
  return rules;
}

/** Words that come back, and the shape of the texts, as the guide's own text. */
export function repeatedWords(texts: readonly ReadText[], language: string): CountedRule[] {
  const sentences = sentencesOf(texts);
  const words = comeBack(texts, language).slice(0, 6);
  const paragraphs = texts.reduce((sum, text) => sum + text.paragraphs, 0);
  const perParagraph = Math.max(1, Math.round(sentences.length / Math.max(1, paragraphs)));
  const lines = [
    `- Paragraphs of ${perParagraph === 1 ? "one sentence" : `about ${perParagraph} sentences`}.`,
    ...(words.length > 0 ? [`- Words that come back: ${words.join(", ")}.`] : []),
  ];
  const shows = words.length > 0 ? words : [""];
  const evidence = showing(texts, (sentence) => shows.some((word) => sentence.text.toLowerCase().includes(word.toLowerCase())));
  const because = `${sentences.length} sentences in ${paragraphs} paragraphs${words.length > 0 ? "; the words appear in more than one text" : ""}.`;
  return [{ field: "markdown", text: lines.join("\n"), because, evidence }];
}

/** Words that mean something and stand in more than one text, or twice in the only one; the most frequent first. */
function comeBack(texts: readonly ReadText[], language: string): string[] {
  const seen = new Map<string, { word: string; times: number; texts: Set<number> }>();
  for (const text of texts) {
    for (const word of text.sentences.flatMap((sentence) => sentence.words)) {
      const key = word.toLowerCase();
      if (!isTelling(key, language)) continue;
      const one = seen.get(key) ?? { word, times: 0, texts: new Set<number>() };
      one.times += 1;
      one.texts.add(text.example);
      seen.set(key, one);
    }
  }
  const often = [...seen.values()].filter((one) => one.times > 1 && (one.texts.size > 1 || texts.length === 1));
  return often.sort((a, b) => b.times - a.times).map((one) => one.word);
}
