import { endsInAbbreviation } from "./reader/abbreviations.ts";

/** What ends a sentence in a language. */
const stops: Readonly<Record<string, string>> = { ja: "。", zh: "。", hi: "।", mr: ".", bn: "।", hy: "։", am: "።", th: "" };

/** What stands between a label and its value. */
export const colonOf = (language: string) => (language === "zh" || language === "ja" ? "：" : language === "fr" ? " : " : ": ");

/** The text as a sentence: with its full stop, unless it ends in a mark or a link already. */
export function asSentence(text: string, language: string): string {
  if (text === "" || /[.!?…؟。！？।։።:：]["”»“」』)）]*$/u.test(text) || /(?:https?:|www\.)\S+$|[a-z\d]\.[a-z]{2,}\/\S*$/iu.test(text))
    return text;
  // In Greek that sign asks; “… at barn.example;” ended an item of a list.
  if (language === "el" && /;["”»]*$/u.test(text)) return text;
  const bare = text.replace(/(?<![;；,，、])[;；,，、]+$/u, "");
  if (bare !== text) return asSentence(bare, language);
  const stop = stops[language] ?? ".";
  // What telephones make a link of must end before a sign that no address has.
  if (stop !== "." && /[a-z\d]\.[a-z]{2,}(?:\/\S*)?$/iu.test(text)) return text;
  return `${text}${stop}`;
}

/** A sentence as a headline: without its full stop, and without quotation marks around the whole of it. */
export function asHeadline(sentence: string): string {
  if (endsInAbbreviation(sentence)) return sentence;
  const text = sentence.replace(/[.。।։።]["”»“」]?$/u, (end) => end.replace(/[.。।։።]/u, "")).trim();
  const isWholeQuote = /^[“„«"「][^“”„«»"「」]*[”“»"」]$/u.test(text);
  return isWholeQuote ? text.slice(1, -1).trim() : text;
}

/** Languages without spaces have none after a full stop either. */
export const closeUp = (text: string, language: string) =>
  language === "ja" || language === "zh" ? text.replace(/([。！？」』”]|[。！？]") +(?=\S)/gu, "$1") : text;
