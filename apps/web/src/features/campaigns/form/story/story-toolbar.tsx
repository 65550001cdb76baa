import { cn, IconButton } from "@copydesk/ui";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { TextBIcon } from "@phosphor-icons/react/dist/csr/TextB";
import { TextHIcon } from "@phosphor-icons/react/dist/csr/TextH";
import { TextItalicIcon } from "@phosphor-icons/react/dist/csr/TextItalic";
import { type Editor, useEditorState } from "@tiptap/react";
import type { KeyboardEvent, ReactNode } from "react";
import { LinkButton } from "./link-button.tsx";

interface StoryToolbarProps {
  editor: Editor;
  label?: string;
  className?: string;
  /** More tools, after a line. */
  children?: ReactNode;
}

/** Marks and blocks of a rich text. Arrow keys go from tool to tool. */
export function StoryToolbar({ editor, label = "Formatting of the story", className, children }: StoryToolbarProps) {
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading"),
      list: now.isActive("bulletList"),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <div
      role="toolbar"
      aria-label={label}
      onKeyDown={moveAmongTools}
      className={cn("flex flex-wrap items-center gap-0.5 border-line border-b px-2 py-[5px]", className)}
    >
      <IconButton label="Bold" pressed={on.bold} icon={<TextBIcon size={16} />} onClick={() => chain().toggleBold().run()} />
      <IconButton label="Italic" pressed={on.italic} icon={<TextItalicIcon size={16} />} onClick={() => chain().toggleItalic().run()} />
      <IconButton
        label="Heading"
        pressed={on.heading}
        icon={<TextHIcon size={16} />}
        onClick={() => chain().toggleHeading({ level: 2 }).run()}
      />
      <IconButton label="List" pressed={on.list} icon={<ListBulletsIcon size={16} />} onClick={() => chain().toggleBulletList().run()} />
      <LinkButton editor={editor} />
      {children && <span aria-hidden className="mx-1.5 h-4 w-px bg-line" />}
      {children}
    </div>
  );
}

function moveAmongTools(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const tools = [...event.currentTarget.querySelectorAll("button:not([disabled])")];
  const at = document.activeElement ? tools.indexOf(document.activeElement) : -1;
  const next = at < 0 ? undefined : tools[(at + step + tools.length) % tools.length];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
