import type { FieldSpec, LengthUnit } from "../master-data.ts";
import { countLength } from "./count-length.ts";
import { itemsOf, textOf } from "./posted-text.ts";
import { smsSegments } from "./sms.ts";
import { findXLinks } from "./x-links.ts";
import { xLinkWeight } from "./x-weighted.ts";

/** How far a field is: what a counter beside it shows. */
export interface FieldProgress {
  value: number;
  /** Highest value allowed; null when there is none. */
  limit: number | null;
  level: "ok" | "warning" | "error";
  /** "864 of 3,000 characters", "232 of 280, link counted as 23", "37 of 150–600 words", "1 of 1–2 segments". */
  message: string;
}

const nouns: Partial<Record<LengthUnit, string>> = { utf8_bytes: "bytes", words: "words", x_weighted: "" };
// Joined messages of a text: a limit from 160 on is a number of messages (3GPP TS 23.040).
const smsSingle = 160;
const smsJoined = 153;

/**
 * Counts a value against its limits. For the main text of a post, `counted` is what goes out with it (`countedText`).
 * Over the limit is an error, under the least or over what readers like a warning. A list says how many values it has.
 */
export function fieldProgress(value: string | readonly string[], spec: FieldSpec, counted = textOf(value)): FieldProgress {
  return spec.format === "list" ? listProgress(itemsOf(value), spec) : textProgress(counted, spec, textOf(value));
}

function textProgress(counted: string, spec: FieldSpec, own: string): FieldProgress {
  if (spec.unit === "sms" && spec.max !== undefined && spec.max >= smsSingle) return segmentProgress(counted, spec, own);
  const value = countLength(counted, spec.unit);
  const { min = 0, max, warnOver } = spec;
  const over = max !== undefined && value > max ? `${shown(value - max)} over` : "";
  const isLong = over === "" && warnOver !== undefined && countLength(own, spec.unit) > warnOver;
  const isShort = value < min;
  return {
    value,
    limit: max ?? null,
    level: over !== "" ? "error" : isLong || isShort ? "warning" : "ok",
    message: [measure(value, spec), over, isLong ? `best up to ${shown(warnOver)}` : "", linkNote(counted, spec.unit)]
      .filter(Boolean)
      .join(", "),
  };
}

/** "37 of 150–600 words". */
function measure(value: number, { min, max, unit }: FieldSpec): string {
  const noun = nouns[unit] ?? "characters";
  const limit = max !== undefined && min ? `${shown(min)}–${shown(max)}` : max !== undefined ? shown(max) : "";
  const least = max === undefined && min ? `, at least ${shown(min)}` : "";
  const counted = limit === "" ? shown(value) : `${shown(value)} of ${limit}`;
  const singular = limit === "" && value === 1 ? noun.replace(/s$/, "") : noun;
  return `${counted} ${singular}`.trim() + least;
}

function linkNote(text: string, unit: LengthUnit): string {
  if (unit !== "x_weighted") return "";
  const links = findXLinks(text.normalize("NFC")).length;
  if (links === 0) return "";
  return links === 1 ? `link counted as ${xLinkWeight}` : `links counted as ${xLinkWeight} each`;
}

function segmentProgress(counted: string, { max = smsSingle, warnOver }: FieldSpec, own: string): FieldProgress {
  const limit = segmentsFor(max);
  const { segments } = smsSegments(counted);
  const isLong = warnOver !== undefined && smsSegments(own).segments > segmentsFor(warnOver);
  const level = segments > limit ? "error" : isLong ? "warning" : "ok";
  return { value: segments, limit, level, message: limit === 1 ? `${segments} of 1 segment` : `${segments} of 1–${limit} segments` };
}

const segmentsFor = (length: number) => (length <= smsSingle ? 1 : Math.ceil(length / smsJoined));

function listProgress(items: readonly string[], spec: FieldSpec): FieldProgress {
  const { countMin = 0, countMax } = spec;
  const value = items.length;
  const level = countMax !== undefined && value > countMax ? "error" : value > 0 && value < countMin ? underLevel(spec) : "ok";
  const bounds = level === "ok" ? "" : countMax !== undefined && value > countMax ? `, at most ${countMax}` : `, at least ${countMin}`;
  const lengths = longest(items, spec);
  return {
    value,
    limit: countMax ?? null,
    level: lengths?.level === "error" ? "error" : level,
    message: `${named(value, spec.label)}${bounds}${lengths?.level === "error" ? `, ${lengths.message}` : ""}`,
  };
}

/** "1 hashtag", "8 headlines"; a label that is no plural stands in front. */
function named(count: number, label: string): string {
  if (!label.endsWith("s")) return `${label}: ${shown(count)}`;
  return `${shown(count)} ${(count === 1 ? label.slice(0, -1) : label).toLowerCase()}`;
}

// Advice of networks about hashtags is no rule; a number of headlines that an ad needs is.
const underLevel = (spec: FieldSpec) => (spec.required && spec.key !== "hashtags" ? "error" : "warning");

/** The longest value of a list against what each may have; null when they have no bound. */
export function longest(items: readonly string[], spec: FieldSpec): FieldProgress | null {
  if (spec.max === undefined || items.length === 0) return null;
  const each = { ...spec, format: "plain" as const };
  const all = items.map((item) => fieldProgress(item, each));
  const worst = all.reduce((a, b) => (b.value > a.value ? b : a));
  return { ...worst, message: items.length === 1 ? worst.message : `longest ${worst.message}` };
}

/** Values of a list together, as networks count them: with a comma between two. */
export function total(items: readonly string[], spec: FieldSpec): FieldProgress | null {
  if (spec.totalMax === undefined || items.length === 0) return null;
  const { min, warnOver, ...rest } = spec;
  const progress = fieldProgress(items.join(","), { ...rest, format: "plain", max: spec.totalMax });
  return { ...progress, message: `together ${progress.message}` };
}

const numbers = new Intl.NumberFormat("en");
const shown = (value: number) => numbers.format(value);
