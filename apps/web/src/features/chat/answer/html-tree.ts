/** The part of an HTML tree that this file knows. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const blocks = new Set(["p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "td", "th"]);

/** Every paragraph, heading and cell reads in the direction of its own words. */
export const ownDirections = () => (tree: Node) => {
  const visit = (node: Node) => {
    if (node.tagName !== undefined && blocks.has(node.tagName)) node.properties = { ...node.properties, dir: "auto" };
    node.children?.forEach(visit);
  };
  visit(tree);
};

/** The words of a tree, without what they are wrapped in. */
export const textOf = (node: Node | undefined): string => node?.value ?? node?.children?.map(textOf).join("") ?? "";
