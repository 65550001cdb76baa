/**
 * The HTML that a document was converted to, as text in the manner of Markdown: headings, lists, links and paragraphs
 * stay, tables become lines, everything else is dropped. Made for the small and well-formed HTML of the converter.
 */
export function htmlToText(html: string): string {
  const blocks: string[] = [];
  const state: State = { lists: [], prefix: "", inCell: false, link: null, line: "" };
  for (const [, slash, name = "", attributes = "", text] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) state.line += decode(text).replace(/\s+/g, " ");
    else if (slash === "/") close(name, state, blocks);
    else open(name, attributes, state);
  }
  endBlock(state, blocks);
  return blocks
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

interface State {
  lists: { ordered: boolean; count: number }[];
  /** What the next block begins with: "## " or "- ". */
  prefix: string;
  inCell: boolean;
  link: { href: string; from: number } | null;
  line: string;
}

function open(name: string, attributes: string, state: State): void {
  if (/^h[1-6]$/.test(name)) state.prefix = `${"#".repeat(Number(name[1]))} `;
  else if (name === "ul" || name === "ol") state.lists.push({ ordered: name === "ol", count: 0 });
  else if (name === "li") state.prefix = itemPrefix(state.lists);
  else if (name === "td" || name === "th") state.inCell = true;
  else if (name === "br") state.line += "\n";
  else if (name === "a") {
    const href = decode(/href="(https?:[^"]*|mailto:[^"]*)"/.exec(attributes)?.[1] ?? "");
    state.link = href === "" ? null : { href, from: state.line.length };
  }
}

function itemPrefix(lists: State["lists"]): string {
  const list = lists.at(-1);
  if (!list) return "- ";
  list.count += 1;
  return `${"  ".repeat(lists.length - 1)}${list.ordered ? `${list.count}.` : "-"} `;
}

function close(name: string, state: State, blocks: string[]): void {
  if (name === "a" && state.link) {
    const words = state.line.slice(state.link.from).trim();
    if (words !== "" && words !== state.link.href) state.line = `${state.line.slice(0, state.link.from)}[${words}](${state.link.href})`;
    state.link = null;
  } else if (name === "td" || name === "th") {
    state.inCell = false;
    state.line = `${state.line.trim()} | `;
  } else if (name === "tr") {
    state.line = state.line.replace(/(?:\s*\|\s*)+$/, "");
    endBlock(state, blocks);
  } else if (name === "ul" || name === "ol") {
    endBlock(state, blocks);
    state.lists.pop();
    if (state.lists.length === 0) blocks.push("");
  } else if (name === "p" && state.inCell) state.line += " ";
  else if (/^(p|li|h[1-6]|table)$/.test(name)) {
    endBlock(state, blocks);
    if (name !== "li" && state.lists.length === 0) blocks.push("");
  }
}

function endBlock(state: State, blocks: string[]): void {
  const text = state.line.trim();
  if (text !== "") {
    blocks.push(state.prefix + text);
    state.prefix = "";
  }
  state.line = "";
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => named[name] ?? "");
