import { settingText } from "../read-settings.ts";
import { asHeadline } from "./clauses.ts";
import type { Paragraph } from "./draft.ts";
import { fitDraft, line } from "./draft.ts";
import { pickLine } from "./lines.ts";
import { bulletList, countWords, keyPoints, labelled, originalParagraphs, storyParagraphs } from "./long-text.ts";
import { byRank, type FieldWriter, shorterForms, wantedSize } from "./piece.ts";
import { roomOf } from "./social.ts";

/** News in falling order of weight, without a call and without praise. */
export const writeRelease: FieldWriter = (piece, spec) => {
  const { work, lead } = piece;
  const least = spec.min ?? 0;
  const size = Math.min(wantedSize(piece), spec.max ?? 600);
  const taken = new Set(lead ? [lead.index] : []);
  const told = storyParagraphs(work, size, taken).flatMap((passage) => passage.paragraphs);
  const [first, ...rest] = told;
  const draft: Paragraph[] = [
    { parts: [{ text: lead?.text ?? work.titles[0] ?? work.topic, rank: 0 }, ...(first?.parts ?? [])], joiner: " " },
    ...rest,
  ];
  const missing = least - countWords(draft);
  const facts = missing > 0 && work.phrases && !work.isFramed ? bulletList(labelled(work.phrases, "points"), keyPoints(piece), 9) : [];
  const original = originalParagraphs(work, missing - countWords(facts) + 20);
  const introduced = original.length > 0 && work.phrases ? [line(labelled(work.phrases, "original"), 1), ...original] : [];
  return (
    fitDraft([...draft, ...facts, ...introduced, line(work.brief.mandatory_text, 0)], roomOf(piece, spec, Math.max(size, least + 30))) ||
    null
  );
};

/** The news as a newspaper would put it. */
export const writeHeadline: FieldWriter = (piece, spec) => {
  const { work, lead } = piece;
  const own = lead ? [asHeadline(lead.text), ...shorterForms(piece, lead.text)] : [];
  return pickLine([...work.titles.slice(0, 1), ...own, ...work.titles], spec, piece);
};

export const writeSubhead: FieldWriter = (piece, spec) => {
  const others = byRank(piece).filter((one) => one !== piece.lead && !one.hasQuote);
  return pickLine(
    others.map((one) => asHeadline(one.text)),
    spec,
    piece,
  );
};

/** Place and date; the place only when somebody gave it. */
export const writeDateline: FieldWriter = ({ work }, spec) => {
  const { settings, start_date, today } = work.brief;
  const date = settingText(settings, "release date") || start_date || today;
  const place = settingText(settings, "place");
  if (date === null || Number.isNaN(Date.parse(date))) return place || (spec.required ? work.topic : null);
  const locale = work.phrases?.locale ?? work.brief.task.language;
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return [place, shown].filter(Boolean).join(work.language === "ar" ? "، " : ", ");
};

/** Only what the story has in quotation marks. */
export const writeQuote: FieldWriter = ({ work }, spec) => {
  if (!work.isOwnLanguage) return null;
  const quotes = work.pool.filter((one) => /[“„«"].{20,}[”“»"]/u.test(one.text)).sort((a, b) => b.score - a.score);
  return quotes.map((one) => one.text).find((text) => spec.max === undefined || text.length <= spec.max) ?? null;
};

/** Taken over word for word from the settings. */
export const fromSettings =
  (...labels: string[]): FieldWriter =>
  ({ work }) =>
    settingText(work.brief.settings, ...labels) || null;
