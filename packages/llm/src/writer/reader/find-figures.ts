// Amounts of money, shares, and numbers with a sign of measure that reads the same in every language.
const figure =
  /(?:[€$£¥]\s?\d[\d.,  ]*(?<=\d)|\d[\d.,  ]*(?<=\d)\s?(?:%|٪|€|\$|£|¥|(?:EUR|USD|GBP|CHF|SAR|AED|km²|km|kg|kWh|MW|GB|TB|cm|mm|m²|ml|°C)(?![\p{L}])))/gu;

/** Figures that make sense without the words around them, each once, in order. */
export function findFigures(text: string): string[] {
  return [...new Set([...text.matchAll(figure)].map((match) => match[0].trim()))];
}

/** Whether a sentence states a number at all. */
export const hasNumber = (text: string) => /\p{Nd}/u.test(text);
