import { FailureNote } from "@copydesk/ui";
import type { ReactNode } from "react";
import { failureOf } from "./failure.ts";

interface PageFailureProps {
  error: unknown;
  /** Such as "This team could not be loaded". */
  title: string;
  onRetry: () => void;
  retrying: boolean;
  actions?: ReactNode;
  className?: string;
}

/**
 * In place of a screen whose subject could not be loaded. What does not exist, or is not for this person, is not for the
 * screen to say: the router's error screen stands in its place, the same everywhere.
 */
export function PageFailure({ error, title, onRetry, retrying, actions, className }: PageFailureProps) {
  const { code, message, requestId } = failureOf(error);
  if (code === "NOT_FOUND" || code === "FORBIDDEN") throw error;
  return (
    <div className={className}>
      <FailureNote title={title} onRetry={onRetry} retrying={retrying} requestId={requestId} actions={actions}>
        {message}
      </FailureNote>
    </div>
  );
}
