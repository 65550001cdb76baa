import { ConfirmDialog } from "@copydesk/ui";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";

/** Whether something is not on the server: as it is drawn, or asked in the moment. */
type Unsaved = boolean | (() => boolean);
const holds = (unsaved: Unsaved) => (typeof unsaved === "function" ? unsaved() : unsaved);

interface UnsavedGuardProps {
  /** Something was typed that is not on the server. */
  when: Unsaved;
  /** Saves it first, and answers whether that went well: only then is nothing asked. */
  save?: () => Promise<boolean>;
  title?: string;
  /** What would be lost, as a sentence. */
  description?: string;
}

/** Asks before a screen is left, or the tab closed, with something unsaved on it. */
export function UnsavedGuard({
  when,
  save,
  title = "Leave without saving?",
  description = "Your changes on this page aren't saved.",
}: UnsavedGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => holds(when) && currentLocation.pathname !== nextLocation.pathname);
  const [asking, setAsking] = useState(false);
  const handled = useRef(false);
  useEffect(() => {
    if (blocker.state !== "blocked") {
      handled.current = false;
      setAsking(false);
      return;
    }
    if (handled.current) return;
    handled.current = true;
    if (save) void save().then((isSaved) => (isSaved ? blocker.proceed() : setAsking(true)));
    else setAsking(true);
  }, [blocker, save]);
  useAskOnClose(when, save);
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={(open) => !open && blocker.state === "blocked" && blocker.reset()}
      title={title}
      description={description}
      confirmLabel="Leave"
      cancelLabel="Stay"
      prefersCancel
      onConfirm={() => blocker.state === "blocked" && blocker.proceed()}
    />
  );
}

/** Asks before the tab is closed with something unsaved in it, and saves it meanwhile, where there is a way. */
export function useAskOnClose(when: Unsaved, save?: () => Promise<boolean>): void {
  const latest = useRef({ when, save });
  latest.current = { when, save };
  const isWatching = when !== false;
  useEffect(() => {
    if (!isWatching) return;
    function ask(event: BeforeUnloadEvent) {
      if (!holds(latest.current.when)) return;
      void latest.current.save?.();
      event.preventDefault();
    }
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isWatching]);
}
