/** What ends a sentence in a language. */
const stops: Readonly<Record<string, string>> = { ja: "。", zh: "。", hi: "।" };

/** The text as a sentence: with its full stop, unless it ends in a mark or a link already. */
export function asSentence(text: string, language: string): string {
  if (text === "" || /[.!?…؟。！？।:：]["”»“」』]?$/u.test(text) || /https?:\S+$/.test(text)) return text;
  return `${text}${stops[language] ?? "."}`;
}

/** Languages without spaces have none after a full stop either. */
export const closeUp = (text: string, language: string) =>
  language === "ja" || language === "zh" ? text.replace(/([。！？」』]) +(?=\S)/gu, "$1") : text;
