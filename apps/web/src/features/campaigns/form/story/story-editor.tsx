import { Placeholder } from "@tiptap/extensions";
import { Markdown } from "@tiptap/markdown";
import { EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffect, useRef } from "react";
import { storyExtensions } from "./story-extensions.ts";
import { protectMarkdown, tidyMarkdown } from "./story-markdown.ts";
import { storyTextClass } from "./story-text-class.ts";
import { StoryToolbar } from "./story-toolbar.tsx";

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
  const written = useRef(value);
  const editor = useEditor({
    extensions: [...storyExtensions, Markdown, Placeholder.configure({ placeholder })],
    content: protectMarkdown(value),
    contentType: "markdown",
    // The page's content policy allows no styles of scripts; what the editor needs stands in its class.
    injectCSS: false,
    textDirection: "auto",
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
      // Cmd or Ctrl with Enter is the form's.
      handleKeyDown: (_view, event) => event.key === "Enter" && (event.metaKey || event.ctrlKey),
    },
    onUpdate: ({ editor: changed }) => {
      const { markdown } = changed;
      written.current = tidyMarkdown(changed.getMarkdown(), (text) => markdown?.parse(text));
      onValueChange(written.current);
    },
    onBlur: onLeave,
  });

  // The story changed from outside: a file, a placeholder, another's version.
  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(protectMarkdown(value), { contentType: "markdown", emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <StoryToolbar editor={editor}>{tools}</StoryToolbar>
      <EditorContent editor={editor} />
    </>
  );
}
