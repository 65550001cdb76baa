import { readDateline } from "../dateline.ts";
import { readDatelineAlone } from "../dateline-alone.ts";
import { findDays, tellsWhen } from "../dates.ts";
import { isDayLine } from "../day-line.ts";
import { aboutLabelOf, isBoilerplateHeading, isContactHeading, isEnclosure, isEndMark, isKicker } from "../furniture.ts";
import { isDated, isIssue, isIssueAlone, isKindOfText, isNewsletter } from "../issues.ts";
import { isUsualLabel } from "../labels.ts";
import { isAside, isCourtesy, isDirection, isGreeting, isMailHeader, isSignOff, isToAll, matterOf } from "../letter-words.ts";
import { stop } from "../lines.ts";
import { findAddresses } from "../links.ts";
import { quotes } from "../speech.ts";
import { isSmallWord } from "../stop-words.ts";
import { wordsSeenIn } from "./line-words.ts";
import type { StoryLine } from "./story-lines.ts";

// What a line looks like: how long it is, where it stands, what it has of marks, days and addresses, what of it comes again, which of the reader's
// word lists know it, and the words that it begins and ends with.

/** What is seen of each line, as names. */
export function featuresOf(lines: readonly StoryLine[]): string[][] {
  const shapes = lines.map(shapeOf);
  const words = lines.map((line) => wordsOf(line.text));
  const around: Around = {
    shapes,
    groups: (lines.at(-1)?.group ?? 0) + 1,
    firstText: shapes.findIndex((shape) => shape.isText),
    lastText: shapes.findLastIndex((shape) => shape.isText),
    rowsAbove: shapes.findIndex(({ marks }) => !marks.includes("label") && !marks.includes("dayline")),
    greeted: shapes.findIndex((shape) => shape.marks.includes("greeting") || shape.marks.includes("toAll")),
    hasMatter: shapes.some((shape) => shape.marks.includes("matter")),
    words,
    texts: lines.map((line) => plain(line.text)),
  };
  const ranks = ranksInHead(lines, shapes, words);
  return lines.map((line, at) => {
    const own = shapes[at]?.marks ?? [];
    const neighbours = [-2, -1, 1, 2].flatMap((away) => {
      const other = shapes[at + away];
      const side = `${away}${lines[at + away]?.group === line.group ? "=" : ""}`;
      return other === undefined ? [`${away}:none`] : other.marks.map((mark) => `${side}:${mark}`);
    });
    const places = placesOf(lines, at, around);
    const size = own[0] ?? "";
    const placed = [places[0], places[1], places[2]].flatMap((place) => own.map((mark) => `${place}&${mark}`));
    const paired = own.slice(1, 5).map((mark) => `${size}&${mark}`);
    return [
      ...own,
      ...neighbours,
      ...places,
      ...placed,
      ...paired,
      ...(ranks[at] ?? []),
      ...againOf(at, around).flatMap((again) => [again, `${again}&${size}`, `${again}&${places[2]}`]),
      ...wordsSeenIn(line.text),
    ];
  });
}

interface Around {
  shapes: readonly Shape[];
  groups: number;
  firstText: number;
  lastText: number;
  /** How many rows a story begins with; -1 where it has nothing else. */
  rowsAbove: number;
  greeted: number;
  hasMatter: boolean;
  words: readonly (readonly string[])[];
  texts: readonly string[];
}

interface Shape {
  /** The length comes first. */
  marks: string[];
  /** Long enough to be running text. */
  isText: boolean;
}

const dense = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu;

/** Characters; those of dense scripts tell about twice as much. */
const sizeOf = (text: string) => [...text].length + (text.match(dense)?.length ?? 0);

function shapeOf({ text, rows, size }: StoryLine): Shape {
  const length = sizeOf(text);
  const isText = length >= shortestText;
  const words = text.split(/\s+/u).length;
  const marks = [`size${Math.min(11, Math.floor(Math.log2(Math.max(length, 4)) * 1.5) - 3)}`, `words${words > 12 ? "many" : words}`];
  const has = (mark: string, isSo: boolean) => {
    if (isSo) marks.push(mark);
  };
  const end = /[\p{P}\p{S}]["”»“」』’)]*$/u.exec(text)?.[0] ?? "";
  marks.push(
    `end${/^[.。।։]/u.test(end) ? "." : /^[!！]/u.test(end) ? "!" : /^[?？؟;]/u.test(end) ? "?" : /^[:：]/u.test(end) ? ":" : /^[,،，、]/u.test(end) ? "," : end === "" ? "" : "x"}`,
  );
  const [first = ""] = text;
  marks.push(
    `begin${/\p{Lu}/u.test(first) ? "A" : /\p{Ll}/u.test(first) ? "a" : /\p{Lo}/u.test(first) ? "o" : /\p{Nd}/u.test(first) ? "1" : /[\p{Ps}]/u.test(first) ? "(" : /[\p{Pi}"„']/u.test(first) ? "“" : "x"}`,
  );
  const small = text.split(/[\s'’]+/u).filter(isSmallWord).length;
  marks.push(`small${small > 1 ? (small > 4 ? "many" : "some") : small}`);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  has("shouted", letters > 4 && capitals === letters);
  has("capitals", words > 1 && letters > capitals && (text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0) >= words * 0.7);
  has("noletter", letters === 0);
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  has("digit", digits > 0);
  has("digits", digits > letters);
  has("year", /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/u.test(text));
  has("sentences", /[.!?。！？।]["”»]?\s+\p{L}|[。！？](?=.)/u.test(text));
  has("comma", /[,،，、]/u.test(text));
  has("dash", /\s[–—-]+\s|―|——/u.test(text));
  has("bar", /[|｜/·•]/u.test(text));
  has("brackets", /^[(（[【〔〈<＜].*[)）\]】〕〉>＞]$/u.test(text));
  has("item", /^(?:[-*+•·▪●○■□◆◇▶▲※–—✓]|\p{Extended_Pictographic})/u.test(text));
  has("numbered", /^(?:\p{Nd}{1,2}[.)]|[①-⑳])\s?/u.test(text));
  has("quotes", quotes(text));
  has("indented", /^[\s\u3000]{4,}/u.test(rows[0] ?? ""));
  has("heading", /^\s{0,3}(?:#{1,6}\s|\*\*.+\*\*\s*$)/u.test(rows[0] ?? ""));
  const addresses = findAddresses(text);
  has("address", addresses.length > 0);
  has(
    "mail",
    addresses.some((one) => one.includes("@")),
  );
  has(
    "phone",
    addresses.some((one) => /^[+(]?\p{Nd}/u.test(one)),
  );
  has(
    "onlyaddress",
    addresses.length > 0 && addresses.reduce((left, one) => left.replace(one, ""), text).replace(/[^\p{L}]/gu, "").length < 12,
  );
  const label = /^([^:：]{1,36}?)\s?[:：]\s*\S/u.exec(text)?.[1] ?? "";
  has("label", label !== "" && !/https?$/iu.test(label));
  has("labelusual", label !== "" && isUsualLabel(label));
  has("labelkicker", label !== "" && isKicker(label));
  has("labelcontact", label !== "" && isContactHeading(label));
  has("labelabout", aboutLabelOf(text) !== "" || (label !== "" && isBoilerplateHeading(label)));
  const days = findDays(text);
  has("day", days.length > 0);
  has("dayline", isDayLine(text.replace(/^[(（[\s–—―-]+|[)）\]\s–—―-]+$/gu, "")) || readDatelineAlone(text) !== null);
  has(
    "mostlyday",
    days.some((day) => (text.replace(day, "").match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).length <= 2),
  );
  has("dateline", readDateline(text) !== null);
  has("when", days.length === 0 && tellsWhen(text));
  has("issue", isIssue(text) || isIssueAlone(text));
  has("dated", isDated(text));
  has("newsletter", isNewsletter(text));
  has("kind", isKindOfText(text));
  has("kicker", isKicker(text));
  has("greeting", isGreeting(text));
  has("toAll", isToAll(text));
  has("direction", length < 100 && isDirection(text));
  has("courtesy", length < 200 && isCourtesy(text));
  has("aside", length < 260 && isAside(text));
  has("header", isMailHeader(text));
  has("matter", matterOf(text) !== null);
  has("signoff", isSignOff(text));
  has("contact", isContactHeading(text));
  has("about", isBoilerplateHeading(text));
  has("endmark", isEndMark(text));
  has("enclosure", isEnclosure(/^[^\s:：]+/u.exec(text)?.[0] ?? ""));
  has("company", organisation.test(text));
  has(
    "postscript",
    /^(?:p\.?\s?s|п\.?\s?с|з\.?\s?ы|υ\.?\s?γ|נ\.?\s?["”״]?\s?ב|追伸|追記|又及|추신|덧붙임|ปล|पुनश्च|পুনশ্চ|பி\.?கு)(?![\p{L}\p{M}])/iu.test(
      text,
    ),
  );
  has("crumbs", /(?:\s?[>›»]\s?\p{L}[^>›»]*){2,}$/u.test(text));
  has("tab", (rows[0] ?? "").trim().includes("\t"));
  has("price", /[$€£¥₹₩฿₪₴₽৳]|%|％/u.test(text));
  has("hashtag", /^#\p{L}/u.test(text));
  has("note", /^(?:※|＊|\*\s?\p{Nd}|注)/u.test(text));
  has("alone", size === 1);
  has("stop", stop.test(text));
  return { marks, isText };
}
const shortestText = 110;

/** What companies and societies call themselves beside their names. */
const organisation =
  /株式会社|有限会社|合同会社|法人|주식회사|\(주\)|협회|위원회|조합|재단|公司|协会|協會|委员会|委員会|理事会|基金会|学校|組合|協会|(?<!\p{L})(?:GmbH|AG|e\.?\s?V|eG|Inc|Ltd|LLC|plc|CIC|S\.A|S\.r\.l|SpA|sp\. z o\.o|s\.r\.o|z\.?\s?s|Kft|Oy|AB|A\/S|ООО|АО|ГО|ТОВ|НКО|АНО|КП|ОСББ|ЕООД|ООД)(?!\p{L})/u;

function placesOf(
  lines: readonly StoryLine[],
  at: number,
  { groups, firstText, lastText, rowsAbove, greeted, hasMatter }: Around,
): string[] {
  const { group = 0, place = 0, size = 1 } = lines[at] ?? {};
  const toFirst = firstText === -1 ? "none" : clamp(at - firstText, -6, 2);
  const toLast = lastText === -1 ? "none" : clamp(at - lastText, -1, 7);
  return [
    `top${Math.min(at, 8)}`,
    `bottom${Math.min(lines.length - 1 - at, 8)}`,
    `first${toFirst}`,
    `last${toLast}`,
    `group${Math.min(group, 6)}`,
    `groupend${Math.min(groups - 1 - group, 5)}`,
    `place${Math.min(place, 3)}of${Math.min(size, 4)}`,
    `before${firstText === -1 ? "" : clamp((lines[firstText]?.group ?? 0) - group, -1, 5)}of${Math.min(size, 3)}`,
    greeted === -1 ? "ungreeted" : `greeted${clamp(at - greeted, -4, 3)}`,
    `${hasMatter ? "matter" : "nomatter"}${toFirst}`,
    `lines${Math.min(lines.length, 20) >> 2}`,
    rowsAbove > 1 ? `rows${clamp(at - rowsAbove, -1, 2)}before${toFirst}` : "norows",
  ];
}

/** How a line above the text compares with the others there that no word list knows. */
function ranksInHead(lines: readonly StoryLine[], shapes: readonly Shape[], words: readonly (readonly string[])[]): string[][] {
  const end = shapes.findIndex((shape, at) => shape.isText || (at > 0 && shape.marks.includes("greeting")));
  const head = [...shapes.keys()].slice(0, end === -1 ? Math.min(shapes.length, 6) : end);
  const open = head.filter((at) => !shapes[at]?.marks.some((mark) => known.has(mark)));
  const below = new Set(words.slice(end === -1 ? 1 : end).flat());
  const again = open.map((at) => (words[at] ?? []).filter((word) => below.has(word)).length);
  const lengths = open.map((at) => (words[at] ?? []).length);
  return shapes.map((_, at) => {
    const place = open.indexOf(at);
    if (place === -1) return head.includes(at) ? [`known of ${Math.min(open.length, 4)}`] : [];
    const count = Math.min(open.length, 5);
    const { place: row = 0, size = 0 } = lines[at] ?? {};
    const others = `${Math.min(head.length - open.length, 3)}${(head[0] ?? 0) === (open[0] ?? 0) ? "first" : ""}`;
    const position = `open${Math.min(place, 4)}of${count}`;
    return [
      `${position}known${others}`,
      `${position}place${Math.min(row, 3)}of${Math.min(size, 4)}`,
      `${position}known${others}place${Math.min(row, 2)}of${Math.min(size, 3)}`,
      ...(shapes[at]?.marks ?? []).flatMap((mark) => [`${position}&${mark}`, `known${others}&${mark}`]),
      `open${Math.min(place, 4)}of${count}`,
      `lastopen${Math.min(open.length - 1 - place, 4)}`,
      ...(again[place] === Math.max(...again) ? [`mostagain${count}`] : []),
      ...(lengths[place] === Math.max(...lengths) ? [`longest${count}`] : []),
      ...(again[place] === Math.max(...again) && again.indexOf(again[place] ?? 0) === place
        ? [`firstmostagain${Math.min(place, 3)}of${count}`]
        : []),
    ];
  });
}
const known = new Set([
  "dayline",
  "kicker",
  "kind",
  "issue",
  "dated",
  "newsletter",
  "greeting",
  "toAll",
  "header",
  "labelkicker",
  "labelcontact",
  "address",
  "contact",
  "endmark",
  "company",
  "noletter",
]);

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** What of a line comes again in the others. Names come again as they are, headlines in other words. */
function againOf(at: number, { words, texts }: Around): string[] {
  const own = words[at] ?? [];
  const others = (from: number, to: number) => new Set(words.slice(from, to).flat());
  const below = others(at + 1, words.length);
  const above = others(0, at);
  const share = (set: ReadonlySet<string>) =>
    own.length === 0 ? "none" : Math.round((4 * own.filter((word) => set.has(word)).length) / own.length);
  const text = texts[at] ?? "";
  const isWhole = (list: readonly string[]) => [...text].length >= shortestName && list.some((other) => other.includes(text));
  return [
    `below${share(below)}`,
    `above${share(above)}`,
    ...(isWhole(texts.slice(at + 1)) ? ["wholebelow"] : []),
    ...(isWhole(texts.slice(0, at)) ? ["wholeabove"] : []),
  ];
}
const shortestName = 5;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** The beginnings of words, as their ends change; of dense scripts pairs of characters. */
const wordsOf = (text: string) => [
  ...(text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => [...word].slice(0, 5).join("")),
  ...[...text.matchAll(/(?=(\p{sc=Han}\p{sc=Han}|\p{sc=Katakana}{2}|\p{sc=Hangul}{2}))/gu)].map((match) => match[1] ?? ""),
];
