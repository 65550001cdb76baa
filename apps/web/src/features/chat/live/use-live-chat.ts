import type { ChatEvent } from "@copydesk/contracts";
import { useEffect, useMemo, useRef } from "react";
import { isRefused } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";
import { tellChance } from "../../../lib/try-again.ts";
import { useLate } from "../../../lib/use-late.ts";
import { useUnreachable } from "../../../lib/use-unreachable.ts";
import { useConversationCache } from "../api/use-conversations.ts";
import { useThreadCache } from "../api/use-thread.ts";
import { createIntake } from "./live-texts.ts";

/** A stream that a proxy cuts and that is back within this time was never lost, as far as people are concerned. */
const toleratedGap = 800;
/** An answer that is no stream (a proxy in front of a server that starts again) is asked for again after this time. */
const askAgainAfter = 3_000;

/** Follows a conversation while it is open, and goes on after a lost connection. Answers whether it is lost just now. */
export function useLiveChat(id: string): boolean {
  const utils = trpc.useUtils();
  const thread = useThreadCache();
  const list = useConversationCache();
  const intake = useMemo(() => createIntake((messageId) => thread.contentOf(id, messageId)), [id, thread]);
  useEffect(() => intake.stop, [intake]);
  const wasThere = useRef(false);

  function take(event: ChatEvent) {
    if (event.type === "conversation") {
      utils.conversations.get.setData({ id }, event.conversation);
      list.patch(event.conversation);
      thread.settle(event.conversation);
      return;
    }
    intake.take(event);
    if (event.type === "message") thread.take(event.message);
  }

  /** What happened while the connection was lost was told to nobody. */
  function catchUp() {
    if (wasThere.current) void thread.reload(id);
    wasThere.current = true;
  }

  const stream = trpc.messages.watch.useSubscription({ id }, { onStarted: catchUp, onData: ({ data }) => take(data) });
  const { status, error } = stream;
  useEffect(() => {
    if (status === "pending") tellChance();
  }, [status]);
  // A new function with every state of the stream, but the same action.
  const reset = useRef(stream.reset);
  reset.current = stream.reset;
  useEffect(() => {
    if (status !== "error") return;
    // It may have been deleted elsewhere, or the right be gone; the conversation itself then says so.
    if (isRefused(error)) void utils.conversations.get.invalidate({ id });
    const timer = setTimeout(() => reset.current(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [status, error, utils, id]);
  const isCut = useLate(status !== "pending", toleratedGap);
  const isGone = useUnreachable();
  return isCut || isGone;
}
