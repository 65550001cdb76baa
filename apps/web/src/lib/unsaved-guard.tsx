import { ConfirmDialog } from "@copydesk/ui";
import { useEffect } from "react";
import { useBlocker } from "react-router";

interface UnsavedGuardProps {
  /** Something was typed that is not on the server. */
  when: boolean;
  /** What would be lost, as a sentence. */
  description?: string;
}

/** Asks before a screen is left, or the tab closed, with something unsaved on it. */
export function UnsavedGuard({ when, description = "Your changes on this page aren't saved." }: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => !open && blocker.state === "blocked" && blocker.reset()}
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      prefersCancel
      onConfirm={() => blocker.state === "blocked" && blocker.proceed()}
    />
  );
}
