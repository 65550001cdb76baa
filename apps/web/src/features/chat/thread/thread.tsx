import { FailureNote, IconButton, Loading, Skeleton, SkeletonText } from "@copydesk/ui";
import { ArrowDownIcon } from "@phosphor-icons/react/dist/csr/ArrowDown";
import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useStickToBottom } from "use-stick-to-bottom";
import { failureOf } from "../../../lib/failure.ts";
import { useAsk } from "../api/use-ask.ts";
import { useConversation } from "../api/use-conversation.ts";
import { useStop } from "../api/use-message-actions.ts";
import { useThread } from "../api/use-thread.ts";
import { Composer } from "../composer/composer.tsx";
import { useQuestionDraft } from "../composer/question-draft.ts";
import { useLiveChat } from "../live/use-live-chat.ts";
import { isUnderWay } from "../message-state.ts";
import { useSeen } from "../use-seen.ts";
import { useLastFirst } from "./last-first.ts";
import { MessageList } from "./message-list.tsx";

/** An existing conversation: what was said, and the field for the next question. */
export function Thread({ id }: { id: string }) {
  const conversation = useConversation(id);
  const { messages, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useThread(id);
  const isLost = useLiveChat(id);
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({ initial: "instant", resize: "instant" });
  useKeepPlace(scrollRef, messages?.[0]?.id);
  const earlier = useSeen(() => void (!isFetchingNextPage && fetchNextPage()));
  const shown = useLastFirst(messages);
  const [text, setText] = useQuestionDraft(id);
  const { ask, isAsking } = useAsk(id);
  const { stop, isStopping } = useStop(id);

  const failure = conversation.error ?? error;
  const code = failure && failureOf(failure).code;
  // What does not exist, or is not this person's, is not for the screen to say.
  if (code === "NOT_FOUND" || code === "FORBIDDEN") throw failure;
  const writing = messages?.find(isUnderWay);

  return (
    <>
      <div className="relative min-h-0 flex-1">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
        <section ref={scrollRef} tabIndex={0} aria-label="Conversation" className="h-full overflow-y-auto -outline-offset-2">
          <div ref={contentRef} className="mx-auto w-full max-w-[744px] px-4 pt-2 pb-6">
            {shown ? (
              <>
                {hasNextPage && shown.length === messages?.length && (
                  <p key={shown.length} ref={earlier} className="py-2 text-center text-ink-3 text-xs">
                    <span role="status">{isFetchingNextPage ? "Loading earlier messages..." : ""}</span>
                  </p>
                )}
                <MessageList
                  messages={shown}
                  conversation={shown === messages ? conversation.data : undefined}
                  busy={writing !== undefined || isAsking}
                />
              </>
            ) : error ? (
              <FailureNote
                title="This conversation could not be loaded"
                onRetry={() => void refetch()}
                retrying={isFetching}
                className="mt-8"
              >
                {failureOf(error).message}
              </FailureNote>
            ) : (
              <ThreadSkeleton />
            )}
          </div>
        </section>
        {!isAtBottom && (
          <IconButton
            label="Jump to the latest"
            tooltipSide="top"
            size="lg"
            icon={<ArrowDownIcon size={16} weight="bold" />}
            onClick={() => void scrollToBottom("instant")}
            className="-translate-x-1/2 absolute bottom-3 left-1/2 rounded-full border border-line bg-raised shadow-pop"
          />
        )}
      </div>
      <div className="mx-auto w-full max-w-[744px] shrink-0 px-4 pt-2 pb-4">
        {isLost && <LostNote />}
        <Composer
          text={text}
          onType={setText}
          sending={isAsking}
          onSend={async (content) => {
            void scrollToBottom("instant");
            if (await ask({ content })) setText("");
          }}
          writing={writing && { since: writing.created_at, isLost, onStop: stop, stopping: isStopping }}
        />
      </div>
    </>
  );
}

/**
 * Where the reader is when earlier messages come in over what they read. The browser itself sees to that, but not at the
 * very top, which is where one is who waits for them.
 */
function useKeepPlace(box: RefObject<HTMLElement | null>, firstId: string | undefined): void {
  const before = useRef(firstId);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = firstId;
    if (was === undefined || was === firstId || !box.current || box.current.scrollTop > 1) return;
    box.current.querySelector(`[data-message="${CSS.escape(was)}"]`)?.scrollIntoView({ block: "start" });
  }, [firstId, box]);
}

/** What is known while the server is out of reach: nothing of what goes on there. */
function LostNote() {
  return (
    <p role="status" className="mb-2 flex items-center gap-2 text-sm text-warning-ink">
      <CloudSlashIcon size={16} aria-hidden className="shrink-0" />
      The connection is lost. This page catches up by itself when it is back.
    </p>
  );
}

function ThreadSkeleton() {
  return (
    <Loading label="Loading conversation" className="grid gap-6 pt-3">
      {["first", "second"].map((one) => (
        <div key={one} className="grid gap-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-[30px] rounded-full" />
            <Skeleton className="w-[46%]" />
          </div>
          <SkeletonText className="sm:ps-[42px]" />
        </div>
      ))}
    </Loading>
  );
}
