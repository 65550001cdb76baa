/**
 * The story is kept as Markdown and edited as rich text. The editor knows headings, lists, quotes, code, bold, italic and
 * links; everything else that Markdown can say would be dropped when it reads a text, so it is marked as plain words
 * before, and unmarked again when the text comes out. What a person pasted stays as it was, word for word.
 */

const tableLine = /^([ \t]*)(\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-*:?[ \t]*)+)$/;
const definition = /^([ \t]{0,3})\[([^\]\n]+)\]:/;
const task = /^([ \t]*(?:[-*+]|\d+[.)])[ \t]+)\[([ xX])\]/;
const fence = /^[ \t]*(```|~~~)/;

/** Markdown as the editor may read it: tables, pictures, HTML, footnotes, tasks and entities become plain words. */
export function protectMarkdown(markdown: string): string {
  let inFence = false;
  return markdown
    .split("\n")
    .map((line) => {
      if (fence.test(line)) inFence = !inFence;
      else if (!inFence) return protectLine(line);
      return line;
    })
    .join("\n");
}

function protectLine(line: string): string {
  return line
    .replace(tableLine, (_, indent: string, cells: string) => `${indent}\\${cells.trimStart()}`)
    .replace(definition, "$1\\[$2]:")
    .replace(task, "$1\\[$2]")
    .replace(/(?<!\\)!\[/g, "!\\[")
    .replace(/(?<!\\)<(?=[a-z/!?])/gi, "\\<")
    .replace(/&(?=(?:amp|lt|gt|quot|nbsp|#39);)/g, "&amp;")
    .replace(/(?<![\\~])~(?!~)/g, "\\~");
}

/**
 * The editor's Markdown without what it added to be safe: entities become letters again, links that say their own address
 * become that address, and a backslash goes wherever the text reads the same without it. `reads` parses Markdown to
 * something comparable.
 */
export function tidyMarkdown(markdown: string, reads: (markdown: string) => unknown): string {
  const plain = markdown
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\[([^\]\s]+)\]\((?:mailto:)?([^)\s]+)\)/g, (whole, words: string, address: string) =>
      words.replace(/\\/g, "") === address ? address : whole,
    );
  const blocks = plain.split("\n\n");
  return blocks
    .map((block) => withoutEscapes(block, reads))
    .join("\n\n")
    .trimEnd();
}

const escapable = ["\\", "*", "_", "`", "[", "]", "~", "<"];

/** Without the backslashes of each sign that reads the same without them; signs that belong together go together. */
function withoutEscapes(block: string, reads: (markdown: string) => unknown): string {
  if (!block.includes("\\")) return block;
  const meant = JSON.stringify(reads(protectMarkdown(block)));
  return escapable.reduce((kept, sign) => {
    const bare = kept.replaceAll(`\\${sign}`, sign);
    return bare !== kept && JSON.stringify(reads(protectMarkdown(bare))) === meant ? bare : kept;
  }, block);
}
