import { readParagraphs } from "../reader/blocks.ts";
import { splitSentences } from "../reader/sentences.ts";
import { tokens } from "../reader/tokens.ts";

/** An example, taken apart. */
export interface ReadText {
  /** Counted from 1. */
  example: number;
  text: string;
  sentences: { text: string; words: string[] }[];
  paragraphs: number;
}

export function readText(text: string, { example, language }: { example: number; language: string }): ReadText {
  const parts = readParagraphs(text);
  const sentences = parts.flatMap((part) => splitSentences(part, language));
  return {
    example,
    text,
    sentences: sentences
      .map((sentence) => ({ text: sentence, words: tokens(sentence, language) }))
      .filter((sentence) => sentence.words.length > 0),
    paragraphs: parts.length,
  };
}

const longestQuote = 200;

/** A sentence as evidence; a long one is cut at a word, so that it can still be found in its text. */
export function quoteOf(example: number, sentence: string): { example: number; quote: string } {
  if (sentence.length <= longestQuote) return { example, quote: sentence };
  const cut = sentence.slice(0, longestQuote);
  return { example, quote: cut.slice(0, Math.max(cut.lastIndexOf(" "), longestQuote / 2)).toWellFormed() };
}

/** Up to three sentences that show something, from different texts where there are any. */
export function showing(texts: readonly ReadText[], shows: (sentence: ReadText["sentences"][number]) => boolean) {
  const all = texts.flatMap((text) => text.sentences.filter(shows).map((sentence, i) => ({ text, sentence, i })));
  return all
    .sort((a, b) => a.i - b.i || a.text.example - b.text.example)
    .slice(0, 3)
    .map(({ text, sentence }) => quoteOf(text.example, sentence.text));
}
