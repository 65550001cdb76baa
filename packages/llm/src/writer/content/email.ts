import { settingText } from "../read-settings.ts";
import { pickSentences } from "../story/pick-sentences.ts";
import type { Paragraph } from "./draft.ts";
import { fitDraft, line, toParagraphs } from "./draft.ts";
import { bulletList, countWords, originalParagraphs } from "./long-text.ts";
import { callLine, type FieldWriter, type Piece, wantedSize } from "./piece.ts";
import { roomOf } from "./social.ts";

/** A letter: greeting, the matter at once, what supports it, the next step. */
export const writeLetter: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const size = Math.min(wantedSize(piece), spec.max ?? 600);
  const least = spec.min ?? 0;
  const draft = letter(piece, size);
  const missing = least - countWords(draft);
  const original = missing > 0 ? originalParagraphs(work, missing + 40) : [];
  const introduced = original.length > 0 && work.phrases ? [line(`${work.phrases.headings.original}:`, 1), ...original] : [];
  const whole = [...draft.slice(0, -closingLines(piece)), ...introduced, ...draft.slice(-closingLines(piece))];
  return fitDraft(whole, roomOf(piece, spec, Math.max(size, least))) || null;
};

const closingLines = ({ work }: Piece) => (signature(work.brief.settings) === "" || work.phrases === null ? 2 : 3);
const signature = (settings: Piece["work"]["brief"]["settings"]) => settingText(settings, "signed by");

function letter(piece: Piece, size: number): Paragraph[] {
  const { work, lead } = piece;
  const { phrases } = work;
  const taken = new Set(lead ? [lead.index] : []);
  const points =
    phrases && size >= 200
      ? pickSentences(
          work.pool.filter((one) => one.length < 180 && !one.pointsBack),
          4,
          taken,
        )
      : [];
  const rest = pickSentences(work.pool, Math.ceil(size / 12), new Set([...taken, ...points.map((one) => one.index)]));
  const body = toParagraphs(rest, 3, 10);
  const [first, ...others] = body;
  return [
    line(phrases?.greeting ?? "", 1),
    { parts: [{ text: lead?.text ?? work.titles[0] ?? work.topic, rank: 0 }, ...(first?.parts ?? [])], joiner: " " },
    ...bulletList(`${phrases?.keyPoints ?? ""}:`, points, 4),
    ...others,
    line(work.objective?.benefit ?? "", 3),
    { parts: [callLine(piece)].filter(Boolean).map((text) => ({ text, rank: 2 })), joiner: " " },
    line(work.brief.mandatory_text, 0),
    ...(phrases && signature(work.brief.settings) !== "" ? [line(`${phrases.closing}  \n${signature(work.brief.settings)}`, 1)] : []),
  ];
}
