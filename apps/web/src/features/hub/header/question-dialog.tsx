import { ConfirmDialog, Field, Switch, Textarea } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { useState } from "react";
import { formatNumber } from "../../../lib/time-words.ts";
import type { Question, Wish } from "../../hub-kit/index.ts";

interface QuestionDialogProps {
  about: Question;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Characters of a note for the writer. */
const longestNote = 1_000;

/** Asks before something big; where texts are written again, also what the writer should know this time. One for each question. */
export function QuestionDialog({ about, open, onOpenChange }: QuestionDialogProps) {
  const { rewrites = [] } = about;
  const generated = rewrites.filter((block) => block.selected_origin !== "edited");
  // What people wrote is kept unless that is all there is.
  const edited = generated.length === 0 ? 0 : rewrites.length - generated.length;
  const [wish, setWish] = useState<Wish>(edited > 0 ? { keep_edited: true } : {});
  const wordsOf = (words: Question["title"]) => (typeof words === "string" ? words : words(wish.keep_edited ? generated : rewrites));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={wordsOf(about.title)}
      description={wordsOf(about.description)}
      confirmLabel={about.confirmLabel}
      cancelLabel="Cancel"
      destructive={about.destructive}
      onConfirm={() => about.onConfirm(withoutEmpty(wish)).catch(() => undefined)}
    >
      {about.rewrites && (
        <div className="grid gap-4">
          {edited > 0 && (
            <Switch
              checked={wish.keep_edited ?? false}
              onCheckedChange={(keep_edited) => setWish({ ...wish, keep_edited })}
              label={edited === 1 ? "Keep the one that was edited by hand" : `Keep the ${formatNumber(edited)} that were edited by hand`}
              help={edited === 1 ? "It stays as it is." : "They stay as they are."}
            />
          )}
          {generated.length === 0 && rewrites.length > 0 && (
            <p className="flex gap-2 text-sm text-warning-ink">
              <WarningIcon size={16} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-warning-solid" />
              {rewrites.length === 1
                ? "It was edited by hand. What people wrote stays in the list of versions."
                : "All of them were edited by hand. What people wrote stays in the lists of versions."}
            </p>
          )}
          <Field label="Note for the writer" optional help="For this time only, such as “shorter” or “mention the open day”.">
            <Textarea
              rows={3}
              value={wish.note ?? ""}
              maxLength={longestNote}
              onChange={(event) => setWish({ ...wish, note: event.target.value })}
            />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}

function withoutEmpty({ note = "", ...wish }: Wish): Wish {
  return note.trim() === "" ? wish : { ...wish, note: note.trim() };
}
