import { type ObjectWriter, utf16 } from "./embedded-font.ts";

/** An entry of the document's outline; deeper ones belong to the nearest shallower one before them. */
export interface Bookmark {
  title: string;
  depth: number;
  page: number;
  /** Points from the top of the page. */
  y: number;
}

interface Placement {
  writer: ObjectWriter;
  pageObject(page: number): number;
  pageHeight: number;
}

interface Node {
  bookmark: Bookmark | null;
  children: Node[];
}

/** Writes the outline (ISO 32000-1, 12.3.3) and returns its object's number, or null when there is none. */
export function writeBookmarks(bookmarks: readonly Bookmark[], { writer, pageObject, pageHeight }: Placement): number | null {
  if (bookmarks.length === 0) return null;
  const root = tree(bookmarks);
  const first = writer.object("null") + 1;
  const numbers = new Map<Node, number>();
  walk(root, (node) => numbers.set(node, first + numbers.size));
  walk(root, (node, parent, index) => {
    const ref = (other: Node | undefined) => (other ? `${numbers.get(other)} 0 R` : null);
    const keys = {
      Title: node.bookmark && `<feff${utf16(node.bookmark.title)}>`,
      Dest: node.bookmark && `[${pageObject(node.bookmark.page)} 0 R /XYZ 0 ${(pageHeight - node.bookmark.y).toFixed(2)} 0]`,
      Parent: ref(parent),
      Prev: ref(parent?.children[index - 1]),
      Next: ref(parent?.children[index + 1]),
      First: ref(node.children[0]),
      Last: ref(node.children.at(-1)),
      // Open at the root, closed below it, so that the languages are seen first.
      Count: node.children.length === 0 ? null : `${node.bookmark ? -node.children.length : node.children.length}`,
    };
    const body = Object.entries(keys).flatMap(([key, value]) => (value === null ? [] : [`/${key} ${value}`]));
    writer.object(`<<${body.join(" ")}>>`);
  });
  return first;
}

function tree(bookmarks: readonly Bookmark[]): Node {
  const root: Node = { bookmark: null, children: [] };
  const open: Node[] = [root];
  for (const bookmark of bookmarks) {
    const node: Node = { bookmark, children: [] };
    open.length = Math.min(open.length, bookmark.depth + 1);
    open.at(-1)?.children.push(node);
    open.push(node);
  }
  return root;
}

function walk(node: Node, visit: (node: Node, parent: Node | undefined, index: number) => void): void {
  const step = (current: Node, parent: Node | undefined, index: number): void => {
    visit(current, parent, index);
    for (const [index, child] of current.children.entries()) step(child, current, index);
  };
  step(node, undefined, 0);
}
