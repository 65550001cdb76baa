import { Button, Field, IconButton, Input, Popover, PopoverContent, PopoverTrigger } from "@copydesk/ui";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/csr/LinkSimple";
import { type Editor, useEditorState } from "@tiptap/react";
import { type FormEvent, useState } from "react";

/** Makes a link of what is selected, or changes and removes the one at the caret. */
export function LinkButton({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const current = useEditorState({ editor, selector: ({ editor: now }) => String(now.getAttributes("link").href ?? "") });

  function toggle(next: boolean) {
    setTyped(current);
    setWrong(false);
    setOpen(next);
  }

  function apply(event: FormEvent) {
    event.preventDefault();
    // The form of the link stands inside the form of the campaign, as React sees it.
    event.stopPropagation();
    const href = webAddress(typed);
    if (!href) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange("link");
    const { empty } = editor.state.selection;
    if (empty && !current) chain.insertContent([{ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] }]).run();
    else chain.setLink({ href }).run();
    setOpen(false);
  }

  function remove() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    setOpen(false);
  }

  return (
    <Popover open={open} onOpenChange={toggle}>
      <PopoverTrigger>
        <IconButton label="Link" tooltip={false} pressed={current !== ""} icon={<LinkSimpleIcon size={16} />} />
      </PopoverTrigger>
      <PopoverContent aria-label="Link" className="w-80 p-4">
        <form onSubmit={apply} noValidate className="grid gap-3">
          <Field label="Address" error={wrong ? "Enter a web address that begins with http:// or https://" : undefined}>
            <Input type="url" value={typed} placeholder="https://" onChange={(event) => setTyped(event.target.value)} />
          </Field>
          <div className="flex justify-end gap-2">
            {current && (
              <Button size="sm" variant="quiet" onClick={remove}>
                Remove link
              </Button>
            )}
            <Button size="sm" variant="primary" type="submit">
              Apply
            </Button>
          </div>
        </form>
      </PopoverContent>
    </Popover>
  );
}

/** What was typed as an address to link to, with https when no scheme was given; null for anything but the web and mail. */
export function webAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return null;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol === "mailto:") return address;
  return (protocol === "https:" || protocol === "http:") && hostname.includes(".") ? address : null;
}
