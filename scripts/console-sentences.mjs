/**
 * Lists every sentence of the console with its place, to be read by somebody who speaks as the people do who use it:
 * `node scripts/console-sentences.mjs [folder] > sentences.txt`. What is put in stands as {…}.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseSync } from "oxc-parser";

const root = join(import.meta.dirname, "..");
const folder = join(root, process.argv[2] ?? "apps/web/src");
/** Props that hold no words. */
const wordless = new Set([
  "className",
  "inputClassName",
  "d",
  "viewBox",
  "rel",
  "href",
  "to",
  "key",
  "data-tour",
  "autoComplete",
  "aria-controls",
]);
/** What classes of the style sheet look like, and addresses, and lists of columns. */
const isMachine = (text) =>
  /^[\w@:/.#[\]()%,!>*_&=-]+$/.test(text) && !/^[A-Z][a-z]+[.!?…]?$/.test(text)
    ? true
    : / /.test(text) &&
      text.split(/\s+/).filter((word) => /^[!-]?[a-z0-9@*[\]>&_]+[-:[/][\w:[\]()%#.,/+*=&>-]+$/.test(word)).length * 2 >=
        text.split(/\s+/).length;

const found = [];
for (const file of readdirSync(folder, { recursive: true })) {
  if (!/\.tsx?$/.test(file) || /\.test\.|testing\.ts/.test(file)) continue;
  const path = join(folder, file);
  const source = readFileSync(path, "utf8");
  const lines = [];
  const say = (node, text) => {
    const words = text.replace(/\s+/g, " ").trim();
    if (/\p{L}{2}/u.test(words.replaceAll("{…}", "")) && !isMachine(words)) lines.push([node.start, words]);
  };
  walk(parseSync(path, source).program, say);
  for (const [start, words] of lines.sort((one, other) => one[0] - other[0])) {
    found.push(`${relative(root, path)}:${source.slice(0, start).split("\n").length}: ${words}`);
  }
}
console.log(found.join("\n"));

/** Hands on each text of a tree: what stands between the marks of an element as one, and strings by themselves. */
function walk(node, say) {
  if (Array.isArray(node)) for (const one of node) walk(one, say);
  if (typeof node?.type !== "string") return;
  if (/^(Import|ExportAll|TS)/.test(node.type) && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return;
  if (node.type === "JSXAttribute" && wordless.has(node.name.name)) return;
  if (node.type === "Literal" && typeof node.value === "string") return say(node, node.value);
  if (node.type === "TemplateLiteral") say(node, node.quasis.map((part) => part.value.cooked).join("{…}"));
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    const words = node.children.map((child) => (child.type === "JSXText" ? child.value : (child.expression?.value ?? "{…}"))).join("");
    if (node.children.some((child) => child.type === "JSXText"))
      say(
        node.children.find((child) => child.type === "JSXText"),
        words,
      );
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === "quasis" || (key === "property" && !node.computed) || (key === "key" && node.type === "Property")) continue;
    if (value && typeof value === "object") walk(value, say);
  }
}
