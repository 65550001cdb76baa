import { partPrompt } from "@copydesk/contracts";
import { type Node, Schema, Slice } from "@tiptap/pm/model";

/** A prompt as it is edited: lines of words, and variables that are one thing each. */
export const promptSchema = new Schema({
  nodes: {
    doc: { content: "line+" },
    line: { content: "inline*", parseDOM: [{ tag: "p" }, { tag: "div" }], toDOM: () => ["p", { dir: "auto" }, 0] },
    text: { group: "inline" },
    variable: {
      group: "inline",
      inline: true,
      atom: true,
      // A click beside it puts the caret there.
      selectable: false,
      attrs: { name: { validate: "string" } },
      toDOM: (node) => ["span", { "data-variable": node.attrs.name, class: "prompt-variable" }, node.attrs.name],
      parseDOM: [{ tag: "span[data-variable]", getAttrs: (dom) => ({ name: dom.getAttribute("data-variable") ?? "" }) }],
      leafText: (node) => `{{#${node.attrs.name}}}`,
    },
  },
});

const { doc, line, variable } = promptSchema.nodes as Record<"doc" | "line" | "variable", (typeof promptSchema.nodes)[string]>;

/** The lines of a prompt. */
const linesOf = (text: string): Node[] => text.replace(/\r\n?/g, "\n").split("\n").map(lineOf);

const lineOf = (text: string): Node =>
  line.create(
    null,
    partPrompt(text).map((part) => (part.kind === "variable" ? variable.create({ name: part.name }) : promptSchema.text(part.text))),
  );

export const docOf = (text: string): Node => doc.create(null, linesOf(text));

export const variableNode = (name: string): Node => variable.create({ name });

/** What is pasted: its first and last line run into the lines around. */
export const sliceOf = (text: string): Slice => new Slice(docOf(text).content, 1, 1);

/** A prompt as it is stored. */
export function promptOf(node: Node): string {
  const lines: string[] = [];
  node.forEach((one) => {
    lines.push(one.textBetween(0, one.content.size, "", (leaf) => `{{#${leaf.attrs.name}}}`));
  });
  return lines.join("\n");
}

/** The text of a part of a prompt, for the clipboard. */
export function textOfSlice(slice: Slice): string {
  const lines: string[] = [];
  slice.content.forEach((one) => {
    lines.push(one.isTextblock ? one.textBetween(0, one.content.size, "", (leaf) => `{{#${leaf.attrs.name}}}`) : one.textContent);
  });
  return lines.join("\n");
}
