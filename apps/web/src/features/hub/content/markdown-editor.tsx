import { Placeholder } from "@tiptap/extensions";
import { Markdown } from "@tiptap/markdown";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

interface MarkdownEditorProps {
  label: string;
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  autoFocus?: boolean;
}

/** Rich editing of Markdown, with the marks typed or by keyboard; undo is the editor's own. */
export default function MarkdownEditor({ label, value, onChange, autoFocus = false }: MarkdownEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({ link: { openOnClick: false, protocols: ["http", "https", "mailto"] } }),
      Markdown,
      Placeholder.configure({ placeholder: label }),
    ],
    content: value,
    contentType: "markdown",
    autofocus: autoFocus ? "start" : false,
    injectCSS: false,
    editorProps: { attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true", dir: "auto", class: "outline-none" } },
    onUpdate: ({ editor: changed }) => onChange(changed.getMarkdown()),
  });
  return (
    <EditorContent
      editor={editor}
      className="-mx-2 rounded-sm border border-transparent px-2 focus-within:border-accent hover:border-line [&_h1]:font-semibold [&_h1]:text-lg [&_h2]:font-semibold [&_h2]:text-[19px] [&_h3]:font-semibold [&_li]:mt-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6 [&_.tiptap>*+*]:mt-4"
    />
  );
}
