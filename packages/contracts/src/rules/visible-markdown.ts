import { wordsOf } from "./visible-words.ts";

/**
 * Markdown without what no reader of the page would see: front matter, comments, footnotes, addresses that links refer
 * to, struck words, boxes of tasks and headings without words. Code between fences stays as it is.
 */
export function visibleMarkdown(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const reader = new MarkdownReader(
    addressesOf(lines),
    lines.findLastIndex((line) => line.includes("-->")),
  );
  for (let i = frontMatter(lines); i < lines.length; i += 1) reader.read(lines[i] ?? "", i);
  return reader.end();
}

/** How many lines at the beginning are data for programs: between two lines of `---`, from a name with a colon on. */
function frontMatter(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== "---" || !/^["']?\w[\w .-]{0,100}["']?:(?:\s|$)/.test(lines[1] ?? "")) return 0;
  const end = lines.findIndex((line, i) => i > 0 && /^(?:---|\.\.\.)$/.test(line.trimEnd()));
  return end + 1;
}

const definition = /^ {0,3}\[([^[\]^][^[\]]{0,200})\]:[ \t]*<?(\S{1,2000}?)>?(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^)]*\)))?$/;
const footnote = /^ {0,3}\[\^[^[\]\s]{1,100}\]:/;

/** What links may refer to (CommonMark, 4.7), by name in lower case. */
function addressesOf(lines: readonly string[]): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const line of lines) {
    const [, name, address] = definition.exec(line.trimEnd()) ?? [];
    if (name && address && !addresses.has(name.toLowerCase())) addresses.set(name.toLowerCase(), address);
  }
  return addresses;
}

/** Takes a file line by line. */
class MarkdownReader {
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #lastClose: number;
  readonly #kept: string[] = [];
  /** Lines that belong together: comments, code and struck words may go on in the next one. */
  #paragraph: string[] = [];
  /** What ends the code that we are in. */
  #fence: string | null = null;
  #isComment = false;
  /** In a footnote, or behind an empty line after it, where it goes on if it is indented. */
  #note: "in" | "after" | null = null;

  /** @param lastClose the last line in which a comment ends. */
  constructor(addresses: ReadonlyMap<string, string>, lastClose: number) {
    this.#addresses = addresses;
    this.#lastClose = lastClose;
  }

  read(line: string, number: number): void {
    if (this.#fence !== null) this.#readCode(line);
    else if (!this.#isComment) this.#readLine(line, number);
    else if (line.includes("-->")) {
      this.#isComment = false;
      this.#readLine(line.slice(line.indexOf("-->") + 3), number);
    }
  }

  end(): string {
    this.#endParagraph(Number.POSITIVE_INFINITY);
    return this.#kept.join("\n");
  }

  #readLine(line: string, number: number): void {
    const fence = fenceOf(line);
    const words = line.trim();
    if (words === "" || fence !== null || /^#{1,6}(?:[ \t]+#*)?$/.test(words)) {
      this.#endParagraph(number);
      // The paragraph before may have begun a comment.
      if (this.#isComment) this.read(line, number);
      else if (fence !== null) this.#beginCode(line, fence);
      else this.#readBlank();
    } else if (!this.#isFootnote(line) && !(this.#paragraph.length === 0 && definition.test(line.trimEnd()))) {
      this.#paragraph.push(line.replace(/^([\s>]*(?:[-*+]|\d{1,9}[.)])[ \t]+)\[[ xX]\][ \t]+/, "$1"));
    }
  }

  #readBlank(): void {
    this.#kept.push("");
    if (this.#note !== null) this.#note = "after";
  }

  #isFootnote(line: string): boolean {
    if (footnote.test(line)) this.#note = "in";
    else if (this.#note === "after" && !/^(?: {4}|\t)/.test(line)) this.#note = null;
    return this.#note !== null;
  }

  #beginCode(line: string, fence: string): void {
    this.#note = null;
    this.#fence = fence;
    this.#kept.push(line);
  }

  #readCode(line: string): void {
    this.#kept.push(line);
    const mark = line.replace(/^[\s>]*/, "").trimEnd();
    const [sign = "", length] = [this.#fence?.[0], this.#fence?.length ?? 0];
    if (mark.length >= length && mark === sign.repeat(mark.length)) this.#fence = null;
  }

  /** @param next the line after it. */
  #endParagraph(next: number): void {
    if (this.#paragraph.length === 0) return;
    const text = this.#paragraph.join("\n");
    this.#paragraph = [];
    const words = wordsOf(text, { addresses: this.#addresses, closesLater: this.#lastClose >= next });
    this.#isComment = words.isOpen;
    if (words.text === text) this.#kept.push(text);
    else this.#kept.push(...words.text.split("\n").filter((line) => !/^(?:[-*+]|\d{1,9}[.)]|#{1,6})?$/.test(line.trim())));
  }
}

/** The signs with which a line begins code, which the line that ends it has, too (CommonMark, 4.5). */
function fenceOf(line: string): string | null {
  return /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? null;
}
