import { ConfirmDialog } from "@copydesk/ui";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import type { DraftKeeper } from "./draft-keeper.ts";

interface LeaveGuardProps {
  keeper: DraftKeeper;
}

/**
 * Leaving sends the draft first and waits for that; only when it cannot be sent does it ask. Closing the tab asks while
 * something is not on the server.
 */
export function LeaveGuard({ keeper }: LeaveGuardProps) {
  const [asking, setAsking] = useState(false);
  const handled = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => keeper.isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== "blocked") {
      handled.current = false;
      return;
    }
    if (handled.current) return;
    handled.current = true;
    void keeper.flush().then(() => (keeper.isUnsaved() ? setAsking(true) : blocker.proceed()));
  }, [blocker, keeper]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!keeper.isUnsaved()) return;
      keeper.keepHere();
      void keeper.flush();
      event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [keeper]);

  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={(open) => {
        setAsking(open);
        if (!open && blocker.state === "blocked") blocker.reset();
      }}
      title="Leave before this is saved?"
      description="The server cannot be reached, so your last changes are only in this browser. They will be here when you come back to this form on this computer."
      confirmLabel="Leave"
      cancelLabel="Stay"
      prefersCancel
      onConfirm={() => blocker.state === "blocked" && blocker.proceed()}
    />
  );
}
