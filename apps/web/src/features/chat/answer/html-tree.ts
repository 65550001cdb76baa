/** The part of an HTML tree that this file knows. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const blocks = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th"]);
/** Their marks, columns and bars stand as their words run; a browser does not look for that inside of what has a direction itself. */
const around = new Set(["ul", "ol", "table", "blockquote"]);

/** Every paragraph, heading and cell reads in the direction of its own words; lists, tables and quotations in that of their first ones. */
export const ownDirections = () => (tree: Node) => {
  const visit = (node: Node) => {
    if (node.tagName !== undefined && blocks.has(node.tagName)) node.properties = { ...node.properties, dir: "auto" };
    if (node.tagName !== undefined && around.has(node.tagName)) node.properties = { ...node.properties, dir: directionOf(textOf(node)) };
    node.children?.forEach(visit);
  };
  visit(tree);
};

/** The words of a tree, without what they are wrapped in. */
export const textOf = (node: Node | undefined): string => node?.value ?? node?.children?.map(textOf).join("") ?? "";

/** Letters of the scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const directionOf = (text: string): "ltr" | "rtl" => (rightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? "") ? "rtl" : "ltr");
