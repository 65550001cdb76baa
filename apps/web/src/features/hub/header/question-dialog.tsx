import { ConfirmDialog, Field, Textarea } from "@copydesk/ui";
import { useEffect, useState } from "react";
import type { Question } from "./hub-dialogs-context.ts";

interface QuestionDialogProps {
  about: Question;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Characters of a note for the writer. */
const longestNote = 1_000;

/** Asks before something big; where texts are written, also what the writer should know this time. */
export function QuestionDialog({ about, open, onOpenChange }: QuestionDialogProps) {
  const [note, setNote] = useState("");
  // Another question begins with an empty note.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setNote(""), [about]);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={about.title}
      description={about.description}
      confirmLabel={about.confirmLabel}
      cancelLabel="Cancel"
      destructive={about.destructive}
      onConfirm={() => about.onConfirm(note.trim()).catch(() => undefined)}
    >
      {about.takesNote && (
        <Field label="Note for the writer" optional help="Is told this time only, such as “shorter” or “mention the open day”.">
          <Textarea rows={3} value={note} maxLength={longestNote} onChange={(event) => setNote(event.target.value)} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
