/** What a story is made of, as an editor sees it before reading. `question`: what the paragraph answers, in a line above it. */
export type Block =
  | { kind: "paragraph"; text: string; question?: string }
  /** `isMarked`: by Markdown, not only by its shape. */
  | { kind: "heading"; text: string; isMarked: boolean }
  /** `intro` is the line that announces the items; empty when there is none. */
  | { kind: "list"; intro: string; items: string[]; isNumbered: boolean }
  /**
   * “Where: Hall 3”, “料金：無料”; no label where a line says by itself that it is a day or a place. `endsSection`: numbered like the heading above
   * it, so that it does not stand below that.
   */
  | { kind: "fact"; label: string; text: string; endsSection?: true }
  /** With the row that names its columns, where no rule parts it from the others; `intro` announces it. */
  | { kind: "table"; rows: string[][]; intro: string }
  /** Whom editors write to. */
  | { kind: "contact"; text: string }
  /** What the company says about itself under every release. */
  | { kind: "boilerplate"; text: string };

/** What a block tells, line by line; nothing of whom to ask. */
export const textOf = (block: Block): string => {
  if (block.kind === "list") return [block.intro, ...block.items].join("\n");
  if (block.kind === "table") return [block.intro, ...block.rows.map((row) => row.join(" "))].join("\n");
  if (block.kind === "fact") return `${block.label}: ${block.text}`;
  if (block.kind === "paragraph" && block.question !== undefined) return `${block.question} ${block.text}`;
  return block.kind === "contact" ? "" : block.text;
};
