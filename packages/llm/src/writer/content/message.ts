import { countedText, smsSegments } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { settingText } from "../read-settings.ts";
import { byRank, callLine, type FieldWriter, type Piece, shorterForms } from "./piece.ts";

/** One text message, two at most: who, the one thing, what to do. */
export const writeMessage: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const sender = settingText(work.brief.settings, "sender");
  const begin = sender === "" ? "" : `${sender}: `;
  const call = callLine(piece);
  const options = thoughtsOf(piece).flatMap((thought) => [`${begin}${thought} ${call}`, `${begin}${thought}`]);
  const texts = [...options, `${begin}${asSentence(work.topic, work.language)} ${call}`, `${begin}${work.topic}`].map((text) =>
    forTelephones(withMandatory(text, work.brief.mandatory_text)),
  );
  const cost = (text: string) => smsSegments(countedText(spec, { ...piece.values, [spec.key]: text }, piece.fields)).segments;
  const most = segmentsFor((spec.max ?? 306) * piece.tightness);
  // One message with a call beats a fuller second one.
  return texts.find((text) => cost(text) <= 1 && text.includes(forTelephones(call))) ?? texts.find((text) => cost(text) <= most) ?? null;
};

function thoughtsOf(piece: Piece): string[] {
  return byRank(piece)
    .slice(0, piece.work.isFramed ? 1 : 8)
    .flatMap((one) => [one.text, ...shorterForms(piece, one.text).map((clause) => asSentence(clause, piece.work.language))]);
}

const withMandatory = (text: string, mandatory: string) => (mandatory === "" ? text.trim() : `${text.trim()} ${mandatory}`);
const segmentsFor = (length: number) => (length <= 160 ? 1 : Math.max(1, Math.floor(length / 153)));

/** The line that lets people leave, word for word where the settings have one. */
export const writeOptOut: FieldWriter = ({ work }) => settingText(work.brief.settings, "opt-out line") || (work.phrases?.optOut ?? null);

/** Signs outside of the GSM alphabet make a message twice as dear; these have a plain twin. */
function forTelephones(text: string): string {
  return text
    .replace(/[‘’‚ʼ]/g, "'")
    .replace(/[«“„]\u00a0?|\u00a0?[»”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/…/g, "...")
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
