import { Button, Notice } from "@copydesk/ui";
import { formatMoment } from "../time-words.ts";
import type { FoundForm } from "./use-form-draft.ts";

/** Offers what somebody had typed into this form and not saved. */
export const FormDraftNotice = ({ found, className }: { found: FoundForm | null; className?: string }) =>
  found && (
    <Notice className={className ?? "mt-4"}>
      <p>
        This browser kept the unsaved changes you made here on {formatMoment(found.at)}.
        {found.isOlder && " Somebody has saved other changes since then."}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={found.putBack}>
          Restore my changes
        </Button>
        <Button size="sm" variant="quiet" onClick={found.forget}>
          Discard them
        </Button>
      </p>
    </Notice>
  );
