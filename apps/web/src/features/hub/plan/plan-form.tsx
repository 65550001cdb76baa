import { Button, Checkbox, Dialog } from "@copydesk/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useMayWriteNew } from "./use-change-plan.tsx";

interface PlanFormProps {
  title: string;
  description: string;
  /** On the main button. */
  action: string;
  /** Why it cannot be done yet; announced when it is tried. */
  problem: string | undefined;
  /** Failures are told where they happen; the dialog stays open then. */
  onSubmit: (options: { write: boolean }) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** What adding a language and adding channels have in common: a choice, and whether to begin writing at once. */
export function PlanForm({ title, description, action, problem, onSubmit, onClose, children }: PlanFormProps) {
  const id = useId();
  const mayWrite = useMayWriteNew();
  const [write, setWrite] = useState(true);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem || sending) return;
    setSending(true);
    await onSubmit({ write: mayWrite && write }).then(onClose, () => setSending(false));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!sending}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={id} loading={sending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} className="grid gap-5">
        {children}
        {mayWrite && (
          <Checkbox
            checked={write}
            onCheckedChange={setWrite}
            label="Start writing now"
            help="Otherwise it stays empty until you start writing."
          />
        )}
        {tried && problem && (
          <p role="alert" className="text-destructive-ink text-sm">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
