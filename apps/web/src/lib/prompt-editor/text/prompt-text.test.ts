import { EditorState, TextSelection } from "@tiptap/pm/state";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markProblems, promptPlugins } from "./prompt-plugins.ts";
import { docOf, promptOf, promptSchema, sliceOf, textOfSlice } from "./prompt-schema.ts";
import { openingAt } from "./use-prompt-view.ts";

const stateOf = (text: string) => EditorState.create({ schema: promptSchema, doc: docOf(text), plugins: promptPlugins() });
/** With the caret at the end. */
const atEnd = (text: string) => {
  const state = stateOf(text);
  return state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
};
const variablesIn = (state: EditorState) => {
  const names: string[] = [];
  state.doc.descendants((node) => void (node.type.name === "variable" && names.push(node.attrs.name)));
  return names;
};
/** Types letter by letter. */
const typed = (state: EditorState, text: string) => [...text].reduce((now, letter) => now.apply(now.tr.insertText(letter)), state);

describe("a prompt in the editor", () => {
  test.each(["", "One line", "{{#voice}}", "a\n\n{{#main_story}}\n", "{{#a{{#b}}}} and {{#", "Ends with {{#language}}"])(
    "%j stays as it was",
    (text) => expect(promptOf(docOf(text))).toBe(text),
  );

  test("whatever it is, it stays as it was", () => {
    const piece = fc.constantFrom("{{#voice}}", "{{#", "}}", "{", "a", " ", "\n", "é", "日", "😀", "# Head");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        expect(promptOf(docOf(text))).toBe(text);
      }),
    );
  });

  test("lines of Windows become ours", () => expect(promptOf(docOf("a\r\nb\rc"))).toBe("a\nb\nc"));
});

describe("typing", () => {
  test("a marker becomes a variable as soon as it is whole", () => {
    const half = typed(atEnd("Write in "), "{{#language}");
    expect(variablesIn(half)).toEqual([]);
    const whole = typed(half, "} now");
    expect(variablesIn(whole)).toEqual(["language"]);
    expect(promptOf(whole.doc)).toBe("Write in {{#language}} now");
  });

  test("what is pasted brings its variables and lines along", () => {
    const state = atEnd("Before ");
    const after = state.apply(state.tr.replaceSelection(sliceOf("{{#voice}}\nand {{#outline}}")));
    expect(promptOf(after.doc)).toBe("Before {{#voice}}\nand {{#outline}}");
    expect(variablesIn(after)).toEqual(["voice", "outline"]);
  });

  test("what is copied has its markers", () => {
    const { doc } = stateOf("a {{#voice}}\nb");
    expect(textOfSlice(doc.slice(0, doc.content.size))).toBe("a {{#voice}}\nb");
  });
});

describe("a variable that is being written", () => {
  test.each([
    ["Keep to {{", ""],
    ["Keep to {{#", ""],
    ["Keep to {{#chan", "chan"],
    ["{{#voice}} and {{#lang", "lang"],
    ["a\n{{#l", "l"],
    ["{{#voice{{#lan", "lan"],
  ])("is seen in %j", (text, name) => expect(openingAt(atEnd(text))?.typed).toBe(name));

  test.each(["Keep to", "{{#voice}}", "{{#a b", "{ {", "{{#a\n"])("is not seen in %j", (text) => expect(openingAt(atEnd(text))).toBeNull());

  test("is taken with its braces", () => {
    const { from, to } = openingAt(atEnd("Keep {{#la")) ?? { from: 0, to: 0 };
    expect(to - from).toBe("{{#la".length);
  });
});

test("what could not be saved is marked: names that are not known, and markers that are not whole", () => {
  const { doc } = stateOf("{{#voice}} {{#tone}} {{#l and {{language}}");
  const marks = markProblems(doc, new Set(["voice", "language"])).find();
  const marked = marks.map(({ from, to }) => doc.textBetween(from, to, "", (leaf) => leaf.attrs.name));
  expect(marked.sort()).toEqual(["tone", "{{#l and ", "{{language}}"]);
});
