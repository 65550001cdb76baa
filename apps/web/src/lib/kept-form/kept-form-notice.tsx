import { Button, Notice } from "@copydesk/ui";
import { sayMoment } from "../time-words.ts";
import type { FoundForm } from "./use-kept-form.ts";

/** Offers what somebody had typed into this form and not saved. */
export const KeptFormNotice = ({ found, className }: { found: FoundForm | null; className?: string }) =>
  found && (
    <Notice className={className ?? "mt-4"}>
      <p>
        You had not saved what you changed here on {sayMoment(found.at)}. This browser kept it.
        {found.isOlder && " Somebody has saved other changes since."}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={found.putBack}>
          Put it back
        </Button>
        <Button size="sm" variant="quiet" onClick={found.forget}>
          Forget it
        </Button>
      </p>
    </Notice>
  );
