import type { PostDraft } from "@copydesk/contracts";

export interface PlainFrame {
  channels: readonly { code: string; name: string }[];
  /** The campaign's days, as YYYY-MM-DD: they say which year is meant, and how 02/12 is. */
  from: string;
  to: string;
  /** BCP 47: in which language months are named, besides English. */
  language: string;
}

/**
 * The posts in a schedule that was answered as a table, a list or prose: whatever line names a day, with the channel of
 * that line or of the heading above it. Lines that say neither are passed over.
 */
export function readPlainDrafts(answer: string, frame: PlainFrame): PostDraft[] {
  const find = finders(frame);
  const drafts: PostDraft[] = [];
  let above: { channel?: string | undefined; date?: string | undefined } = {};
  for (const line of answer.split(/\r?\n/)) {
    const day = find.date(line);
    const channel = find.channel(day.rest);
    const time = timeIn(day.rest);
    const title = titleIn(time.rest, channel.names);
    const isHeading = /^\s*(?:#|\*\*[^*]+\*\*:?\s*$)/.test(line) || title === "";
    if (isHeading && (day.date === undefined || channel.code === undefined)) {
      if (day.date !== undefined || channel.code !== undefined) above = { channel: channel.code, date: day.date };
      continue;
    }
    const code = channel.code ?? above.channel;
    const date = day.date ?? above.date;
    if (code === undefined || date === undefined || (channel.code === undefined && day.date === undefined)) continue;
    drafts.push({ channel: code, date, time: time.time, title: title.slice(0, 120), angle: "", reason: "" });
  }
  return drafts;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function finders({ channels, from, to, language }: PlainFrame) {
  const months = monthNames(language);
  const month = `(${[...months.keys()].map(escaped).join("|")})\\.?`;
  const named = [new RegExp(`(\\d{1,2})(?:\\.|st|nd|rd|th|er)?\\s+(?:de\\s+)?${month}(?:,?\\s+(?:de\\s+)?(\\d{4}))?`, "iu")];
  const english = new RegExp(`${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?`, "iu");
  const names = channels
    .flatMap(({ code, name }) => [name, code].map((one) => ({ code, name: one })))
    .sort((a, b) => b.name.length - a.name.length);
  const date = (line: string): { date?: string | undefined; rest: string } => {
    const cut = (match: RegExpExecArray | null, parts: (string | undefined)[]) => {
      const day = match && inCampaign(parts, from, to);
      return day ? { date: day, rest: line.replace(match[0], " ") } : null;
    };
    const iso = /(\d{4})-(\d{2})-(\d{2})/.exec(line);
    const written = named[0]?.exec(line) ?? null;
    const us = english.exec(line);
    const dotted = /\b(\d{1,2})[./](\d{1,2})[./](\d{4})?/.exec(line);
    const number = (name: string | undefined) => String(months.get(name?.toLowerCase() ?? "") ?? "");
    return (
      cut(iso, [iso?.[1], iso?.[2], iso?.[3]]) ??
      cut(written, [written?.[3], number(written?.[2]), written?.[1]]) ??
      cut(us, [us?.[3], number(us?.[1]), us?.[2]]) ??
      cut(dotted, [dotted?.[3], dotted?.[2], dotted?.[1]]) ??
      cut(dotted, [dotted?.[3], dotted?.[1], dotted?.[2]]) ?? { rest: line }
    );
  };
  const channel = (line: string) => {
    const found = names.find(({ name }) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "iu").test(line));
    return { code: found?.code, names: names.filter((one) => one.code === found?.code).map((one) => one.name) };
  };
  return { date, channel };
}

/** A real day, of the year in which it falls into the campaign when none is said; undefined for what is no day. */
function inCampaign([year, month, day]: (string | undefined)[], from: string, to: string): string | undefined {
  const years = year === undefined ? [from.slice(0, 4), to.slice(0, 4)] : [year];
  const days = years
    .map((one) => `${one}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`)
    .filter((one) => /^\d{4}-\d{2}-\d{2}$/.test(one) && isDay(one));
  return days.find((one) => one >= from && one <= to) ?? (year === undefined ? undefined : days[0]);
}

const isDay = (day: string) => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** Names of months and their short forms, in English and the given language, each with its number. */
function monthNames(language: string): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of new Set(["en", language])) {
    for (const month of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, day: "numeric", timeZone: "UTC" });
      for (let at = 0; at < 12; at += 1) {
        const name = format.formatToParts(new Date(Date.UTC(2026, at, 3))).find((part) => part.type === "month")?.value;
        if (name && /\p{L}/u.test(name)) names.set(name.toLowerCase().replace(/\.$/, ""), at + 1);
      }
    }
  }
  return names;
}

function timeIn(line: string): { time: string; rest: string } {
  const match = /(?<!\d)(\d{1,2})(?:[:.h](\d{2}))?\s*(a\.?m\.?|p\.?m\.?|uhr)(?!\p{L})|(?<!\d)(\d{1,2})[:h](\d{2})(?!\d)/iu.exec(line);
  if (!match) return { time: "", rest: line };
  const half = match[3]?.toLowerCase().charAt(0);
  const hour = Number(match[1] ?? match[4]);
  const hours = half === "p" && hour < 12 ? hour + 12 : half === "a" && hour === 12 ? 0 : hour;
  return { time: `${String(hours).padStart(2, "0")}:${match[2] ?? match[5] ?? "00"}`, rest: line.replace(match[0], " ") };
}

/** What is left of a line when day, time, channel and the signs of tables and lists are taken away. */
function titleIn(line: string, names: readonly string[]): string {
  let text = line;
  for (const name of names) text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, "giu"), " ");
  return text
    .replace(/(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\b\.?/giu, " ")
    .replace(/[|*_#`]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s\-–—:,.@()\d]*(?:at\b|um\b|on\b)?[\s\-–—:,.@()]*/iu, "")
    .replace(/(?<![\s\-–—:,(])[\s\-–—:,(]+$/u, "")
    .trim();
}
