import { breaksWithoutSpace } from "./unspaced-scripts.ts";
import { walkHtml } from "./walk-markup.ts";

export interface PageText {
  text: string;
  title: string;
  /** Not all of it was read. */
  isCut: boolean;
}

/**
 * A page as text in the manner of Markdown: headings, lists, links and paragraphs stay, tables become lines, and what
 * nobody sees is left out.
 */
export function htmlToText(html: string): PageText {
  const page = new Page();
  const isWhole = walkHtml(html, {
    open: (name, attributes) => page.open(name, attributes),
    close: (name) => page.close(name),
    text: (text) => page.addText(text),
  });
  return { ...page.end(), isCut: !isWhole };
}

/** Elements whose content nobody reads. */
const hidden = new Set(["head", "script", "style", "template", "noscript", "svg", "object", "iframe", "textarea", "select"]);

/** Elements that their own attributes hide; what style sheets hide is not looked for. */
const isHidden = ({ hidden: attribute, style = "" }: Attributes): boolean =>
  attribute !== undefined || /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i.test(style);

type Attributes = Readonly<Record<string, string>>;

const blocks = new Set(
  "p div section article header footer main aside nav blockquote pre figure figcaption form address dl dt dd center body html hr".split(
    " ",
  ),
);
const isHeading = (name: string) => /^h[1-6]$/.test(name);

const numberOf = (value = ""): number | undefined => (/^-?\d{1,9}$/.test(value.trim()) ? Number(value) : undefined);

class Page {
  readonly #blocks: string[] = [];
  readonly #lists: { isOrdered: boolean; next: number }[] = [];
  /** What the next block begins with: "## " or "- ". */
  #prefix = "";
  #line = "";
  /** Text since the last tag. */
  #text = "";
  #link: { href: string; from: number } | null = null;
  #isInCell = false;
  /** How many elements stand around that nobody sees. */
  #hidden = 0;
  /** How many elements are open from one on that its attributes hide. */
  #unseen = 0;
  #title: string | null = null;
  #isInTitle = false;

  addText(text: string): void {
    if (this.#isInTitle) this.#title += text;
    else if (this.#hidden === 0 && this.#unseen === 0) this.#text += text;
  }

  open(name: string, attributes: Attributes): void {
    this.#flush();
    if (this.#unseen > 0 || isHidden(attributes)) {
      this.#unseen += 1;
      return;
    }
    if (name === "title" && this.#title === null) {
      this.#title = "";
      this.#isInTitle = true;
    }
    if (hidden.has(name)) {
      this.#hidden += 1;
      this.#part();
    } else if (this.#hidden === 0) this.#begin(name, attributes);
  }

  close(name: string): void {
    this.#flush();
    if (this.#unseen > 0) {
      this.#unseen -= 1;
      return;
    }
    if (name === "title") this.#isInTitle = false;
    if (hidden.has(name)) this.#hidden -= 1;
    else if (this.#hidden === 0) this.#finish(name);
  }

  end(): Omit<PageText, "isCut"> {
    this.#flush();
    this.#endBlock();
    const text = this.#blocks.join("\n").replace(/\n{3,}/g, "\n\n");
    return { text: text.trim(), title: (this.#title ?? "").slice(0, 500).replace(/\s+/g, " ").trim() };
  }

  #begin(name: string, { href = "", start, value }: Attributes): void {
    if (blocks.has(name)) this.#endParagraph();
    else if (isHeading(name)) {
      this.#endParagraph();
      this.#prefix = `${"#".repeat(Number(name[1]))} `;
    } else if (name === "ul" || name === "ol") {
      this.#endBlock();
      this.#lists.push({ isOrdered: name === "ol", next: numberOf(start) ?? 1 });
    } else if (name === "li") {
      this.#endBlock();
      this.#prefix = this.#itemPrefix(numberOf(value));
    } else if (name === "td" || name === "th") this.#isInCell = true;
    else if (name === "br") this.#line += "\n";
    else if (name === "a") this.#link = /^(?:https?|mailto):.{0,2000}$/.test(href) ? { href, from: this.#line.length } : null;
  }

  /** @param number that the item says it has. */
  #itemPrefix(number: number | undefined): string {
    const list = this.#lists.at(-1);
    if (!list) return "- ";
    const own = number ?? list.next;
    list.next = own + 1;
    return `${"  ".repeat(this.#lists.length - 1)}${list.isOrdered ? `${own}.` : "-"} `;
  }

  #finish(name: string): void {
    if (name === "a") this.#endLink();
    else if (name === "td" || name === "th") {
      this.#isInCell = false;
      this.#line = `${this.#line.trim()} | `;
    } else if (name === "tr") {
      this.#line = this.#line.replace(/(?<![\s|])[\s|]*\|\s*$/, "");
      this.#endBlock();
    } else if (name === "ul" || name === "ol") {
      this.#endBlock();
      this.#lists.pop();
      this.#leaveLine();
    } else if (name === "li") {
      this.#endBlock();
      // An item without words has no number either.
      this.#prefix = "";
    } else if (blocks.has(name) || isHeading(name) || name === "table") this.#endParagraph();
  }

  #endLink(): void {
    if (!this.#link) return;
    const { href, from } = this.#link;
    const words = this.#line.slice(from).trim();
    if (words !== "" && words !== href) this.#line = `${this.#line.slice(0, from)}[${words}](${href})`;
    this.#link = null;
  }

  #endParagraph(): void {
    if (this.#isInCell) {
      this.#part();
      return;
    }
    this.#endBlock();
    this.#leaveLine();
  }

  #endBlock(): void {
    const text = this.#line.trim();
    if (text !== "") {
      this.#blocks.push(this.#prefix + text);
      this.#prefix = "";
    }
    this.#line = "";
  }

  /** An empty line, but within a list. */
  #leaveLine(): void {
    if (this.#lists.length === 0) this.#blocks.push("");
  }

  /** Words before and after are two. */
  #part(): void {
    if (!this.#line.endsWith(" ")) this.#line += " ";
  }

  #flush(): void {
    const text = this.#text;
    this.#line += text.replace(/\s+/g, (blank, at: number) => (isJustABreak(text, blank, at) ? "" : " "));
    this.#text = "";
  }
}

/** Whether a blank parts lines in the source alone, in writing without spaces. */
const isJustABreak = (text: string, blank: string, at: number): boolean =>
  blank.includes("\n") && breaksWithoutSpace(text.slice(Math.max(0, at - 4), at), text.slice(at + blank.length, at + blank.length + 2));
