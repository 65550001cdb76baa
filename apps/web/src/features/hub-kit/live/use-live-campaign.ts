import { useEffect, useMemo, useRef, useState } from "react";
import { isRefused } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";
import { tellChance } from "../../../lib/try-again.ts";
import { useLate } from "../../../lib/use-late.ts";
import { useUnreachable } from "../../../lib/use-unreachable.ts";
import { createEventIntake, createLiveStore, type LiveStore } from "./live-store.ts";
import { useTakeEvent } from "./use-take-event.ts";

/** A stream that a proxy cuts and that is back within this time was never lost, as far as people are concerned. */
const toleratedGap = 800;
/** Where answers come late the first one does, too: nothing has been lost before it was there. */
const toleratedBeginning = 8_000;
/** An answer that is no stream (a proxy in front of a server that starts again) is asked for again after this time. */
const askAgainAfter = 3_000;

/**
 * Follows a campaign while it is open: text goes to the live store, finished pieces and states into the query cache.
 * After a lost connection it goes on from the last event, or from a fresh snapshot.
 */
export function useLiveCampaign(campaignId: string): { store: LiveStore; isLost: boolean } {
  const store = useMemo(() => createLiveStore(), []);
  const intake = useMemo(() => createEventIntake(store), [store]);
  const takeEvent = useTakeEvent(campaignId);
  const utils = trpc.useUtils();
  useEffect(() => intake.stop, [intake]);

  const stream = trpc.generation.live.useSubscription(
    { campaign_id: campaignId },
    {
      onData: ({ data: event }) => {
        for (const one of event.type === "several" ? event.events : [event]) {
          intake.take(one);
          takeEvent(one);
        }
      },
    },
  );

  const { status, error } = stream;
  const [isFollowing, setFollowing] = useState(false);
  useEffect(() => {
    if (status !== "pending") return;
    setFollowing(true);
    tellChance();
  }, [status]);
  // A new function with every state of the stream, but the same action.
  const reset = useRef(stream.reset);
  reset.current = stream.reset;
  useEffect(() => {
    if (status !== "error") return;
    // The right to look may be gone; the campaign itself then says so.
    if (isRefused(error)) void utils.campaigns.get.invalidate({ id: campaignId });
    const timer = setTimeout(() => reset.current(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [status, error, utils, campaignId]);
  const isCut = useLate(status !== "pending", isFollowing ? toleratedGap : toleratedBeginning);
  const isGone = useUnreachable();
  return { store, isLost: isCut || isGone };
}
