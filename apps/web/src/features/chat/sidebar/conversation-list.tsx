import type { ConversationItem } from "@copydesk/contracts";
import { ConfirmDialog, FailureNote, Loading, Skeleton } from "@copydesk/ui";
import { useState } from "react";
import { Navigate } from "react-router";
import { failureOf } from "../../../lib/failure.ts";
import { useConversationActions } from "../api/use-conversation-actions.ts";
import { useConversations } from "../api/use-conversations.ts";
import { useSeen } from "../use-seen.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { RenameRow } from "./rename-row.tsx";

const placeholders = ["w-[72%]", "w-[54%]", "w-[80%]", "w-[46%]", "w-[66%]", "w-[60%]", "w-[76%]", "w-[40%]", "w-[58%]", "w-[50%]"];

export function ConversationList({ search }: { search: string }) {
  const { conversations, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch, isFetching } =
    useConversations(search);
  const actions = useConversationActions();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<ConversationItem | null>(null);
  const end = useSeen(() => void (!isFetchingNextPage && !isFetchNextPageError && fetchNextPage()));

  if (error && failureOf(error).code === "FORBIDDEN") return <Navigate to="/forbidden" replace />;
  if (error && !conversations) {
    return (
      <FailureNote title="Conversations could not be loaded" onRetry={() => void refetch()} retrying={isFetching} className="px-2.5">
        {failureOf(error).message}
      </FailureNote>
    );
  }
  if (!conversations) return <Placeholders />;
  if (conversations.length === 0) {
    return (
      <p className="px-2.5 py-1.5 text-ink-3 text-sm text-pretty">
        {search === "" ? "No conversations yet" : `No conversations match “${search}”.`}
      </p>
    );
  }
  return (
    <>
      <ul aria-labelledby="conversations" className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-3">
        {conversations.map((conversation) =>
          conversation.id === renaming ? (
            <RenameRow
              key={conversation.id}
              conversation={conversation}
              saving={actions.isRenaming}
              onRename={actions.rename}
              onDone={() => setRenaming(null)}
            />
          ) : (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              onPin={() => void actions.pin(conversation)}
              onRename={() => setRenaming(conversation.id)}
              onDelete={() => setDeleting(conversation)}
            />
          ),
        )}
        {hasNextPage && (
          <li key={conversations.length} ref={end} className="px-2.5 py-2 text-ink-3 text-xs">
            <span role="status">{isFetchingNextPage ? "Loading more..." : ""}</span>
            {isFetchNextPageError && !isFetchingNextPage && (
              <FailureNote title="The rest could not be loaded" onRetry={() => void fetchNextPage()}>
                {failureOf(error).message}
              </FailureNote>
            )}
          </li>
        )}
      </ul>
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Delete Chat"
        description="Are you sure you want to delete this chat? This action cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Cancel"
        destructive
        onConfirm={() => deleting && actions.delete(deleting)}
      />
    </>
  );
}

function Placeholders() {
  return (
    <Loading label="Loading conversations">
      {placeholders.map((width) => (
        <span key={width} data-placeholder className="flex h-[34px] items-center px-2.5">
          <Skeleton className={width} />
        </span>
      ))}
    </Loading>
  );
}
