import type { Outline } from "@copydesk/contracts";
import { countedText, countLength, zonedToUtc } from "@copydesk/contracts";
import type { CampaignDocument, LanguageDocument, PieceDocument } from "../document.ts";
import type { Headings } from "../headings.ts";
import { channelNames, type FieldText, filledFields, privacyWords, shownPosts, statusWords } from "../words.ts";
import type { Cell } from "./split-text.ts";
import type { SheetColumn, SheetContent } from "./write-sheet.ts";

interface SheetOptions {
  words: Headings;
  /** For colleagues: with status, codes, versions and models. */
  internal: boolean;
  rightToLeft: boolean;
}

type Sheet = Omit<SheetContent, "name">;

export function summarySheet(document: CampaignDocument, { words, internal, rightToLeft }: SheetOptions): Sheet {
  const rows: [string, Cell | false][] = [
    [words.campaign, document.name],
    [words.description, document.description],
    ["Status", internal && statusWords(document.status)],
    [words.owner, document.owner],
    ["Seen by", internal && privacyWords[document.privacy]],
    [words.dates, words.range(document.from_date, document.to_date)],
    [words.timeZone, document.time_zone],
    ["Voice", internal && document.voice],
    [words.objectives, document.objectives.join("\n")],
    [words.audience, document.audience],
    [words.messages, document.key_messages.join("\n")],
    [words.action, document.call_to_action],
    [words.links, document.links.join("\n")],
    [words.story, document.main_story],
    [words.languages, document.languages.map(words.languageNames).join("\n")],
    [words.texts, String(document.languages.reduce((sum, language) => sum + language.pieces.length, 0))],
    ["Exported", internal && document.generated_at],
  ];
  return {
    columns: [
      { title: words.part, width: 22, repeats: true },
      { title: words.text, width: 110 },
    ],
    rows: rows.flatMap(([name, value]) => (value ? [[name, value]] : [])),
    rightToLeft,
  };
}

export function outlineSheet(document: CampaignDocument, options: SheetOptions): Sheet {
  const { words } = options;
  return sheetOf(
    [
      { title: words.language, width: 16, repeats: true },
      { title: "Code", width: 9, repeats: true, internal: true },
      { title: words.part, width: 22, repeats: true },
      { title: words.title, width: 30, repeats: true },
      { title: words.text, width: 90 },
      { title: "Version", width: 9, kind: "number", internal: true },
    ],
    document.languages.flatMap((language) => {
      const { code, outline, outline_version } = language;
      if (!outline) return [];
      return outlineRows(outline, document, words).map((row) => [words.languageName(language), code, ...row, outline_version]);
    }),
    options,
  );
}

/** A sheet without the columns that are only for colleagues, unless it is for them. */
function sheetOf(columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[], { internal, rightToLeft }: SheetOptions): Sheet {
  const shown = columns.map((column) => internal || !column.internal);
  const pick = <T>(list: readonly T[]) => list.filter((_, index) => shown[index]);
  return { columns: pick(columns), rows: rows.map(pick), rightToLeft };
}

function outlineRows(outline: Outline, document: CampaignDocument, words: Headings): [string, string, string][] {
  const channels = channelNames(document);
  return [
    [words.title, "", outline.title],
    [words.summary, "", outline.summary],
    [words.audience, "", outline.audience],
    ...outline.key_messages.map((text): [string, string, string] => [words.messages, "", text]),
    ...outline.sections.map(({ heading, points }): [string, string, string] => [words.sections, heading, points.join("\n")]),
    [words.action, "", outline.call_to_action],
    ...outline.facts.map((text): [string, string, string] => [words.facts, "", text]),
    ...outline.angles.map(({ channel, angle }): [string, string, string] => [words.angles, channels.get(channel) ?? channel, angle]),
  ];
}

export function contentSheet(document: CampaignDocument, options: SheetOptions): Sheet {
  const { words } = options;
  return sheetOf(
    [
      { title: words.language, width: 16, repeats: true },
      { title: "Code", width: 9, repeats: true, internal: true },
      { title: words.channel, width: 20, repeats: true },
      { title: words.part, width: 16, repeats: true },
      { title: words.text, width: 90 },
      { title: words.count, width: 10, kind: "number" },
      { title: words.limit, width: 10, kind: "number" },
      { title: "Version", width: 9, kind: "number", internal: true },
      { title: "Model", width: 20, internal: true },
      { title: "Updated", width: 17, kind: "instant", internal: true },
    ],
    document.languages.flatMap((language) =>
      language.pieces.flatMap((piece) =>
        fieldRows(piece).map((row) => [
          words.languageName(language),
          language.code,
          ...row,
          piece.version,
          piece.model,
          new Date(piece.updated_at),
        ]),
      ),
    ),
    options,
  );
}

export function languageSheet(language: LanguageDocument, options: SheetOptions): Sheet {
  const { words } = options;
  return sheetOf(
    [
      { title: words.channel, width: 20, repeats: true },
      { title: words.part, width: 16, repeats: true },
      { title: words.text, width: 100 },
      { title: words.count, width: 10, kind: "number" },
      { title: words.limit, width: 10, kind: "number" },
      { title: "Version", width: 9, kind: "number", internal: true },
    ],
    language.pieces.flatMap((piece) => fieldRows(piece).map((row) => [...row, piece.version])),
    options,
  );
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

export function scheduleSheet(document: CampaignDocument, options: SheetOptions): Sheet {
  const { words } = options;
  const channels = channelNames(document);
  return sheetOf(
    [
      { title: words.day, width: 12, kind: "day" },
      { title: words.time, width: 8, kind: "time" },
      { title: words.timeZone, width: 18 },
      { title: "UTC", width: 17, kind: "instant" },
      { title: words.language, width: 16 },
      { title: "Code", width: 9, internal: true },
      { title: words.channel, width: 20 },
      { title: words.title, width: 40 },
      { title: words.description, width: 50 },
      { title: words.reason, width: 40 },
      { title: "Status", width: 12, internal: true },
      { title: "Locked", width: 9, internal: true },
      { title: words.notes, width: 40, internal: true },
    ],
    document.languages
      .flatMap((language) =>
        shownPosts(language.schedule?.plan.posts ?? [], options.internal).map((post) => ({
          language,
          post,
          zone: language.schedule?.plan.time_zone ?? "UTC",
        })),
      )
      .toSorted((a, b) => `${a.post.date} ${a.post.time}`.localeCompare(`${b.post.date} ${b.post.time}`))
      .map(({ language, post, zone }) => [
        new Date(`${post.date}T00:00:00Z`),
        timeOfDay(post.time),
        zone,
        new Date(zonedToUtc(post.date, post.time, zone).utc),
        words.languageName(language),
        language.code,
        channels.get(post.channel) ?? post.channel,
        post.title,
        post.angle,
        post.reason,
        statusWords(post.status),
        post.locked ? "Yes" : "No",
        post.notes,
      ]),
    options,
  );
}

/** `HH:MM` as the fraction of a day, which is how Excel keeps times. */
function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) / 1_440;
}
