import type { CheckResult } from "@copydesk/contracts";
import { Button, Kbd, modifierKey } from "@copydesk/ui";
import type { ReactNode } from "react";
import { draftWords } from "../../hub-kit/index.ts";
import { ChecksLine } from "./checks-line.tsx";

interface EditorBarProps {
  /** What came from elsewhere meanwhile. */
  note?: ReactNode;
  checks?: readonly CheckResult[];
  /** Why the last save failed. */
  failure: string | null;
  /** It is sent again by itself. */
  isTriedAgain: boolean;
  /** This text was kept in the browser from an earlier visit. */
  isRestored: boolean;
  onDone: () => void;
  /** Left out while there is nothing to discard. */
  onDiscard?: (() => void) | undefined;
  hint?: string;
}

/** Stays at the foot of the window while a text is edited: what the checks say, and the ways out. */
export function EditorBar({
  note,
  checks = [],
  failure,
  isTriedAgain,
  isRestored,
  onDone,
  onDiscard,
  hint = "All your changes become one version",
}: EditorBarProps) {
  return (
    <div className="-mx-2 sticky bottom-0 z-[1] mt-5 border-line border-t bg-canvas px-2 pt-3 pb-3 max-lg:bottom-14">
      {isRestored && (
        <p role="status" className="mb-2 text-info-ink text-sm">
          These are your unsaved changes from last time. This browser kept them.
        </p>
      )}
      {failure && (
        <p role="alert" className="mb-2 text-destructive-ink text-sm">
          {failure} {draftWords.text(isTriedAgain)}
        </p>
      )}
      {note}
      <ChecksLine checks={checks} className="mb-3" />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
        {onDiscard && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard changes
          </Button>
        )}
        <span className="ml-auto flex items-center gap-1.5 text-ink-3 text-xs max-sm:hidden">
          {hint}
          <span aria-hidden className="flex items-center gap-1.5">
            <span className="ml-1.5">
              <Kbd>{modifierKey()}</Kbd> <Kbd>S</Kbd> saves
            </span>
            <span className="ml-1.5">
              <Kbd>Esc</Kbd> leaves
            </span>
          </span>
        </span>
      </div>
    </div>
  );
}
