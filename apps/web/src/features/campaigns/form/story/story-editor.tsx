import { Placeholder } from "@tiptap/extensions";
import { Markdown } from "@tiptap/markdown";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect } from "react";
import { pasteWords } from "./paste-words.ts";
import { partTableCells } from "./pasted-tables.ts";
import { storyExtensions, typingRules } from "./story-extensions.ts";
import { protectMarkdown } from "./story-markdown.ts";
import { storyTextClass } from "./story-text-class.ts";
import { StoryToolbar } from "./story-toolbar.tsx";
import { useMarkdownOut } from "./use-markdown-out.ts";

export interface StoryEditorProps {
  /** Markdown. */
  value: string;
  onValueChange: (markdown: string) => void;
  onLeave: () => void;
  id: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  /** At the end of the toolbar. */
  tools: ReactNode;
}

const placeholder = "Paste or write the story: what happened, for whom, since when, with which figures.";

/** Rich text over Markdown. Loaded when the form is opened, for it is as large as the rest of the form. */
export default function StoryEditor({ value, onValueChange, onLeave, id, describedBy, invalid, tools }: StoryEditorProps) {
  const out = useMarkdownOut(value, onValueChange);
  const editor: Editor = useEditor({
    extensions: [...storyExtensions, Markdown, Placeholder.configure({ placeholder })],
    content: protectMarkdown(value),
    contentType: "markdown",
    injectCSS: false,
    textDirection: "auto",
    enableInputRules: typingRules,
    // Words are pasted as they are: “2 * 3 * 4” is no slanted 3.
    enablePasteRules: false,
    editorProps: {
      attributes: {
        class: storyTextClass,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Main story",
        ...(id ? { id } : {}),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
        ...(invalid ? { "aria-invalid": "true" } : {}),
      },
      handleKeyDown: (_view, event) => {
        if (!event.metaKey && !event.ctrlKey) return false;
        // Shortcuts of the form, such as saving, must find what was typed a moment ago.
        out.flush();
        return event.key === "Enter";
      },
      transformPastedHTML: partTableCells,
      handlePaste: (_view, event) => pasteWords(editor, event),
    },
    onUpdate: ({ editor: changed }) => out.changed(changed),
    onBlur: () => {
      out.flush();
      onLeave();
    },
  });

  // The story changed from outside: a file, a placeholder, another's version.
  useEffect(() => {
    if (!editor || !out.isForeign(value)) return;
    editor.commands.setContent(protectMarkdown(value), { contentType: "markdown", emitUpdate: false });
  }, [editor, value, out]);

  return (
    <>
      <StoryToolbar editor={editor}>{tools}</StoryToolbar>
      <EditorContent editor={editor} />
    </>
  );
}
