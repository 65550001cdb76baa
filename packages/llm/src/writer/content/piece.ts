import type { FieldSpec, FieldValues } from "@copydesk/contracts";
import { asSentence } from "../punctuation.ts";
import { settingText } from "../read-settings.ts";
import type { RankedSentence } from "../story/rank-sentences.ts";
import type { Work } from "../work.ts";
import { clausesOf } from "./clauses.ts";
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

/** The sentence that opens the piece, then the others by rank. */
export function byRank({ work, lead }: Piece): RankedSentence[] {
  const rest = work.pool.filter((one) => one !== lead && !one.pointsBack).sort((a, b) => b.score - a.score);
  return lead ? [lead, ...rest] : rest;
}

/** Beginnings of a sentence that may stand for it; set phrases have none. */
export const shorterForms = ({ work }: Piece, sentence: string) => (work.isFramed ? [] : clausesOf(sentence));

/** What to do, with the link where it can be followed. */
export function callLine({ work, style }: Piece): string {
  const { action, link, phrases } = work;
  if (style.key === "instagram" && link !== null && phrases)
    return [action ? asSentence(action, work.language) : "", phrases.profileLink].filter(Boolean).join(" ");
  if (action === null) return link ?? "";
  if (link === null || action.includes(link)) return asSentence(action, work.language);
  return `${action}${phrases?.colon ?? ": "}${link}`;
}

/** For picking sentences that go with the opening. */
export const around = ({ lead }: Pick<Piece, "lead">) => (lead ? { taken: new Set([lead.index]), near: lead.index } : {});
