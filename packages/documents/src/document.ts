import type { Direction, FieldSpec, FieldValues, Outline, Privacy, SchedulePlan } from "@copydesk/contracts";

/** A campaign as its exports show it: names instead of ids, the selected version of every block. */
export interface CampaignDocument {
  id: string;
  name: string;
  description: string;
  /** The status in words, as the screen shows it. */
  status: string;
  privacy: Privacy;
  /** Full name of the owner. */
  owner: string;
  /** `YYYY-MM-DD`. */
  from_date: string;
  to_date: string;
  /** IANA zone of the campaign. */
  time_zone: string;
  /** Name of the voice, or null for none. */
  voice: string | null;
  objectives: string[];
  /** Markdown. */
  main_story: string;
  audience: string;
  key_messages: string[];
  call_to_action: string;
  links: string[];
  /** ISO 8601 instant; part of the file's name. */
  generated_at: string;
  /** Code of the one language that was asked for, which is part of the file's name, too; left out where all were. */
  only_language?: string;
  /** The primary language first. */
  languages: LanguageDocument[];
}

export interface LanguageDocument {
  /** BCP 47. */
  code: string;
  name: string;
  native_name: string;
  direction: Direction;
  outline: Outline | null;
  outline_version: number | null;
  pieces: PieceDocument[];
  schedule: { plan: SchedulePlan; version: number } | null;
}

/** The selected version of one channel's text in one language. */
export interface PieceDocument {
  block_id: string;
  language_code: string;
  language_name?: string;
  direction: Direction;
  channel_code: string;
  channel_name: string;
  field_specs: FieldSpec[];
  values: FieldValues;
  version: number;
  /** Name of the model that wrote it, or null when a person did. */
  model: string | null;
  /** ISO 8601 instant. */
  updated_at: string;
}

/** The selected outline or schedule of one language, by itself. */
export interface PartDocument {
  language_code: string;
  language_name: string;
  direction: Direction;
  content: { kind: "outline"; outline: Outline } | { kind: "schedule"; plan: SchedulePlan };
  version: number;
  /** ISO 8601 instant. */
  updated_at: string;
  /** Names by channel code. */
  channels: ReadonlyMap<string, string>;
}

/**
 * `internal` asks for a copy for colleagues, with status, who sees it, versions and models; without, it is what one
 * sends to a client.
 */
export type ExportJob =
  | { kind: "campaign_pdf"; document: CampaignDocument; internal: boolean }
  | { kind: "campaign_xlsx"; document: CampaignDocument; internal: boolean }
  | { kind: "campaign_ics"; document: CampaignDocument; internal: boolean }
  /** A person's own calendar, for a program that asks again and again. `address` is where they find the campaign. */
  | { kind: "campaign_feed"; document: CampaignDocument; address: string }
  | { kind: "piece_pdf"; piece: PieceDocument; campaign_name: string; internal: boolean }
  | { kind: "piece_txt"; piece: PieceDocument; campaign_name: string; internal: boolean }
  | { kind: "part_pdf"; part: PartDocument; campaign_name: string; internal: boolean }
  | { kind: "part_txt"; part: PartDocument; campaign_name: string; internal: boolean };
export type ExportKind = ExportJob["kind"];

export interface ExportedFile {
  bytes: Uint8Array;
  file_name: string;
  content_type: string;
}

/** A file as a person gave it; the name is used only as a hint of its format. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

export const textFormats = ["docx", "pdf", "markdown", "text"] as const;
export type TextFormat = (typeof textFormats)[number];

export interface ExtractedText {
  /** Markdown-like for documents with headings and lists; NFC, `\n` line breaks. */
  text: string;
  format: TextFormat;
  /** What the person should know, in sentences: left out pictures, a guessed encoding, a text too long for a story. */
  notes: string[];
}

/** A file in the data folder, whose texts may become examples; the name is used only as a hint of its format. */
export interface StoredFile {
  name: string;
  path: string;
}

const fileFormats = [...textFormats, "html", "csv", "xlsx"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** One text of a file: the whole of a document, or a row of a table. */
export interface FoundText {
  /** A line of 1 to 120 characters. */
  title: string;
  text: string;
  /** Graphemes of the text; of one that is far too long, its UTF-16 units. */
  length: number;
  /** A code of two letters, `no` for Norwegian and `ms` for Malay and Indonesian; null when it cannot be told. */
  language: string | null;
}

export interface FoundTexts {
  format: FileFormat;
  /** Empty for a file without any text, such as a PDF of pictures. */
  texts: FoundText[];
  /** What the person should know, in sentences. */
  notes: string[];
}
