import { ConfirmDialog } from "@copydesk/ui";
import { SaveTemplateDialog } from "../commands/save-template-dialog.tsx";
import { deleteDescription, deleteTitle, namesOf } from "../words/delete-words.ts";
import type { CampaignActions } from "./use-campaign-actions.ts";

/** The dialogs that actions of the list open. */
export function ListDialogs({ dialogs }: { dialogs: CampaignActions["dialogs"] }) {
  const { doomed, template } = dialogs;
  const { names, more } = namesOf(doomed);
  return (
    <>
      <ConfirmDialog
        open={doomed.length > 0}
        onOpenChange={(open) => !open && dialogs.keep()}
        title={deleteTitle(doomed)}
        description={deleteDescription(doomed)}
        confirmLabel="Delete"
        cancelLabel="Cancel"
        destructive
        onConfirm={dialogs.confirmRemove}
      >
        {doomed.length > 1 && (
          <ul className="grid gap-1 text-sm">
            {names.map((name) => (
              <li key={name} className="truncate">
                <bdi>{name}</bdi>
              </li>
            ))}
            {more > 0 && <li className="text-ink-3">and {more} more</li>}
          </ul>
        )}
      </ConfirmDialog>
      {template && <SaveTemplateDialog campaign={template} onClose={dialogs.closeTemplate} />}
    </>
  );
}
