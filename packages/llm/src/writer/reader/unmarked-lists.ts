import { findDays } from "./dates.ts";
import { isUsualLabel } from "./labels.ts";
import { isShort, type Line, stop } from "./lines.ts";
import { hasAddress } from "./links.ts";

// Lists that no sign in front of their lines shows.

/** The lines of a group with those that are items of a list called so: numbered months, programmes, and what a line above announces. */
export const withUnmarkedLists = (lines: readonly Line[]): Line[] =>
  named(timed(priced(dashed(valued(announced(programme(counted(lines))))))));

/** “1. April”, “2. May to August”: numbers that count, and no days of one month. */
function counted(lines: readonly Line[]): Line[] {
  const found = lines.map((line) => (line.kind === "text" ? /^(\p{Nd}{1,2})[.)]\s+(\S+)/u.exec(line.text) : null));
  const numbers = found.filter((one) => one !== null);
  const counts = numbers.length > 1 && numbers.every((one, at) => Number(one[1]) === at + 1);
  if (!counts || new Set(numbers.map((one) => one[2])).size < numbers.length) return [...lines];
  return lines.map((line, at) =>
    found[at] ? { kind: "numbered", text: line.text.replace(/^\p{Nd}{1,2}[.)]\s+/u, ""), whole: line.text } : line,
  );
}

/** Lines below each other that begin with a day and a colon, or with an hour, or that all have one, are a programme, whatever stands in front of them. */
function programme(lines: readonly Line[]): Line[] {
  const isSlot = ({ kind, text }: Line) => kind === "text" && [...text].length <= longestBelow && !stop.test(text) && clock.test(text);
  if (lines.length > 1 && lines.every(isSlot)) return lines.map((line) => ({ ...line, kind: "item", sign: "•", whole: line.text }));
  const isOne = (at: number) => {
    const line = lines[at];
    if (line?.kind !== "text") return false;
    const isBeside = (isAlike: (text: string) => boolean) =>
      [lines[at - 1], lines[at + 1]].some((other) => other?.kind === "text" && isAlike(other.text));
    return [isDayLabel, isDayAboveDash, opensWithHour, isHourAboveDash].some((isAlike) => isAlike(line.text) && isBeside(isAlike));
  };
  const slots = lines.map((_, at) => isOne(at));
  const tail = restOf(lines, slots);
  return lines.map((line, at) => (slots[at] || tail.has(at) ? { ...line, kind: "item", sign: "•", whole: line.text } : line));
}

/** “15.11.2026 – end of registration”, “Thursday, 3 May, 7 pm – talk” */
function isDayAboveDash(text: string): boolean {
  const [day = ""] = findDays(text);
  const at = text.indexOf(day);
  return day !== "" && at <= furthestDay && /^[^–—]{0,24}\s[–—-]\s\S/u.test(text.slice(at + day.length));
}
const furthestDay = 12;

/** “All day: rides on the small railway”, “After dark fireworks”: below lines of one shape a list goes on to its end, whatever the others look like. */
function restOf(lines: readonly Line[], slots: readonly boolean[]): ReadonlySet<number> {
  const isRest = ({ kind, text }: Line) =>
    kind === "text" &&
    // “1/17 (Sun)” begins another day.
    !dayAlone.test(text) &&
    [...text].length <= longestBelow &&
    !stop.test(text) &&
    !/[:：]$/u.test(text) &&
    hasAddress(text) === null;
  const first = slots.indexOf(true);
  const end = lines.findIndex((line, at) => first !== -1 && at > first && !slots[at] && !isRest(line));
  const within = [...lines.keys()].slice(0, end === -1 ? lines.length : end);
  const others = within.filter((at) => first !== -1 && at > first && !slots[at]);
  return new Set(others.length <= within.filter((at) => slots[at]).length ? others : []);
}

const dayAlone = /^\p{Nd}{1,2}\s?[/.月]\s?\p{Nd}{1,2}\.?[日号號]?\s?[(（]?\p{L}{0,3}[)）]?$/u;

/** “Prices from March:” and lines right below it with a figure or a label each. */
function announced(lines: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => line.kind === "text" && /[:：]$/u.test(line.text));
  const below = lines.slice(at + 1);
  const isOne = ({ kind, text }: Line) =>
    kind === "text" && [...text].length <= longestBelow && !stop.test(text) && (/\p{Nd}|\s[–—-]\s/u.test(text) || label.test(text));
  if (at === -1 || below.length < 2 || !below.every(isOne)) return [...lines];
  return [...lines.slice(0, at + 1), ...below.map((line): Line => ({ ...line, kind: "item", sign: "•", whole: line.text }))];
}

/** “One ride: 9 €”, “Pupils, soldiers and pensioners: half price”: below a line that has no value, however long or many the labels are. */
function valued(lines: readonly Line[]): Line[] {
  const from = isValued(lines[0]) ? 0 : 1;
  const below = lines.slice(from);
  const areAll = below.length >= fewestValues && below.every(isValued);
  // With short labels alone they are facts.
  if (!areAll || below.every(({ text }) => shortLabel.test(text)) || below.filter(({ text }) => shortLabel.test(text)).length < 2)
    return [...lines];
  return lines.map((line, at) => (at < from ? line : { ...line, kind: "item", sign: "•", whole: line.text }));
}
const fewestValues = 3;
const isValued = (line: Line | undefined) =>
  line?.kind === "text" &&
  [...line.text].length <= longestBelow &&
  /^[^:：]{2,70}[:：]\s*\S/u.test(line.text) &&
  !stop.test(line.text) &&
  hasAddress(line.text) === null;
/** More words than these are no label of a fact. */
const shortLabel = /^(?=[^:：,،、]{2,34}[:：])[^\s:：]+(?:\s[^\s:：]+){0,3}\s?[:：]/u;

/** “Adults – 300 roubles”, “Monday – closed”: three lines or more below each other, of which half have a figure. */
function dashed(lines: readonly Line[]): Line[] {
  const isOne = (line: Line | undefined) =>
    line?.kind === "text" &&
    aroundDash.test(line.text) &&
    (!stop.test(line.text) || shortEnd.test(line.text)) &&
    hasAddress(line.text) === null;
  const listed = new Set<number>();
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (isOne(lines[to])) to += 1;
    const run = lines.slice(from, to);
    if (run.length >= fewestValues && run.filter(({ text }) => /\p{Nd}/u.test(text)).length * 2 >= run.length)
      for (let at = from; at < to; at += 1) listed.add(at);
    from = Math.max(from, to);
  }
  return lines.map((line, at) => (listed.has(at) ? { ...line, kind: "item", sign: "•", whole: line.text } : line));
}
/** “Adults 38 ₪”, “Pupils and soldiers 19 ₪”, “Children up to 5 – free”: two lines or more below each other that end in what they cost. */
function priced(lines: readonly Line[]): Line[] {
  const isOne = (line: Line | undefined) =>
    line?.kind === "text" && [...line.text].length <= longestBelow && endsInPrice.test(line.text.replace(remark, ""));
  // With short labels alone they are facts.
  const areOpen = lines.some((line) => isOne(line) && !shortLabel.test(line.text));
  const isListed = (at: number) => areOpen && isOne(lines[at]) && (isOne(lines[at - 1]) || isOne(lines[at + 1]));
  return lines.map((line, at) => (isListed(at) ? { ...line, kind: "item", sign: "•", whole: line.text } : line));
}
/** “Monday, Wednesday to Sunday: 10:00–18:00” above “Tuesday: closed”: two lines or more below each other that say from when to when, however long their labels are. */
function timed(lines: readonly Line[]): Line[] {
  const isOne = (line: Line | undefined) => line?.kind === "text" && [...line.text].length <= longestBelow && endsInHours.test(line.text);
  const isLong = (line: Line | undefined) => isOne(line) && /^[^:：]*[,،、]/u.test(line?.text ?? "");
  const isListed = (at: number) => isOne(lines[at]) && [lines[at - 1], lines[at + 1]].some((other) => isOne(other)) && lines.some(isLong);
  return lines.map((line, at) => (isListed(at) ? { ...line, kind: "item", sign: "•", whole: line.text } : line));
}
/** “Tickets” above “One day 400 taka”, “Two days 700 taka (550 until 31 December)”, “No ticket below the age of ten”: rows below a name, most with a figure. */
function named(lines: readonly Line[]): Line[] {
  const [name, ...rows] = lines;
  const isName = name?.kind === "text" && isShort(name.text) && !stop.test(name.text) && !/[:：,،，、–—]|\p{sc=Thai}/u.test(name.text);
  // “When” in a line of its own has its day below it.
  const isLabels = lines.some(({ text }) => isUsualLabel(text));
  const isRow = ({ kind, text }: Line) =>
    (kind === "text" || kind === "item") &&
    [...text].length <= longestRow &&
    !stop.test(text) &&
    !/[:：]/u.test(text) &&
    !/^\p{Ll}/u.test(text);
  const areRows =
    rows.length >= fewestRows && rows.every(isRow) && rows.filter(({ text }) => /\p{Nd}/u.test(text)).length * 2 > rows.length;
  // Rows as long as each other may be one text that was wrapped.
  const lengths = rows.slice(0, -1).map(({ text }) => [...text].length);
  const isWrapped = Math.min(...lengths) > narrowest && Math.min(...lengths) > Math.max(...lengths) * fullest;
  if (!isName || isLabels || !areRows || isWrapped || hasAddress(rows.map(({ text }) => text).join(" ")) !== null) return [...lines];
  return [name, ...rows.map((line): Line => (line.kind === "item" ? line : { ...line, kind: "item", sign: "•", whole: line.text }))];
}
const fewestRows = 3;
const longestRow = 90;
const narrowest = 40;
const fullest = 0.7;

const endsInHours =
  /^[^:：]{3,60}[:：]\s*(?:\p{Nd}{1,2}[:.]\p{Nd}{2}\s?[–—-]\s?\p{Nd}{1,2}[:.]\p{Nd}{2}(?:\s\p{L}{1,4}\.?)?|closed|geschlossen|fermé|cerrado|chiuso|fechado|gesloten|закрыто|выходной|вихідний|зачинено|κλειστά?|مغلق|סגור|बंद|বন্ধ|விடுமுறை|ปิด)$/iu;

/** “850円 ※土日のみ” */
const remark = /\s?(?:※[^※]{1,24}|[（(][^（）()]{1,24}[）)])$/u;

const endsInPrice =
  /(?<=\p{L}.*)(?:[₪€$£₹฿¥₩₽₴][\s\u00a0]?\p{Nd}[\p{Nd}.,]*|\p{Nd}[\s\u00a0]?(?:[₪€$£₹฿¥₩₽₴円元원]|руб\.?|грн|บาท|Kč|zł|kr\.?|CHF|EUR|درهم(?:ا)?|دينار(?:ا)?|جنيه(?:ا)?|ريال(?:ا)?|टाका|টাকা|रुपये|ரூபாய்)|\s(?:חינם|free|frei|kostenlos|gratis|gratuit|бесплатно|безкоштовно|δωρεάν|مجان[ايً]+|निःशुल्क|मुफ़?्त|বিনামূল্যে|இலவசம்|ฟรี|無料|免费|免費|무료))$/iu;

const aroundDash =
  /^(?:ரூ\.\s?|Rs\.\s?|रु\.\s?|Nr\.\s?|No\.\s?)?[^–—.!?:;“„«"]{1,60}\s[–—]\s\S[^–—!?]{0,60}(?:\s?[–—]\s?\p{Nd}[^–—!?]{0,20})?$/u;
/** “300 руб.”, “12 hrs.” */
const shortEnd = /\p{Nd}[\s\u00a0]?\p{L}{1,5}\.$/u;

const longestBelow = 100;
const label = /^[^:：]{2,40}[:：]\s*\S/u;

/** “5 September: Market Street, at the fountain” */
export const isDayLabel = (text: string): boolean => {
  const named = /^([^:：]{3,30})[:：]\s*\S/u.exec(text)?.[1] ?? "";
  const day = findDays(named)[0] ?? "";
  return day !== "" && (named.replace(day, "").match(/[\p{L}\p{M}]+/gu) ?? []).length <= 1;
};

/** “18:00 – guided tour”, “Friday, 10 September, 18:00 – short films”, “1회차 23:50 → …”: few words before the hour, and more behind it. */
export function opensWithHour(text: string): boolean {
  const found =
    /^(?<ahead>[^.!?。！？।:：“„«"]{0,40}?)(?<![\p{Nd}.,:])(?:(?:[01]?\p{Nd}|2[0-4])[:.]\p{Nd}{2}(?![\p{Nd}%]|[.,]\p{Nd}|\s?[%€$£₽₪])|(?:[01]?\p{Nd}|2[0-4])\s?(?:[ap]\.?\s?m\.?|[πμ]\.?\s?μ\.?|uhr|น\.)(?![\p{L}]))(?=.{3})/u.exec(
      text,
    );
  if (!found || [...text].length > longestSlot) return false;
  return (found.groups?.ahead?.match(/[\p{L}\p{M}]+/gu) ?? []).length <= mostAhead;
}
/** “सुबह 10:30 बजे – …”, “रात 8 बजे: …”: a few words with an hour among them, a dash or a colon, and more behind it, in any language. */
export function isHourAboveDash(text: string): boolean {
  const ahead =
    /^([^.!?。！？।:：–—“„«"]{0,24}?(?<![\p{Nd}.,:])\p{Nd}{1,2}(?:[:.]\p{Nd}{2})?(?![\p{Nd}.,:%])[^.!?。！？।:：\p{Nd}–—“„«"]{0,20})(?:\s[–—-]|\s?[:：])\s\S/u.exec(
      text,
    )?.[1];
  return (
    ahead !== undefined &&
    [...text].length <= longestSlot &&
    (ahead.match(/[\p{L}\p{M}]+/gu) ?? []).length <= mostAhead &&
    // A talk may be called by a question.
    (!stop.test(text) || /[?!？！؟]["”»]?$/u.test(text))
  );
}

const clock = /(?<![\p{Nd}.,])(?:[01]?\p{Nd}|2[0-4]):\p{Nd}{2}(?!\p{Nd})/u;
const longestSlot = 160;
/** A weekday, a day's month, “from”. */
const mostAhead = 4;
