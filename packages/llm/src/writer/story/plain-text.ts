/** A part of a story: a heading, or running text without markup. */
export interface StoryPart {
  kind: "heading" | "paragraph";
  text: string;
}

/** Markdown as headings and paragraphs; each item of a list is a paragraph of its own. Links become their words. */
export function readMarkdown(markdown: string): StoryPart[] {
  const parts: StoryPart[] = [];
  let lines: string[] = [];
  const flush = () => {
    const text = plainLine(lines.join(" "));
    if (text !== "") parts.push({ kind: "paragraph", text });
    lines = [];
  };
  for (const raw of markdown.replace(/\r\n?/g, "\n").split("\n")) {
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(raw);
    const item = /^\s*(?:[-*+•–]|\d{1,2}[.)])\s+(.*)$/.exec(raw);
    if (heading || item || raw.trim() === "" || /^\s*(?:[-*_]\s*){3,}$/.test(raw)) flush();
    if (heading) parts.push({ kind: "heading", text: plainLine(heading[1] ?? "") });
    else if (item) lines = [item[1] ?? ""];
    else if (raw.trim() !== "" && !/^\s*(?:[-*_]\s*){3,}$/.test(raw)) lines.push(raw.replace(/^\s*>\s?/, ""));
  }
  flush();
  return parts.filter((part) => part.text !== "");
}

/** One line without emphasis, links, images and code marks. */
function plainLine(text: string): string {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}])[*_](?=\S)(.+?)(?<=\S)[*_](?![\p{L}\p{N}])/gu, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** Web and mail addresses of a text, each once. */
export function findLinks(text: string): string[] {
  const links = text.match(/https?:\/\/[^\s<>()[\]"“”„«»]+/g) ?? [];
  return [...new Set(links.map((link) => link.replace(/[.,;:!?]+$/, "")))];
}
