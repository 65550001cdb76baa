/** Puts a text on the clipboard, plain; with `html` also as it looks, for whatever takes that. */
export async function copyText(text: string, html?: string): Promise<void> {
  if (html === undefined || typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text);
  const blob = (type: string, content: string) => new Blob([content], { type });
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob("text/plain", text), "text/html": blob("text/html", html) })]);
}

const supportedTags = new Set([
  "P",
  "BR",
  "STRONG",
  "B",
  "EM",
  "I",
  "UL",
  "OL",
  "LI",
  "A",
  "H1",
  "H2",
  "H3",
  "H4",
  "BLOCKQUOTE",
  "CODE",
  "PRE",
  "HR",
]);

/** The text of a piece as it stands on the page: parts under their names, without our counts, classes and anything but plain formatting. */
export function htmlOfCopy(copy: Element): string {
  const lang = copy.getAttribute("lang") ?? "";
  const dir = copy.getAttribute("dir") ?? "auto";
  return `<div lang="${lang}" dir="${dir}">${[...copy.childNodes].map(htmlOf).join("")}</div>`;
}

function htmlOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return withBreaks(escapeHtml(node.textContent ?? ""), node.parentElement);
  if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
  if (node.hasAttribute("data-label"))
    return `<p dir="ltr" lang="en"><strong>${escapeHtml(node.firstElementChild?.textContent ?? "")}:</strong></p>`;
  const inner = [...node.childNodes].map(htmlOf).join("");
  if (!supportedTags.has(node.tagName)) return inner;
  const tag = node.tagName.toLowerCase();
  if (tag === "br" || tag === "hr") return `<${tag}>`;
  const href = tag === "a" ? ` href="${escapeHtml(node.getAttribute("href") ?? "")}"` : "";
  return `<${tag}${href}>${inner}</${tag}>`;
}

/** Line breaks that only the page's style shows. */
const withBreaks = (text: string, parent: Element | null) =>
  parent && getComputedStyle(parent).whiteSpace.startsWith("pre") ? text.replaceAll("\n", "<br>") : text;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
