import { type FieldSpec, type FieldValues, fieldsToText, type Privacy, type SchedulePost } from "@copydesk/contracts";
import type { CampaignDocument, PieceDocument } from "./document.ts";

/** What a field holds: its text, or the values of a list that are not empty. */
export type FieldText = { spec: FieldSpec } & ({ kind: "text"; text: string } | { kind: "list"; values: string[] });

/** The filled fields of a piece in the channel's order; fields that the channel no longer has come last, under their key. */
export function filledFields({ field_specs, values }: Pick<PieceDocument, "field_specs" | "values">): FieldText[] {
  const known = new Set(field_specs.map((spec) => spec.key));
  const others = Object.keys(values).filter((key) => !known.has(key));
  const specs = [
    ...field_specs,
    ...others.map((key): FieldSpec => ({ key, label: key, format: "plain", required: false, unit: "graphemes" })),
  ];
  return specs.flatMap((spec) => {
    const field = fieldText(spec, values[spec.key]);
    return field ? [field] : [];
  });
}

function fieldText(spec: FieldSpec, value: FieldValues[string] | undefined): FieldText | null {
  if (Array.isArray(value)) {
    const filled = value.map((one) => one.trim()).filter((one) => one !== "");
    return filled.length === 0 ? null : { spec, kind: "list", values: filled };
  }
  const text = (value ?? "").trim();
  return text === "" ? null : { spec, kind: "text", text };
}

/** A piece's text as a calendar shows it: its parts by name where there are several. */
export const plainText = ({ values, field_specs }: PieceDocument): string => fieldsToText(values, field_specs);

/** "needs_attention" as "Needs attention". */
export function statusWords(status: string): string {
  const words = status.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const privacyWords: Record<Privacy, string> = { public: "Everyone", shared: "Shared with teams", private: "Private" };

/** Posts that a file shows: to a client none that are skipped, as they go out to nobody. */
export const shownPosts = (posts: readonly SchedulePost[], internal: boolean): SchedulePost[] =>
  posts.filter(({ status }) => internal || status !== "skipped");

/** Posts that a file shows, in order of time. */
export const inOrder = (posts: readonly SchedulePost[], internal: boolean): SchedulePost[] =>
  shownPosts(posts, internal).toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const instantFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** `2026-03-09` as "9 March 2026". */
export const dayWords = (day: string) => dayFormat.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** An instant as "9 March 2026 at 08:30 UTC". */
export const instantWords = (instant: string) => `${instantFormat.format(new Date(instant))} UTC`;

/** Channel names by code, as the pieces know them. */
export function channelNames(document: CampaignDocument): Map<string, string> {
  return new Map(
    document.languages.flatMap((language) => language.pieces.map((piece) => [piece.channel_code, piece.channel_name] as const)),
  );
}
