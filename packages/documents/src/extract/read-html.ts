import { characterEntities } from "character-entities";
import { type DecodedText, decodeText } from "./decode-text.ts";
import { htmlToText } from "./html-to-text.ts";

export interface ReadPage extends DecodedText {
  title: string;
}

/** Text of a web page or a mail in HTML. Nothing of it is run or loaded. */
export function readHtml(bytes: Buffer): ReadPage {
  const { text, notes } = decodeText(bytes);
  const visible = withoutHidden(text);
  const title = /<title[^>]*>([^<]{0,500})/i.exec(text)?.[1] ?? "";
  return { text: htmlToText(asParagraphs(visible)), title: decodeAll(title).replace(/\s+/g, " ").trim(), notes };
}

/** Elements whose content nobody reads. */
const hidden = ["head", "script", "style", "template", "noscript", "svg", "object", "iframe", "textarea", "select"];

/** Without comments and elements that are not shown; searched by place, because hostile pages make patterns slow. */
function withoutHidden(html: string): string {
  let rest = cutAll(html, "<!--", "-->");
  let lower = lowered(rest);
  for (const name of hidden) {
    if (!lower.includes(`<${name}`)) continue;
    rest = cutElements(rest, lower, name);
    lower = lowered(rest);
  }
  return rest;
}

/** Only ASCII, so that every character keeps its place. */
const lowered = (html: string) => html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

function cutElements(html: string, lower: string, name: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = lower.indexOf(`<${name}`, at);
    if (start < 0) break;
    const after = lower.charCodeAt(start + name.length + 1);
    // `<header` begins like `<head`.
    if (/[a-z0-9-]/.test(String.fromCharCode(after))) {
      kept.push(html.slice(at, start + 1));
      at = start + 1;
      continue;
    }
    kept.push(`${html.slice(at, start)} `);
    const end = lower.indexOf(`</${name}`, start);
    const close = end < 0 ? -1 : lower.indexOf(">", end);
    if (close < 0) return kept.join("");
    at = close + 1;
  }
  kept.push(html.slice(at));
  return kept.join("");
}

function cutAll(text: string, open: string, close: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf(open, at);
    if (start < 0) break;
    kept.push(text.slice(at, start));
    const end = text.indexOf(close, start + open.length);
    if (end < 0) return kept.join("");
    at = end + close.length;
  }
  kept.push(text.slice(at));
  return kept.join("");
}

const blocks =
  /^(?:div|section|article|header|footer|main|aside|nav|blockquote|pre|figure|figcaption|form|address|dl|dt|dd|center|body|html|hr)$/;

/**
 * Tags in lower case, blocks as paragraphs, characters instead of their names: what the converter of documents understands.
 * One pass from tag to tag, and an end that never comes ends it: patterns would look for it again from each tag.
 */
function asParagraphs(html: string): string {
  const out: string[] = [];
  let at = 0;
  for (;;) {
    const start = html.indexOf("<", at);
    out.push(decodeOthers(html.slice(at, start < 0 ? undefined : start)));
    if (start < 0) break;
    const name = /^<[/!?]?([A-Za-z][A-Za-z0-9]{0,20})?/.exec(html.slice(start, start + 24))?.[0] ?? "<";
    if (name === "<") {
      out.push("&lt;");
      at = start + 1;
      continue;
    }
    const end = endOfTag(html, start + name.length);
    if (end < 0) break;
    out.push(tagAs(name.toLowerCase(), html.slice(start + name.length, end)));
    at = end + 1;
  }
  return out.join("");
}

/** Place of the `>` that ends a tag, which is none inside of quotation marks; -1 when there is none. */
function endOfTag(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at += 1) {
    const one = html.charAt(at);
    if (quote !== "") quote = one === quote ? "" : quote;
    else if (one === ">") return at;
    else if ((one === '"' || one === "'") && html.charAt(at - 1) === "=") quote = one;
  }
  return -1;
}

/** @param open such as `<div`, `</p` or `<!doctype`. */
function tagAs(open: string, attributes: string): string {
  const isEnd = open.startsWith("</");
  const name = open.slice(isEnd ? 2 : 1);
  if (!/^[a-z]/.test(name)) return "";
  if (blocks.test(name)) return isEnd ? "</p>" : "</p><p>";
  if (isEnd || name !== "a") return `${open}>`;
  const href = /\bhref\s*=\s*(?:"([^"]{0,2000})"|'([^']{0,2000})')/i.exec(attributes.slice(0, 5_000));
  const address = href?.[1] ?? href?.[2] ?? "";
  return `<a href="${decodeOthers(address).replaceAll(">", "%3E").replaceAll("<", "%3C")}">`;
}

const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,31}));/g;

/** The five that would be taken for markup stay as they are. */
const decodeOthers = (html: string) =>
  html.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    const character = characterOf({ decimal, hex, name });
    return character === null || /[<>&"\u00a0]/.test(character) ? (escapes[character ?? ""] ?? whole) : character;
  });
const escapes: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "\u00a0": "&nbsp;" };
const decodeAll = (text: string) =>
  text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => characterOf({ decimal, hex, name }) ?? whole);

interface Entity {
  decimal: string | undefined;
  hex: string | undefined;
  name: string | undefined;
}

function characterOf({ decimal, hex, name }: Entity): string | null {
  if (name !== undefined) return Object.hasOwn(characterEntities, name) ? (characterEntities[name] ?? null) : null;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}
