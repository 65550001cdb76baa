import { Slice } from "@tiptap/pm/model";
import type { Editor } from "@tiptap/react";
import { protectMarkdown } from "./story-markdown.ts";

/**
 * Words without formatting are read as Markdown, as they are when the story is opened again. Answers false for whatever
 * brings its own formatting, which the editor reads itself.
 */
export function pasteWords(editor: Editor, { clipboardData }: ClipboardEvent): boolean {
  const words = clipboardData?.getData("text/plain");
  if (!words || !editor.markdown || clipboardData?.types.includes("text/html")) return false;
  const { content } = editor.schema.nodeFromJSON(editor.markdown.parse(protectMarkdown(words)));
  const { view } = editor;
  // Open at both ends, so that a word pasted into a sentence stays in it.
  view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView().setMeta("paste", true));
  return true;
}
