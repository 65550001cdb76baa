import { type ObjectWriter, utf16 } from "./embedded-font.ts";

/** Standard structure types (ISO 32000-1, 14.8.4) that an export uses. */
export type StructureType =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "P"
  | "Span"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "BlockQuote"
  | "Code"
  | "Link"
  | "Table"
  | "TR"
  | "TH"
  | "TD";

/** What a document says to readers that do not see it (ISO 32000-1, 14.7): an order of elements over marked content. */
export interface Structure {
  /** Opens an element, within which `run` writes. `language` is that of its text (BCP 47). */
  within(type: StructureType, run: () => void, language?: string): void;
  /** What `run` writes is decoration: lines, footers, a header that stands again. */
  beside(run: () => void): void;
  /** Page operators with the mark of the element that is open, or of decoration where none is. */
  marked(operators: string, page: number): string;
  /** Notes a link of the open element. Returns its key in the parent tree. */
  link(annotation: NumberedLater, page: number): number;
  /** Key of a page in the parent tree. */
  pageKey(page: number): number;
  /** Writes the tree and returns the number of its root. */
  write(writer: ObjectWriter, pageObject: (page: number) => number): number;
}

/** An object of the file that gets its number when the file is put together. */
export interface NumberedLater {
  number: number;
}

interface Element {
  type: StructureType;
  parent: Element | null;
  language: string;
  kids: (Element | { page: number; mark: number } | { page: number; annotation: NumberedLater })[];
}

export function createStructure(language: string): Structure {
  const root: Element = { type: "Document", parent: null, language, kids: [] };
  let open: Element | null = root;
  // The elements of a page's marks, in the order of the marks.
  const marks = new Map<number, Element[]>();
  const links: Element[] = [];

  function during(element: Element | null, run: () => void): void {
    const before = open;
    open = element;
    try {
      run();
    } finally {
      open = before;
    }
  }

  return {
    within(type, run, own) {
      // Decoration has no elements.
      if (!open) return run();
      const element: Element = { type, parent: open, language: own ?? open.language, kids: [] };
      open.kids.push(element);
      during(element, run);
    },
    beside: (run) => during(null, run),
    marked(operators, page) {
      if (!open || open === root) return `/Artifact BMC ${operators} EMC`;
      const own = marks.get(page) ?? [];
      marks.set(page, own);
      open.kids.push({ page, mark: own.length });
      own.push(open);
      return `/${open.type} <</MCID ${own.length - 1}>> BDC ${operators} EMC`;
    },
    link(annotation, page) {
      const element = open ?? root;
      element.kids.push({ page, annotation });
      links.push(element);
      return linkKeys + links.length - 1;
    },
    pageKey: (page) => page,
    write(writer, pageObject) {
      prune(root);
      const elements = all(root);
      const top = writer.object("null") + 1;
      const numbers = new Map(elements.map((element, index) => [element, top + 1 + index]));
      const ref = (element: Element) => `${numbers.get(element) ?? top} 0 R`;
      const pageKeys = [...marks].toSorted(([a], [b]) => a - b).map(([page, own]) => `${page} [${own.map(ref).join(" ")}]`);
      const tree = [...pageKeys, ...links.map((element, index) => `${linkKeys + index} ${ref(element)}`)].join(" ");
      writer.object(
        `<</Type /StructTreeRoot /K ${ref(root)} /ParentTree <</Nums [${tree}]>> /ParentTreeNextKey ${linkKeys + links.length}>>`,
      );
      for (const element of elements) writer.object(describe(element, { top, ref, pageObject }));
      return top;
    },
  };
}

/** Keys of links in the parent tree begin above those of any number of pages. */
const linkKeys = 100_000;

interface PageReferences {
  top: number;
  ref(element: Element): string;
  pageObject(page: number): number;
}

function describe({ type, parent, language, kids }: Element, { top, ref, pageObject }: PageReferences): string {
  const page = (number: number) => `/Pg ${pageObject(number)} 0 R`;
  const contents = kids.map((kid) => {
    if ("type" in kid) return ref(kid);
    if ("mark" in kid) return `<</Type /MCR ${page(kid.page)} /MCID ${kid.mark}>>`;
    return `<</Type /OBJR ${page(kid.page)} /Obj ${kid.annotation.number} 0 R>>`;
  });
  const says = parent?.language === language ? "" : ` /Lang <feff${utf16(language)}>`;
  const scope = type === "TH" ? " /A <</O /Table /Scope /Column>>" : "";
  return `<</Type /StructElem /S /${type} /P ${parent ? ref(parent) : `${top} 0 R`}${says}${scope} /K [${contents.join(" ")}]>>`;
}

function all(element: Element): Element[] {
  return [element, ...element.kids.flatMap((kid) => ("type" in kid ? all(kid) : []))];
}

/** An element that came to nothing, such as a list of blank points, is left out. A table keeps its empty cells. */
function prune(element: Element): void {
  for (const kid of element.kids) if ("type" in kid) prune(kid);
  element.kids = element.kids.filter((kid) => !("type" in kid) || kid.kids.length > 0 || kid.type === "TD" || kid.type === "TH");
}
