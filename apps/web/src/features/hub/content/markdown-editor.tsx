import { cn } from "@copydesk/ui";
import { Placeholder } from "@tiptap/extensions";
import { Markdown } from "@tiptap/markdown";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import {
  partTableCells,
  pasteWords,
  protectMarkdown,
  StoryToolbar,
  storyExtensions,
  typingRules,
  useMarkdownOut,
} from "../../campaigns/index.ts";
import { markdownLook } from "./markdown-look.ts";

interface MarkdownEditorProps {
  label: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** Takes the focus at its beginning. */
  focus?: boolean;
}

/** Rich editing of Markdown, with the marks typed, by keyboard or from the bar over it; undo is the editor's own. */
export default function MarkdownEditor({ label, value, onChange, focus = false }: MarkdownEditorProps) {
  const out = useMarkdownOut(value, onChange);
  const editor: Editor = useEditor({
    extensions: [...storyExtensions, Markdown, Placeholder.configure({ placeholder: label })],
    content: protectMarkdown(value),
    contentType: "markdown",
    autofocus: focus ? "start" : false,
    injectCSS: false,
    enableInputRules: typingRules,
    enablePasteRules: false,
    editorProps: {
      attributes: {
        "aria-label": label,
        role: "textbox",
        "aria-multiline": "true",
        class: cn("relative whitespace-break-spaces break-words py-2 outline-none [font-variant-ligatures:none]", markdownLook),
      },
      handleKeyDown: (_view, event) => {
        if (!event.metaKey && !event.ctrlKey && event.key !== "Escape") return false;
        // Shortcuts of the block, such as saving, must find what was typed a moment ago.
        out.flush();
        return event.key === "Enter";
      },
      transformPastedHTML: partTableCells,
      handlePaste: (_view, event) => pasteWords(editor, event),
    },
    onUpdate: ({ editor: changed }) => out.changed(changed),
    onBlur: out.flush,
  });
  return (
    <div className="-mx-2 rounded-sm border border-line focus-within:border-line-strong">
      <div dir="ltr" lang="en" className="font-sans">
        <StoryToolbar editor={editor} label={`Formatting of ${label}`} className="px-1 py-0.5" />
      </div>
      <EditorContent editor={editor} className="px-2" />
    </div>
  );
}
