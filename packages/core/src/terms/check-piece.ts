import { type CheckContext, type CheckResult, checkFields, type FieldValues, namedTexts } from "@copydesk/contracts";
import { checkTerms, type VoiceTerms } from "./check-terms.ts";

/** What a piece is checked against. */
export type PieceRules = CheckContext & VoiceTerms;

interface PieceSurroundings {
  channel: Pick<PieceRules, "fields" | "fold"> | null | undefined;
  /** The style guide that holds for the piece. */
  guide: Pick<PieceRules, "banned_terms" | "preferred_terms"> | null | undefined;
  campaign: Pick<PieceRules, "mandatory_text">;
  /** BCP 47. */
  language: string;
}

/** The rules of a channel's parts and limits, of a voice's terms and of the campaign's mandatory text. */
export const pieceRules = ({ channel, guide, campaign, language }: PieceSurroundings): PieceRules => ({
  fields: channel?.fields ?? [],
  fold: channel?.fold ?? null,
  banned_terms: guide?.banned_terms ?? [],
  preferred_terms: guide?.preferred_terms ?? [],
  mandatory_text: campaign.mandatory_text,
  language,
});

/** Checks of a piece that need no model, the terms of its voice in all their forms among them. */
export const checkPiece = (values: FieldValues, rules: PieceRules): CheckResult[] => [
  ...checkFields(values, rules),
  ...checkTerms(namedTexts(values, rules.fields), rules),
];
