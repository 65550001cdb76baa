import { FailureNote } from "@copydesk/ui";
import type { ReactNode } from "react";
import { failureOf } from "./failure.ts";

interface PageQuery {
  error: unknown;
  data?: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

interface PageFailureProps {
  /** What failed, or several of which one did. */
  query: PageQuery | readonly PageQuery[];
  /** Such as "This team could not be loaded". */
  title: string;
  actions?: ReactNode;
  className?: string;
}

/**
 * In place of a screen whose subject could not be loaded. What does not exist, or is not for this person, is not for the
 * screen to say: the router's error screen stands in its place, the same everywhere.
 */
export function PageFailure({ query, title, actions, className }: PageFailureProps) {
  const queries = [query].flat();
  const failed = queries.filter((one) => one.error);
  const { error } = failed.find((one) => one.data === undefined) ?? failed[0] ?? {};
  const { code, message, requestId } = failureOf(error);
  if (code === "NOT_FOUND" || code === "FORBIDDEN") throw error;
  return (
    <div className={className}>
      <FailureNote
        title={title}
        onRetry={() => queries.forEach((one) => void one.refetch())}
        retrying={queries.some((one) => one.isFetching)}
        requestId={requestId}
        actions={actions}
      >
        {message}
      </FailureNote>
    </div>
  );
}
