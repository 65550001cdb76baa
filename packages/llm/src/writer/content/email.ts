import { settingText } from "../read-settings.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import type { Paragraph } from "./draft.ts";
import { fitDraft, line, toParagraphs } from "./draft.ts";
import { bulletList, countWords, keyPoints, labelled, originalParagraphs } from "./long-text.ts";
import { callLine, type FieldWriter, type Piece, wantedSize } from "./piece.ts";
import { roomOf } from "./social.ts";

/** A letter: greeting, the matter at once, what supports it, the next step. */
export const writeLetter: FieldWriter = (piece, spec) => {
  const size = Math.min(wantedSize(piece), spec.max ?? 600);
  const least = spec.min ?? 0;
  const [head, tail] = letter(piece, size);
  const missing = least - countWords([...head, ...tail]);
  const more = missing > 0 ? fillers(piece, missing) : [];
  return fitDraft([...head, ...more, ...tail], roomOf(piece, spec, Math.max(size, least))) || null;
};

/** Words of the original, or where to read on, for a letter that is too short. */
function fillers({ work }: Piece, missing: number): Paragraph[] {
  if (work.phrases === null) return [];
  const original = originalParagraphs(work, missing + 40);
  if (original.length > 0) return [line(labelled(work.phrases, "original"), 1), ...original];
  return work.isFramed ? [] : [line(work.phrases.channels.email(work.topic)[1], 4)];
}

const signature = (settings: Piece["work"]["brief"]["settings"]) => settingText(settings, "signed by");

/** The letter in two halves, between which there is room for more. */
function letter(piece: Piece, size: number): [Paragraph[], Paragraph[]] {
  const { work, lead } = piece;
  const { phrases } = work;
  const points = phrases && size >= 200 && !work.isFramed ? keyPoints(piece) : [];
  const taken = new Set([...(lead ? [lead] : []), ...points].map((one) => one.index));
  const rest = pickSentences(work.pool, Math.ceil(size / 12), { taken, near: lead?.index });
  const [first, ...others] = toParagraphs(rest, 3, 10);
  const signed = signature(work.brief.settings);
  const head: Paragraph[] = [
    line(phrases?.greeting ?? "", 1),
    { parts: [{ text: lead?.text ?? work.titles[0] ?? work.topic, rank: 0 }, ...(first?.parts ?? [])], joiner: " " },
    ...bulletList(phrases ? labelled(phrases, "points") : "", points, 4),
    ...others,
    line(work.isFramed ? "" : (work.objective?.benefit ?? ""), 3),
  ];
  const farewell = phrases && signed !== "" ? [line(`${phrases.closing}  \n${signed}`, 1)] : [];
  return [head, [line(callLine(piece), 2), line(work.brief.mandatory_text, 0), ...farewell]];
}
