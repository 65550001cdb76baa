import { Button, cn } from "@copydesk/ui";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type KeyboardEvent, type ReactNode, useState } from "react";

interface InlineFormProps {
  label: string;
  /** Something was typed: then the Escape key loses nothing. */
  isEdited: boolean;
  onSave: () => Promise<unknown>;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
}

/** A row opened into its fields; the others wait until it is saved or given up. Ctrl or Cmd with S or Enter saves. */
export function InlineForm({ label, isEdited, onSave, onCancel, className, children }: InlineFormProps) {
  const [saving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    await onSave();
    setSaving(false);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && !isEdited) return onCancel();
    if (!(event.metaKey || event.ctrlKey) || !["Enter", "s"].includes(event.key)) return;
    event.preventDefault();
    void save();
  }
  return (
    <form
      ref={intoView}
      noValidate
      aria-label={label}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className={cn("grid scroll-my-16 gap-3 border-accent border-l-2 py-4 pr-3 pl-4 md:pl-10", className)}
    >
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" loading={saving} icon={<CheckIcon size={14} />}>
          Save
        </Button>
        <Button variant="quiet" disabled={saving} onClick={onCancel} icon={<XIcon size={14} />}>
          Cancel
        </Button>
        <span className="text-ink-3 text-xs">Save or cancel this row before you edit another.</span>
      </div>
    </form>
  );
}

/** A row opened at the foot of the window shows its fields and buttons, not its first line alone. */
const intoView = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: "nearest" });
