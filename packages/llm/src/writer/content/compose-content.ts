import type { FieldSpec, FieldValues } from "@copydesk/contracts";
import { mainField } from "@copydesk/contracts";
import type { Work } from "../work.ts";
import { writeAdDescriptions, writeAdHeadlines, writePaths } from "./ads.ts";
import { writeArticle } from "./article.ts";
import { writeLetter } from "./email.ts";
import { writeHashtags } from "./hashtags.ts";
import { asHeadline, clausesOf, pickLine } from "./lines.ts";
import { writeMessage, writeOptOut } from "./message.ts";
import { byRank, type FieldWriter, type Piece } from "./piece.ts";
import { fromSettings, writeDateline, writeHeadline, writeQuote, writeRelease, writeSubhead } from "./press.ts";
import { writePost } from "./social.ts";
import { chooseLeads, styleOf } from "./styles.ts";
import { writeThread } from "./thread.ts";
import { writeHook, writeScript, writeTags, writeVideoCaption, writeVideoDescription } from "./video.ts";

/** One piece for one channel, every required part of it within its bounds. */
export function composeContent(work: Work, channel: string, fields: readonly FieldSpec[]): FieldValues {
  const style = styleOf(channel, fields);
  const lead = chooseLeads(work.pool).get(style.key) ?? null;
  const piece: Piece = { work, style, lead, fields, values: {}, tightness: work.brief.corrections.tightness };
  for (const spec of inWritingOrder(fields)) {
    const value = writerFor(spec, piece)(piece, spec) ?? (spec.required ? lastResort(piece, spec) : null);
    if (value !== null && value.length > 0) piece.values[spec.key] = value;
  }
  return piece.values;
}

/** The main text comes last: it shares its room with hashtags and opt-out line. */
function inWritingOrder(fields: readonly FieldSpec[]): FieldSpec[] {
  const main = mainField(fields);
  return [...fields.filter((spec) => spec !== main), ...(main ? [main] : [])];
}

function writerFor(spec: FieldSpec, piece: Piece): FieldWriter {
  const special = byKey[spec.key];
  if (special) return special;
  if (spec === mainField(piece.fields)) return mainWriters[piece.style.key] ?? writePost;
  if (spec.format === "list") return writeAdHeadlines;
  const isShort = spec.unit !== "words" && (spec.max ?? 1_000) <= 160;
  return isShort ? writeLine : writeSummary;
}

const mainWriters: Partial<Record<Piece["style"]["key"], FieldWriter>> = {
  email: writeLetter,
  blog: writeArticle,
  press: writeRelease,
  tiktok: writeVideoCaption,
  youtube: writeVideoDescription,
  sms: writeMessage,
};

/** A headline of any kind, in the words of the opening. */
const writeLine: FieldWriter = (piece, spec) => {
  const sentences = byRank(piece).flatMap((one) => [asHeadline(one.text), ...clausesOf(one.text)]);
  return pickLine([...sentences.slice(0, 3), ...piece.work.titles, ...sentences], spec, piece);
};

const writeTitle: FieldWriter = (piece, spec) => {
  const { titles } = piece.work;
  return pickLine([...titles, ...byRank(piece).map((one) => asHeadline(one.text))], spec, piece);
};

/** With the topic at its beginning, where searching eyes fall. */
const writeSearchTitle: FieldWriter = (piece, spec) => {
  const { topic, titles, objective, phrases } = piece.work;
  const named = titles.filter((title) => !title.includes(topic)).map((title) => `${topic}${phrases?.colon ?? ": "}${title}`);
  return pickLine([...named, objective?.headline(topic) ?? "", ...titles], spec, piece);
};

/** Whole sentences that make one want to read on, none of them the opening. */
const writeSummary: FieldWriter = (piece, spec) => {
  const others = byRank(piece).filter((one) => one !== piece.lead);
  const texts = others.map((one) => one.text);
  const pairs = texts.slice(0, 4).flatMap((text, at) => texts.slice(at + 1, at + 4).map((next) => `${text} ${next}`));
  const benefit = piece.work.objective?.benefit ?? "";
  return pickLine([...pairs, ...texts.map((text) => `${text} ${benefit}`.trim()), ...texts, benefit, ...piece.work.titles], spec, piece);
};

const writePreheader: FieldWriter = (piece, spec) => {
  const others = byRank(piece).filter((one) => one !== piece.lead && one.length <= 130);
  const { objective, titles } = piece.work;
  return pickLine(
    [...others.map((one) => one.text), objective?.benefit ?? "", objective?.opening(piece.work.topic) ?? "", ...titles],
    spec,
    piece,
  );
};

const writeButton: FieldWriter = (piece, spec) => {
  const { action, objective, titles } = piece.work;
  return pickLine([action ?? "", objective?.action ?? "", ...titles], spec, piece);
};

const byKey: Readonly<Record<string, FieldWriter>> = {
  hashtags: writeHashtags,
  tags: writeTags,
  thread: writeThread,
  headlines: writeAdHeadlines,
  descriptions: writeAdDescriptions,
  paths: writePaths,
  subject: writeLine,
  preheader: writePreheader,
  button: writeButton,
  title: writeTitle,
  h1: writeTitle,
  seo_title: writeSearchTitle,
  headline: writeHeadline,
  subhead: writeSubhead,
  meta_description: writeSummary,
  excerpt: writeSummary,
  dateline: writeDateline,
  quote: writeQuote,
  boilerplate: fromSettings("about the company"),
  contact: fromSettings("press contact"),
  alt_text: fromSettings("picture"),
  hook: writeHook,
  script: writeScript,
  opt_out: writeOptOut,
};

/** A required part is never missing: rather a name or title, as much of it as fits. */
function lastResort(piece: Piece, spec: FieldSpec): string | string[] | null {
  const { titles, topic, brief } = piece.work;
  const text = pickLine([...titles, topic, brief.campaign_name], { ...spec, min: 0 }, { ...piece, values: {} });
  if (text === null) return null;
  return spec.format === "list" ? [text] : text;
}
