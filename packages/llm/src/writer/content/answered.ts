import { findDays } from "../reader/dates.ts";
import { isForSome } from "../reader/for-some.ts";
import { opensBack, type RankedSentence } from "../reader/rank-sentences.ts";
import { withoutOpener } from "./connectives.ts";

/** “What comes next? On 27 December we hold a fair.”: an answer with a day says enough without its question. */
export function answered(one: RankedSentence): RankedSentence {
  const answer = /^[^?？؟]{4,}[?？؟]\s*(.+)$/su.exec(one.text)?.[1] ?? "";
  if (isForSome(one.text)) return one;
  return findDays(answer).length > 0 && answer.length >= shortestAnswer ? { ...one, text: answer, length: [...answer].length } : one;
}
const shortestAnswer = 25;

/** “Before that, we hold an evening for members …”: what a call is for, without the word that joins it to what is not told. */
export function begunAnew(one: RankedSentence, language: string): RankedSentence {
  const text = withoutOpener(one.text, language);
  return text === one.text ? one : { ...one, text, length: [...text].length, pointsBack: opensBack(text, language) };
}
