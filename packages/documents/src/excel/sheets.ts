import type { Outline } from "@copydesk/contracts";
import { countedText, countLength, zonedToUtc } from "@copydesk/contracts";
import type { CampaignDocument, LanguageDocument, PieceDocument } from "../document.ts";
import { channelNames, type FieldText, filledFields, languageWords, privacyWords, statusWords } from "../words.ts";
import type { Cell, SheetContent } from "./write-sheet.ts";

export function summarySheet(document: CampaignDocument): Omit<SheetContent, "name"> {
  const rows: [string, Cell][] = [
    ["Name", document.name],
    ["Description", document.description],
    ["Status", statusWords(document.status)],
    ["Owner", document.owner],
    ["Seen by", privacyWords[document.privacy]],
    ["From", document.from_date],
    ["To", document.to_date],
    ["Time zone", document.time_zone],
    ["Voice", document.voice],
    ["Objectives", document.objectives.join("\n")],
    ["Audience", document.audience],
    ["Key messages", document.key_messages.join("\n")],
    ["Call to action", document.call_to_action],
    ["Links", document.links.join("\n")],
    ["Main story", document.main_story],
    ["Languages", document.languages.map(languageWords).join("\n")],
    ["Pieces", String(document.languages.reduce((sum, language) => sum + language.pieces.length, 0))],
    ["Exported", document.generated_at],
  ];
  return {
    columns: [
      { title: "Field", width: 18, repeats: true },
      { title: "Value", width: 110 },
    ],
    rows: rows.filter(([, value]) => value),
  };
}

export function outlineSheet(document: CampaignDocument): Omit<SheetContent, "name"> {
  return {
    columns: [
      { title: "Language", width: 16, repeats: true },
      { title: "Code", width: 9, repeats: true },
      { title: "Part", width: 18, repeats: true },
      { title: "Heading", width: 30, repeats: true },
      { title: "Text", width: 90 },
      { title: "Version", width: 9, kind: "number" },
    ],
    rows: document.languages.flatMap(({ name, code, outline, outline_version }) =>
      outline ? outlineRows(outline, document).map((row) => [name, code, ...row, outline_version]) : [],
    ),
  };
}

function outlineRows(outline: Outline, document: CampaignDocument): [string, string, string][] {
  const channels = channelNames(document);
  return [
    ["Title", "", outline.title],
    ["Summary", "", outline.summary],
    ["Audience", "", outline.audience],
    ...outline.key_messages.map((text): [string, string, string] => ["Key message", "", text]),
    ...outline.sections.map(({ heading, points }): [string, string, string] => ["Section", heading, points.join("\n")]),
    ["Call to action", "", outline.call_to_action],
    ...outline.facts.map((text): [string, string, string] => ["Fact", "", text]),
    ...outline.angles.map(({ channel, angle }): [string, string, string] => ["Angle", channels.get(channel) ?? channel, angle]),
  ];
}

export function contentSheet(document: CampaignDocument): Omit<SheetContent, "name"> {
  return {
    columns: [
      { title: "Language", width: 16, repeats: true },
      { title: "Code", width: 9, repeats: true },
      { title: "Channel", width: 20, repeats: true },
      { title: "Field", width: 16, repeats: true },
      { title: "Text", width: 90 },
      { title: "Count", width: 9, kind: "number" },
      { title: "Limit", width: 9, kind: "number" },
      { title: "Version", width: 9, kind: "number" },
      { title: "Model", width: 20 },
      { title: "Updated", width: 17, kind: "instant" },
    ],
    rows: document.languages.flatMap(({ name, code, pieces }) =>
      pieces.flatMap((piece) =>
        fieldRows(piece).map((row) => [name, code, ...row, piece.version, piece.model, new Date(piece.updated_at)]),
      ),
    ),
  };
}

export function languageSheet(language: LanguageDocument): Omit<SheetContent, "name"> {
  return {
    columns: [
      { title: "Channel", width: 20, repeats: true },
      { title: "Field", width: 16, repeats: true },
      { title: "Text", width: 100 },
      { title: "Count", width: 9, kind: "number" },
      { title: "Limit", width: 9, kind: "number" },
      { title: "Version", width: 9, kind: "number" },
    ],
    rows: language.pieces.flatMap((piece) => fieldRows(piece).map((row) => [...row, piece.version])),
    rightToLeft: language.direction === "rtl",
  };
}

type FieldRow = [channel: string, field: string, text: string, count: number, limit: number | null];
const rowsOf = new WeakMap<PieceDocument, FieldRow[]>();

/** Every filled field of a piece; counted once for both sheets that show it. */
function fieldRows(piece: PieceDocument): FieldRow[] {
  const rows = rowsOf.get(piece) ?? makeFieldRows(piece);
  rowsOf.set(piece, rows);
  return rows;
}

function makeFieldRows(piece: PieceDocument): FieldRow[] {
  return filledFields(piece).map((field) => {
    const [count, limit] = measure(field, piece);
    return [piece.channel_name, field.spec.label, field.kind === "list" ? field.values.join("\n") : field.text, count, limit];
  });
}

/** Count and limit as the editor shows them: the text of a post with what goes out in it; a list counts its values. */
function measure(field: FieldText, { values, field_specs }: PieceDocument): [number, number | null] {
  const { unit, max, countMax, totalMax } = field.spec;
  if (field.kind === "text") return [countLength(countedText(field.spec, values, field_specs), unit), max ?? null];
  if (totalMax !== undefined) return [field.values.reduce((sum, value) => sum + countLength(value, unit), 0), totalMax];
  return [field.values.length, countMax ?? null];
}

export function scheduleSheet(document: CampaignDocument): Omit<SheetContent, "name"> {
  const channels = channelNames(document);
  return {
    columns: [
      { title: "Date", width: 12, kind: "day" },
      { title: "Time", width: 8, kind: "time" },
      { title: "Time zone", width: 18 },
      { title: "UTC", width: 17, kind: "instant" },
      { title: "Language", width: 16 },
      { title: "Code", width: 9 },
      { title: "Channel", width: 20 },
      { title: "Title", width: 40 },
      { title: "Angle", width: 50 },
      { title: "Reason", width: 40 },
      { title: "Status", width: 12 },
      { title: "Locked", width: 9 },
      { title: "Notes", width: 40 },
    ],
    rows: document.languages
      .flatMap(({ name, code, schedule }) =>
        (schedule?.plan.posts ?? []).map((post) => ({ name, code, post, zone: schedule?.plan.time_zone ?? "UTC" })),
      )
      .toSorted((a, b) => `${a.post.date} ${a.post.time}`.localeCompare(`${b.post.date} ${b.post.time}`))
      .map(({ name, code, post, zone }) => [
        new Date(`${post.date}T00:00:00Z`),
        timeOfDay(post.time),
        zone,
        new Date(zonedToUtc(post.date, post.time, zone).utc),
        name,
        code,
        channels.get(post.channel) ?? post.channel,
        post.title,
        post.angle,
        post.reason,
        statusWords(post.status),
        post.locked ? "Yes" : "No",
        post.notes,
      ]),
  };
}

/** `HH:MM` as the fraction of a day, which is how Excel keeps times. */
function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) / 1_440;
}
