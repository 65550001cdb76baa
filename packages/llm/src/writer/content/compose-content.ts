import { countLength, type FieldSpec, type FieldValues, mainField } from "@copydesk/contracts";
import { closeUp } from "../punctuation.ts";
import { settingNumber } from "../read-settings.ts";
import { nameParts } from "../reader/title-parts.ts";
import type { Work } from "../work.ts";
import { writeAdDescriptions } from "./ad-descriptions.ts";
import { writeAdHeadlines, writePaths } from "./ads.ts";
import { writeArticle } from "./article.ts";
import { withoutUnusedNames } from "./defined-names.ts";
import { writeLetter } from "./email.ts";
import { isInScript, writeHashtags } from "./hashtags.ts";
import { cutLine, isWithin, pickLine } from "./lines.ts";
import { writeMessage, writeOptOut } from "./message.ts";
import { openingFor } from "./openings.ts";
import { pickSentences } from "./pick-sentences.ts";
import { around, type FieldWriter, type Piece } from "./piece.ts";
import { writePreheader } from "./preheader.ts";
import {
  fromSettings,
  writeBoilerplate,
  writeContact,
  writeDateline,
  writeHeadline,
  writeQuote,
  writeRelease,
  writeSubhead,
} from "./press.ts";
import { writeTags } from "./search-tags.ts";
import { writeButton, writeLine, writeSearchTitle, writeSubject, writeTitle } from "./short-lines.ts";
import { writePost, writeShortPost } from "./social.ts";
import { styleOf } from "./styles.ts";
import { writeSummary } from "./summary.ts";
import { writeHook, writeScript, writeVideoCaption, writeVideoDescription } from "./video.ts";

/** Posts that follow the first one, each a fact; only when the settings ask for some. */
const writeThread: FieldWriter = ({ work, lead, tightness }, spec) => {
  const wanted = settingNumber(work.brief.settings, "posts in the thread") ?? 0;
  const count = Math.min(Math.max(wanted, spec.required ? 1 : 0), spec.countMax ?? 8);
  if (count === 0) return null;
  const whole = work.pool.filter((one) => isWithin(one.text, spec, tightness));
  return pickSentences(whole, count, around({ lead })).map((one) => one.text.replace(/\n/g, " "));
};

/** One piece for one channel, every required part of it within its bounds. */
export function composeContent(work: Work, channel: string, fields: readonly FieldSpec[]): FieldValues {
  const style = styleOf(channel, fields);
  const lead = openingFor(work, style.key);
  const { tightness } = work.brief.corrections;
  const piece: Piece = { work, style, lead, fields, values: {}, tightness: 1, cap: null };
  const values = fillFields(piece);
  if (tightness === 1) return values;
  const main = mainField(fields);
  const text = main ? values[main.key] : undefined;
  const cap = main && typeof text === "string" ? Math.floor(countLength(text, main.unit) * tightness) : null;
  return fillFields({ ...piece, values: {}, tightness, cap });
}

function fillFields(piece: Piece): FieldValues {
  for (const spec of inWritingOrder(piece.fields)) {
    const value = writerFor(spec, piece)(piece, spec) ?? (spec.required ? lastResort(piece, spec) : null);
    if (value !== null && value.length > 0) piece.values[spec.key] = tidy(value, piece.work.language);
  }
  return piece.style.key === "press" ? piece.values : withoutDefinitions(piece.values);
}

const tidy = (value: string | string[], language: string) =>
  typeof value === "string" ? closeUp(value, language) : value.map((one) => closeUp(one, language));

/** The same without names that only a release defines; once all is written, since no line is told twice. */
function withoutDefinitions(values: FieldValues): FieldValues {
  const told = (value: string | string[]) => (typeof value === "string" ? withoutUnusedNames(value) : value.map(withoutUnusedNames));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, told(value)]));
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
  x: writeShortPost,
  threads: writeShortPost,
  email: writeLetter,
  blog: writeArticle,
  press: writeRelease,
  tiktok: writeVideoCaption,
  youtube: writeVideoDescription,
  sms: writeMessage,
};

const byKey: Readonly<Record<string, FieldWriter>> = {
  hashtags: writeHashtags,
  tags: writeTags,
  thread: writeThread,
  headlines: writeAdHeadlines,
  descriptions: writeAdDescriptions,
  paths: writePaths,
  subject: writeSubject,
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
  boilerplate: writeBoilerplate,
  contact: writeContact,
  alt_text: fromSettings("picture"),
  hook: writeHook,
  script: writeScript,
  opt_out: writeOptOut,
};

/** A required part is never missing: rather a name or title, and as much of it as fits only when nothing whole does. */
function lastResort(piece: Piece, spec: FieldSpec): string | string[] | null {
  const { titles, topic, brief, story } = piece.work;
  const candidates = [
    ...titles.flatMap(nameParts),
    topic,
    ...(isInScript(brief.campaign_name, story.markdown) ? [brief.campaign_name] : []),
    ...story.keywords,
    ...titles.flatMap((title) => title.split(/\s+/)),
    brief.campaign_name,
  ];
  const text = pickLine(candidates, { ...spec, min: 0 }, { ...piece, values: {} }) ?? cutLine([...titles, topic], spec, piece);
  if (text === null) return null;
  return spec.format === "list" ? [text] : text;
}
