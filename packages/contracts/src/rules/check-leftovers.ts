import type { CheckResult } from "../answers/blocks.ts";
import type { NamedText } from "./named-text.ts";

const leftovers = [
  // Variables of ours and of other tools.
  /\{\{[^{}\n]{0,80}\}\}/g,
  /\$\{[\w.]{1,40}\}/g,
  /lorem ipsum/gi,
  /\b(?:TODO|FIXME|TBD|TBC)\b/g,
  /<(?:insert|your|name|company|link|date)\b[^<>\n]{0,60}>/gi,
];
// Not the text of a link, which a bracket or parenthesis follows.
const bracket = /(?<![\]\p{L}\p{N}!])\[([^[\]\n]{2,60})\](?![([]|:\s*\S*\/\/)/gu;
const asksToFill = /^(?:insert|add|enter|your|our|name|company|link|date|placeholder|city|price|hier|ihr|nom|votre|su|tu|seu|il tuo)\b/i;
const asksInHan = /(?:名|称|链接|リンク|插入|填写|入力|記入|会社|公司|日付|日期)/;
// Words that stand in brackets in finished texts, such as the notices that advertising law asks for.
const finished =
  /^(?:sic|ad|ads|pr|anzeige|werbung|reklame|annonce|advertisement|sponsored|pdf|video|photo|foto|image|gif|audio|podcast|update|live)$/i;
const capitalised = /^(?:[\p{Lu}\p{Lt}]|(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\p{Lo})[\p{L}\p{M}\p{N}'’/ _-]*$/u;
const shownMax = 5;

/** What a writer forgot to fill in: variables, “[Name]”, “Lorem ipsum”, “[insert …]”. */
export function checkLeftovers({ field, text }: NamedText): CheckResult[] {
  const unescaped = text.replace(/\\([[\]])/g, "$1");
  const found = leftovers.flatMap((pattern) => unescaped.match(pattern) ?? []);
  for (const [whole, inside = ""] of unescaped.matchAll(bracket)) if (isToFill(inside.trim())) found.push(whole);
  return [...new Set(found)].slice(0, shownMax).map((one) => ({
    code: "placeholders",
    level: "error",
    field,
    message: `“${one}” was left in the text`,
  }));
}

function isToFill(inside: string): boolean {
  if (finished.test(inside)) return false;
  return asksToFill.test(inside) || asksInHan.test(inside) || (capitalised.test(inside) && inside.split(/\s+/).length <= 5);
}

const linkStart = /\bhttps?:[/\w][^\s<>"“”«»]*/gi;

/** Web addresses that lead nowhere because they are not whole. */
export function checkLinks({ field, text }: NamedText): CheckResult[] {
  const broken = [...text.matchAll(linkStart)].map(([link]) => withoutTail(link)).filter((link) => !isWholeLink(link));
  return [...new Set(broken)].slice(0, shownMax).map((link) => ({
    code: "links",
    level: "error",
    field,
    message: `“${link}” is not a whole web address`,
  }));
}

/** Without the punctuation of the sentence, and without the parenthesis that a Markdown link ends with. */
function withoutTail(link: string): string {
  const open = link.indexOf("(") === -1 ? link.replace(/\).*$/, "") : link;
  return open.replace(/(?<![.,;:!?'’\]}*_])[.,;:!?'’\]}*_]+$/, "");
}

function isWholeLink(link: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(link)) return false;
  try {
    const { hostname } = new URL(link);
    return /^[^.]+(?:\.[^.]+)+\.?$/.test(hostname) || hostname === "localhost" || hostname.startsWith("[");
  } catch {
    return false;
  }
}

/** Hashtags that networks would not link: one word each, of letters, digits and _, with at least one letter. */
export function checkHashtags(tags: readonly string[], field: string): CheckResult[] {
  const broken = tags.filter((tag) => !/^[#＃](?=[\p{N}\p{M}_]*\p{L})[\p{L}\p{N}\p{M}_·・‌‍]+$/u.test(tag));
  return [...new Set(broken)].slice(0, shownMax).map((tag) => ({
    code: "hashtags",
    level: "error",
    field,
    message: `“${tag}” is not a hashtag: # and one word of letters, digits and _`,
  }));
}
