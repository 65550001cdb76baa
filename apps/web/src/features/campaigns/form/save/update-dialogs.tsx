import { ConfirmDialog } from "@copydesk/ui";
import { formatNumber } from "../../../../lib/time-words.ts";
import type { FormSource } from "../form-source.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { Update } from "./use-update.ts";

interface UpdateDialogsProps {
  update: Update;
  source: FormSource;
  /** Says a failure on the fields, or as a notice. */
  onFailure: (error: unknown) => void;
}

/** What saving a changed campaign may have to ask. */
export function UpdateDialogs({ update, source, onFailure }: UpdateDialogsProps) {
  const { removal, conflict } = update;
  const count = removal?.pieces.count ?? 0;
  return (
    <>
      <ConfirmDialog
        open={removal !== null}
        onOpenChange={(open) => !open && update.keepPieces()}
        title={count === 1 ? "Remove one piece?" : `Remove ${formatNumber(count)} pieces?`}
        description="Their texts and versions are removed from the campaign. They come back when you choose the language and channel again."
        confirmLabel="Remove and save"
        cancelLabel="Cancel"
        destructive
        onConfirm={() => update.removePieces().catch(onFailure)}
      >
        <ul className="grid gap-1 text-sm">
          {removal?.pieces.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ConfirmDialog>
      {conflict && source.base && (
        <ConflictDialog
          options={source.options}
          base={source.base.brief}
          title="Someone saved this campaign while you were editing"
          mine={conflict.mine}
          theirs={conflict.theirs.brief}
          onClose={update.closeConflict}
          onSettle={(brief) => update.settle(brief).catch(onFailure)}
        />
      )}
    </>
  );
}
