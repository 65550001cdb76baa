import { marked, type Token, type Tokens } from "marked";
import { resolveDirections } from "./bidi.ts";
import type { Sheet, TextOptions } from "./sheet.ts";
import { accent, body, secondInk, thirdInk } from "./styles.ts";
import { writeTable } from "./table.ts";
import type { Span, TextStyle } from "./text-style.ts";

/** Lays Markdown out. Raw HTML stands as the text that it is, pictures as their description, and nothing is fetched. */
export function writeMarkdown(sheet: Sheet, markdown: string, options: TextOptions = {}): void {
  // One direction for all of it, so that markers and their text stand on the same side.
  const direction = resolveDirections(markdown, options.direction ?? "auto").rtl ? "rtl" : "ltr";
  writeBlocks(sheet, read(markdown), { ...options, direction, style: body });
}

function read(markdown: string): Token[] {
  try {
    return marked.lexer(markdown, { gfm: true, breaks: true });
  } catch {
    // Nesting that no person writes is more than the reader can take; its text is still the person's.
    return [{ type: "html", raw: markdown, text: markdown, block: true, pre: false }];
  }
}

interface BlockOptions extends TextOptions {
  style: TextStyle;
  /** How many lists and quotations it stands in. */
  depth?: number;
}

const listIndent = 16;
const quoteIndent = 14;
/** However deep lists and quotations are nested, a column is left to read. */
const deepestIndent = 192;
/** What is nested deeper, which no person writes, is shown as it was typed. */
const deepest = 100;
const inside = ({ depth = 0 }: BlockOptions) => depth + 1;
const deeper = (indent: number | undefined, step: number) => Math.min((indent ?? 0) + step, deepestIndent);
const headingSizes = [16, 13.5, 12, 11, 10.5, 10.5];

/** What is for whoever writes and for no reader. */
const isComment = (raw: string) => raw.trimStart().startsWith("<!--") && raw.trimEnd().endsWith("-->");

function writeBlocks(sheet: Sheet, all: readonly Token[], options: BlockOptions): void {
  const tokens = all.filter(({ type, raw }) => type !== "html" || !isComment(raw));
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && token.type !== "space") sheet.gap(gapBefore(token));
    writeBlock(sheet, token as Tokens.Generic & Token, options);
  }
}

const gapBefore = (token: Token) => (token.type === "heading" ? 10 : 5);

function writeBlock(sheet: Sheet, token: Token, options: BlockOptions): void {
  const one = token as MarkdownBlock;
  if ((options.depth ?? 0) > deepest) return void sheet.write(one.raw.trimEnd(), options.style, options);
  switch (one.type) {
    case "space":
    case "def":
      break;
    case "heading":
      writeHeading(sheet, one, options);
      break;
    case "paragraph":
      sheet.write(inline(one.tokens, options.style), options.style, options);
      break;
    case "list":
      writeList(sheet, one, options);
      break;
    case "blockquote":
      writeQuote(sheet, one, options);
      break;
    case "code":
      sheet.write(one.text, { ...options.style, color: secondInk }, { ...options, direction: "ltr", tag: "Code" });
      break;
    case "hr":
      sheet.rule();
      break;
    case "table":
      writeMarkdownTable(sheet, one, options);
      break;
    default: {
      // Text of a tight list's item, and raw HTML: as it was typed.
      const spans = one.type === "text" && one.tokens ? inline(one.tokens, options.style) : one.raw.trimEnd();
      sheet.write(spans, options.style, options);
    }
  }
}

type MarkdownBlock =
  | Tokens.Space
  | Tokens.Def
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.List
  | Tokens.Blockquote
  | Tokens.Code
  | Tokens.Hr
  | Tokens.Table
  | Tokens.Text
  | Tokens.HTML;

function writeHeading(sheet: Sheet, heading: Tokens.Heading, options: BlockOptions): void {
  const style = { ...options.style, size: headingSizes[heading.depth - 1] ?? body.size, bold: true };
  // Those of the document itself come first.
  const tag = (["H4", "H5"] as const)[heading.depth - 1] ?? "H6";
  sheet.writeHeading(inline(heading.tokens, style), style, { ...options, leading: 1.3, tag });
}

function writeQuote(sheet: Sheet, quote: Tokens.Blockquote, options: BlockOptions): void {
  const style = { ...options.style, color: secondInk };
  const indent = deeper(options.indent, quoteIndent);
  const bars = [...new Set([...(options.bars ?? []), indent - quoteIndent + 2])];
  sheet.within("BlockQuote", () => writeBlocks(sheet, quote.tokens, { ...options, style, indent, bars, depth: inside(options) }));
}

function writeList(sheet: Sheet, list: Tokens.List, options: BlockOptions): void {
  const indent = deeper(options.indent, listIndent);
  sheet.within("L", () => {
    for (const [index, item] of list.items.entries()) {
      if (index > 0) sheet.gap(list.loose ? 5 : 2);
      const marker = item.task ? (item.checked ? "☑" : "☐") : list.ordered ? `${Number(list.start || 1) + index}.` : "•";
      const text = item.tokens.filter(({ type }) => type !== "checkbox");
      writeItem(sheet, marker, { ...options, indent }, () => writeBlocks(sheet, text, { ...options, indent, depth: inside(options) }));
    }
  });
}

/** A marker in the indent, with its text beside it. */
export function writeItem(sheet: Sheet, marker: string, options: TextOptions, writeText: () => void): void {
  // Of a text of three lines none stays behind alone, so the marker waits for room for all.
  sheet.need(body.size * 4.6);
  const top = sheet.top();
  const lines = sheet.lay(marker, { ...body, color: thirdInk }, { ...options, direction: options.direction === "rtl" ? "rtl" : "ltr" });
  sheet.within("LI", () => {
    sheet.flow(lines, { ...options, indent: (options.indent ?? 0) - listIndent, tag: "Lbl" });
    sheet.moveTo(top);
    sheet.within("LBody", writeText);
  });
}

function writeMarkdownTable(sheet: Sheet, table: Tokens.Table, options: BlockOptions): void {
  const text = (cell: Tokens.TableCell) =>
    inline(cell.tokens, options.style)
      .map((span) => span.text)
      .join("");
  const columns = table.header.map((cell) => ({ title: text(cell), share: 1 }));
  writeTable(
    sheet,
    columns,
    table.rows.map((row) => row.map(text)),
    { ...options, mirrored: options.direction === "rtl" },
  );
}

/** Spans of one paragraph. */
function inline(tokens: readonly Token[], style: TextStyle): Span[] {
  return tokens.flatMap((token): Span[] => {
    const one = token as InlineToken;
    if (one.type === "strong") return inline(one.tokens, { ...style, bold: true });
    if (one.type === "em") return inline(one.tokens, { ...style, italic: true });
    if (one.type === "del") return inline(one.tokens, { ...style, strike: true });
    if (one.type === "link") return inline(one.tokens, linkStyle(one.href, style));
    if (one.type === "codespan") return [{ text: decode(one.text), style: { ...style, color: secondInk } }];
    if (one.type === "br") return [{ text: "\n", style }];
    if (one.type === "image") return [{ text: one.text, style: { ...style, italic: true } }];
    if (one.type === "html") return isComment(one.raw) ? [] : [{ text: one.raw, style }];
    // It is the marker of its item.
    if (one.type === "checkbox") return [];
    return one.tokens ? inline(one.tokens, style) : [{ text: decode(one.text), style }];
  });
}

type InlineToken =
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Del
  | Tokens.Link
  | Tokens.Codespan
  | Tokens.Br
  | Tokens.Image
  | Tokens.HTML
  | Tokens.Checkbox
  | (Tokens.Text & { type: "text" });

/** Only addresses of the web and of mail lead anywhere. */
function linkStyle(href: string, style: TextStyle): TextStyle {
  const url = URL.parse(href);
  if (!url || !/^(https?|mailto):$/.test(url.protocol)) return style;
  return { ...style, color: accent, link: url.href };
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", apos: "'", nbsp: "\u00a0" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (_, name: string) => entities[name] ?? "");
