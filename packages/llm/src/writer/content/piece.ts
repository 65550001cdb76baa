import type { FieldSpec, FieldValues } from "@copydesk/contracts";
import { asSentence, colonOf } from "../punctuation.ts";
import { settingText } from "../read-settings.ts";
import { findAddresses } from "../reader/links.ts";
import type { RankedSentence } from "../reader/rank-sentences.ts";
import type { Work } from "../work.ts";
import { line, type Paragraph } from "./draft.ts";
import { isSteps } from "./essentials.ts";
import { announcesSeries, isOfSeries } from "./series.ts";
import type { Style } from "./styles.ts";

/** One piece while it is being written. */
export interface Piece {
  work: Work;
  style: Style;
  fields: readonly FieldSpec[];
  /** The sentence it opens with; null when there is nothing to say. */
  lead: RankedSentence | null;
  /** What has been written so far. */
  values: FieldValues;
  /** Factor for every upper limit. */
  tightness: number;
  /** Most of the main text, in its unit, when an earlier one was too long; null otherwise. */
  cap: number | null;
}

/** Writes one field; null leaves it out. */
export type FieldWriter = (piece: Piece, spec: FieldSpec) => string | string[] | null;

const sizes = ["short", "medium", "long"];

/** The wanted length of the main text, in its unit. */
export function wantedSize({ work, style }: Piece): number {
  const at = sizes.indexOf(settingText(work.brief.settings, "length").toLowerCase());
  return style.sizes[at === -1 ? 1 : (at as 0 | 1 | 2)];
}

/** The same where it is counted in words: without blanks between them each particle and ending counts as one. */
export function wantedWords(piece: Piece): number {
  const isUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{12}/u.test(piece.lead?.text ?? "");
  return Math.round(wantedSize(piece) * (isUnspaced ? moreWords : 1));
}
const moreWords = 1.4;

/** The sentence that opens the piece, then the others by rank; lists are none, and neither is a part of one. */
export function byRank({ work, lead }: Piece): RankedSentence[] {
  const isPart = (one: RankedSentence) => one.kind === "list" || isOfSeries(one, work.pool) || announcesSeries(one, work.pool);
  const rest = work.pool.filter((one) => one !== lead && !one.pointsBack && !isPart(one)).sort((a, b) => b.score - a.score);
  return lead ? [lead, ...rest] : rest;
}

/** What to do, with the link where it can be followed: in the words of whoever asks for the text, else of the story. */
export function callLine(piece: Piece): string {
  const { action, call, link, phrases, language, isTold } = piece.work;
  if (call !== null)
    return call.address !== null && !call.text.includes(call.address) ? beside(call.text, call.address) : withLink(call.text, piece);
  if (piece.style.key === "instagram" && !isTold && link !== null && phrases)
    return [action ? asSentence(action, language) : "", phrases.profileLink].filter(Boolean).join(" ");
  if (action === null) return link ?? "";
  if (link === null || action.includes(link)) return asSentence(action, language);
  return `${action}${phrases?.colon ?? colonOf(language)}${link}`;
}

/** The same at the end of a text that tells all steps: a step that is the call is not said again. */
export const endLine = (piece: Piece): string => {
  const { call, pool } = piece.work;
  const line = callLine(piece);
  const addresses = findAddresses(line);
  const isSaid = (text: string) =>
    (call !== null && text.includes(call.text.replace(/\.$/u, ""))) || addresses.some((address) => text.includes(address));
  return pool.some((one) => isSteps(one) && isSaid(one.text)) ? "" : line;
};

/** The same with what the story says right after it, as far as there is room. */
export function ending(piece: Piece): Paragraph {
  const call = endLine(piece);
  const isSentence = /[.!?…。！？।؟։።]["”»“」)]*$/u.test(call);
  const after = call === "" ? [] : piece.work.afterCall;
  return {
    parts: [...line(call, 1).parts, ...after.map((one, at) => ({ text: one.text, rank: firstAfterCall + at }))],
    joiner: isSentence ? " " : "\n",
  };
}
const firstAfterCall = 30;

/** “Apply from 16 February on our site. https://…” */
const beside = (text: string, address: string) => `${text}${/[。！？]$/u.test(text) ? "" : " "}${address}`;

/** A call that names no address is followed by the one that the campaign or its story gives. */
function withLink(text: string, { work }: Piece): string {
  const { call, link } = work;
  return link === null || call?.address ? text : `${text} ${link}`;
}

/** For picking sentences that go with the opening. */
export const around = ({ lead }: Pick<Piece, "lead">) => (lead ? { taken: new Set([lead.index]), near: lead.index } : {});
