import type { Dateline } from "./dateline.ts";
import { dayPattern, tellsWhen } from "./dates.ts";
import { isKicker } from "./furniture.ts";
import { isKindOfText } from "./issues.ts";
import { stop } from "./lines.ts";

/**
 * A line below a headline that says only where and on which day of which year it was written, with a weekday and the day of another calendar if
 * it likes: “عمّان – الأحد 12 نيسان 2026”. Null for any other.
 */
export function readDatelineAlone(line: string): Dateline | null {
  if ([...line].length > longest || stop.test(line.replace(yearSign, "$1"))) return null;
  const parts = line.split(/\s*[,،、，|·]\s*|\s+[–—-]+\s+/u).filter((part) => part !== "");
  const at = parts.findIndex((part) => /\p{Nd}{4}/u.test(dayIn(part)));
  const day = dayIn(parts[at] ?? "");
  if (day === "" || !isWeekday(withoutDay(parts[at] ?? ""))) return null;
  const ahead = parts.slice(0, at);
  const places = ahead.filter((part) => !isWeekday(part));
  const isPlaced = places.length > 0 && places.length <= 2 && places.every(isPlace);
  return isPlaced && parts.slice(at + 1).every((part) => isWeekday(part) || isOtherCalendar(part))
    ? { place: places.join(", "), day }
    : null;
}
const longest = 90;

/** A story whose dateline stands over two lines above its first paragraph, the day right below the place, with both in one. */
export function withDatelineJoined(story: string): string {
  const lines = story.split("\n").map((line) => line.trim());
  const first = lines.findIndex((line) => [...line].length > longest || stop.test(line));
  // Below the last paragraph stands whoever signs, and on which day.
  const at = lines
    .slice(0, Math.max(first, 0))
    .findIndex(
      (line, i) =>
        isPlace(line) &&
        !isKicker(line) &&
        !isKindOfText(line) &&
        lines[i - 1] === "" &&
        lines[i + 2] === "" &&
        readDatelineAlone(lines[i + 1] ?? "") === null &&
        readDatelineAlone(`${line}, ${lines[i + 1]}`) !== null,
    );
  if (at < 1) return story;
  const rows = story.split("\n");
  return [...rows.slice(0, at), `${lines[at]}, ${lines[at + 1]}`, ...rows.slice(at + 2)].join("\n");
}

const onDay = new RegExp(dayPattern, "iu");
const dayIn = (part: string) => onDay.exec(part)?.[0].replace(/[.,،]$/u, "") ?? "";
/** “2026 г.”, “2026年5月3日（日）” */
const yearSign = /(\p{Nd}{4}\s?)\p{L}{1,4}\.$/u;
const withoutDay = (part: string) =>
  part
    .replace(yearSign, "$1")
    .replace(onDay, "")
    .replace(/[()（）\s.]/gu, " ")
    .trim();

const isWeekday = (part: string) =>
  part === "" || /^\p{sc=Han}$/u.test(part) || (part.split(/\s+/u).length <= 2 && tellsWhen(part) && !/\p{Nd}/u.test(part));

/** “Lower Alston”, “AMMAN”: a few words, none of them small letters alone, and no time. */
const isPlace = (part: string) =>
  [...part].length <= 40 &&
  part.split(/\s+/u).length <= 3 &&
  /^[\p{Lu}\p{Lo}]/u.test(part) &&
  !/[\p{Nd}!?:“”«»"]/u.test(part) &&
  !/\s\p{Ll}{2,}$/u.test(part) &&
  !tellsWhen(part);

/** “15 شوال 1447”, “ט"ז באייר תשפ"ו”: with a number, or letters that stand for one. */
const isOtherCalendar = (part: string) => part.split(/\s+/u).length <= 4 && /\p{Nd}|\p{sc=Hebrew}["”״׳']\p{sc=Hebrew}?/u.test(part);
