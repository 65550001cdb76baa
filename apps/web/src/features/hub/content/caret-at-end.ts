export const caretClass = "mx-0.5 -mb-1 inline-block h-[22px] w-0.5 animate-caret bg-accent-ink";

/** The part of an HTML tree that this file knows. */
interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Elements that hold running text or others that do. */
const holders = new Set(["p", "li", "ul", "ol", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** Puts the caret after the last word of an HTML tree, also when that stands in a list. */
export function caretAtEnd() {
  return (tree: Node): void => {
    let node = tree;
    for (let last = lastElement(node); last !== undefined; last = lastElement(node)) node = last;
    node.children ??= [];
    node.children.push({
      type: "element",
      tagName: "span",
      properties: { className: caretClass.split(" "), ariaHidden: "true" },
      children: [],
    });
  };
}

function lastElement(node: Node): Node | undefined {
  const last = node.children?.findLast((child) => child.type === "element");
  return last?.tagName !== undefined && holders.has(last.tagName) ? last : undefined;
}
