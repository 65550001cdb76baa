import { partPrompt } from "@copydesk/contracts";
import { baseKeymap, splitBlock } from "@tiptap/pm/commands";
import { history, redo, undo } from "@tiptap/pm/history";
import { keymap } from "@tiptap/pm/keymap";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { variableNode } from "./prompt-schema.ts";

/** Undo, lines, and markers that become variables as soon as they are whole. */
export const promptPlugins = () => [
  history(),
  keymap({ "Mod-z": undo, "Mod-y": redo, "Shift-Mod-z": redo, "Shift-Enter": splitBlock }),
  keymap(baseKeymap),
  new Plugin({ appendTransaction: (changes, _old, state) => (changes.some((one) => one.docChanged) ? wholeMarkers(state) : null) }),
];

function wholeMarkers(state: EditorState): Transaction | null {
  const found: { from: number; to: number; name: string }[] = [];
  eachPart(state.doc, ({ part, from }) => {
    if (part.kind === "variable" && part.name) found.push({ from, to: from + part.text.length, name: part.name });
  });
  if (found.length === 0) return null;
  const change = state.tr;
  for (const { from, to, name } of found.toReversed()) change.replaceWith(from, to, variableNode(name));
  return change;
}

/** Marks what could not be saved: names that are not known, and markers that are not whole. */
export function markProblems(doc: Node, known: ReadonlySet<string>): DecorationSet {
  const marks: Decoration[] = [];
  doc.descendants((node, at) => {
    if (node.type.name === "variable" && !known.has(node.attrs.name))
      marks.push(Decoration.node(at, at + node.nodeSize, { class: "prompt-unknown", title: `${node.attrs.name} is not known` }));
  });
  eachPart(doc, ({ part, from }) => {
    if (part.kind === "broken") marks.push(Decoration.inline(from, from + part.text.length, { class: "prompt-broken" }));
  });
  return DecorationSet.create(doc, marks);
}

type Part = ReturnType<typeof partPrompt>[number];

/** Goes through the words of every line; texts that follow each other directly count as one. */
function eachPart(doc: Node, see: (found: { part: Part; from: number }) => void): void {
  doc.descendants((node, at) => {
    if (!node.isText) return;
    let from = at;
    for (const part of partPrompt(node.text ?? "")) {
      see({ part, from });
      from += part.text.length;
    }
  });
}
