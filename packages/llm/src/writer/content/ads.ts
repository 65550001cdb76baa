import { countLength, type FieldSpec } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { settingNumber, settingText } from "../read-settings.ts";
import { asHeadline } from "./clauses.ts";
import { isWithin } from "./lines.ts";
import { byRank, type FieldWriter, type Piece, shorterForms } from "./piece.ts";

/** Headlines that stand beside each other in any order, each with another reason. */
export const writeAdHeadlines: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const searched = settingText(work.brief.settings, "keywords").split(",");
  const isOwn = work.isOwnLanguage || work.phrases === null;
  const words = isOwn ? work.story.keywords.slice(0, 6) : work.story.names.slice(0, 4);
  const facts = byRank(piece).flatMap((one) => [asHeadline(one.text), ...shorterForms(piece, one.text)]);
  const candidates = [
    work.topic,
    ...searched.map(capital),
    work.objective?.headline(work.topic) ?? "",
    ...facts,
    work.action ?? "",
    ...(work.phrases?.ads.headlines ?? []),
    ...words.map(capital),
  ];
  return chooseDistinct(candidates, spec, piece, settingNumber(work.brief.settings, "headlines") ?? 10);
};

/** A fact, then what to do. */
export const writeAdDescriptions: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const call = work.action === null ? "" : asSentence(work.action, work.language);
  const facts = byRank(piece).flatMap((one) => [
    one.text,
    ...shorterForms(piece, one.text).map((clause) => asSentence(clause, work.language)),
  ]);
  const withCall = facts.map((fact) => (call === "" ? "" : `${fact} ${call}`));
  const candidates = [
    ...withCall.slice(0, 6),
    ...facts,
    work.objective?.benefit ?? "",
    ...(work.phrases?.ads.descriptions ?? []),
    ...work.titles,
  ];
  return chooseDistinct(candidates, spec, piece, 4);
};

/** Words that may follow a site's address. */
export const writePaths: FieldWriter = (piece, spec) => {
  const { work } = piece;
  const words = work.isOwnLanguage || work.phrases === null ? [work.topic, ...work.story.keywords] : [work.topic, ...work.story.names];
  return chooseDistinct(words.map(asPath), spec, piece, 2);
};

const capital = (word: string) => word.trim().charAt(0).toUpperCase() + word.trim().slice(1);
const asPath = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");

/** The first candidates that fit and say something else than those before. */
function chooseDistinct(candidates: readonly string[], spec: FieldSpec, piece: Piece, wanted: number): string[] | null {
  const count = Math.min(Math.max(wanted, spec.countMin ?? 0), spec.countMax ?? wanted);
  const chosen: string[] = [];
  for (const candidate of candidates.map(withoutShouting)) {
    if (chosen.length >= count) break;
    if (candidate === "" || !isWithin(candidate, spec, piece.tightness) || !piece.work.isAllowed(candidate)) continue;
    if (!chosen.some((other) => isSame(other, candidate))) chosen.push(candidate);
  }
  while (chosen.length < (spec.countMin ?? 0)) {
    const filler = fillerFor(chosen.length, spec, piece);
    if (filler === null) break;
    chosen.push(filler);
  }
  return chosen.length > 0 ? chosen : null;
}

/** Google refuses exclamation marks in headlines. */
const withoutShouting = (text: string) => text.replace(/!+/g, "").trim();

function isSame(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  return one === other || (Math.min(one.length, other.length) > 12 && (one.startsWith(other) || other.startsWith(one)));
}

/** A language without words of ours and a story of few words still need the least number of lines. */
function fillerFor(at: number, spec: FieldSpec, piece: Piece): string | null {
  const words = [...piece.work.story.keywords, ...piece.work.titles.flatMap((title) => title.split(/\s+/))].filter(
    (word) => countLength(word, spec.unit) > 2,
  );
  const word = words[at];
  return word !== undefined && isWithin(word, spec, piece.tightness) ? word : null;
}
