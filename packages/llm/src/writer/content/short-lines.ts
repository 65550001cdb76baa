import { asHeadline } from "./clauses.ts";
import { pickLine } from "./lines.ts";
import { byRank, type FieldWriter, type Piece, shorterForms } from "./piece.ts";

const headlinesOf = (piece: Piece) => byRank(piece).flatMap((one) => [asHeadline(one.text), ...shorterForms(piece, one.text)]);
const atMost = <T extends { max?: number | undefined }>(spec: T, max: number): T & { max: number } => ({
  ...spec,
  max: Math.min(spec.max ?? max, max),
});

/** A headline of any kind, in the words of the opening. */
export const writeLine: FieldWriter = (piece, spec) => {
  const sentences = headlinesOf(piece);
  return pickLine([...sentences.slice(0, 3), ...piece.work.titles, ...sentences], spec, piece);
};

/** Telephones show some 40 characters of a subject. */
export const writeSubject: FieldWriter = (piece, spec) => {
  const { titles, objective, topic } = piece.work;
  return pickLine([...titles, ...headlinesOf(piece), objective?.headline(topic) ?? ""], atMost(spec, 50), piece);
};

export const writeTitle: FieldWriter = (piece, spec) =>
  pickLine([...piece.work.titles, ...byRank(piece).map((one) => asHeadline(one.text))], spec, piece);

/** With the topic at its beginning, where searching eyes fall. */
export const writeSearchTitle: FieldWriter = (piece, spec) => {
  const { topic, titles, objective, phrases } = piece.work;
  const named = titles.filter((title) => !title.includes(topic)).map((title) => `${topic}${phrases?.colon ?? ": "}${title}`);
  return pickLine([...named, objective?.headline(topic) ?? "", ...titles], spec, piece);
};

/** Whole sentences that make one want to read on, none of them the opening. */
export const writeSummary: FieldWriter = (piece, spec) => {
  const texts = byRank(piece)
    .filter((one) => one !== piece.lead && !one.hasLink)
    .map((one) => one.text);
  const pairs = texts.slice(0, 4).flatMap((text, at) => texts.slice(at + 1, at + 4).map((next) => `${text} ${next}`));
  const benefit = piece.work.objective?.benefit ?? "";
  const candidates = [...pairs, ...texts.map((text) => `${text} ${benefit}`.trim()), ...texts, benefit, ...piece.work.titles];
  // Search results cut descriptions off at about 155 characters.
  return pickLine(candidates, spec.key === "meta_description" ? atMost(spec, 155) : spec, piece);
};

/** Continues the subject and never repeats it. */
export const writePreheader: FieldWriter = (piece, spec) => {
  const { objective, titles, topic } = piece.work;
  const others = byRank(piece).filter((one) => one !== piece.lead && one.length <= 130 && !one.hasLink);
  const candidates = [...others.map((one) => one.text), objective?.benefit ?? "", objective?.opening(topic) ?? "", ...titles];
  return pickLine(candidates, spec, piece);
};

/** What happens on a click. */
export const writeButton: FieldWriter = (piece, spec) => {
  const { action, objective, titles } = piece.work;
  return pickLine([action ?? "", objective?.action ?? "", ...titles], spec, piece);
};
