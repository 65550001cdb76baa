import { z } from "zod";

// Models send null, or an empty text, for what they leave out.
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional()).optional();

export const optionalText = (about: string, max = 200) => optional(z.string().max(max)).describe(about);
export const optionalNumber = (about: string, bounds: { min: number; max: number }) =>
  optional(z.coerce.number().int().min(bounds.min).max(bounds.max)).describe(about);
export const optionalDay = (about: string) => optional(z.iso.date()).describe(about);
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T, about: string) =>
  optional(z.enum(values)).describe(about);

export const campaignInput = z.string().min(1).max(300).describe("Name or id of the campaign.");
export const languageInput = optionalText("Code or name of the language, such as en or German. The campaign's first one when left out.");

/** A piece by its id, or by where it stands. */
export const pieceInput = {
  piece_id: optionalText("Id of the piece. With it, campaign, language and channel are not needed.", 64),
  campaign: optional(z.string().max(300)).describe("Name or id of the campaign."),
  language: languageInput,
  channel: optionalText("Code or name of the channel, such as linkedin."),
};
