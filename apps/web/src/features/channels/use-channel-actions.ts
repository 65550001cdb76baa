import type { ChannelListItem } from "@copydesk/contracts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { notifyOutcome } from "../../lib/notify-outcome.tsx";
import { inOrder } from "../../lib/reorder/place-of.ts";
import { useKeepOrder } from "../../lib/reorder/use-keep-order.ts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";

export type ActedChannel = Pick<ChannelListItem, "id" | "name" | "status" | "used_by">;

/** What can be done with a channel besides editing it. What takes one away asks first. */
export function useChannelActions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const duplicating = trpc.channels.duplicate.useMutation();
  const ordering = trpc.channels.reorder.useMutation();
  const settingStatus = trpc.channels.set_status.useMutation();
  const removing = trpc.channels.remove.useMutation();
  const refresh = useRefreshChannels();
  const [asked, setAsked] = useState<ActedChannel | null>(null);

  async function report(action: Promise<unknown>, done: string): Promise<boolean> {
    const hasWorked = await notifyOutcome(action, done);
    await refresh();
    return hasWorked;
  }
  const reorder = useKeepOrder({
    show(ids) {
      void utils.channels.list.cancel();
      utils.channels.list.setData({}, (page) => page && { ...page, results: inOrder(page.results, ids) });
    },
    keep: (ids) => ordering.mutateAsync({ ids }),
    refresh,
  });
  return {
    async duplicate({ id }: ActedChannel) {
      try {
        const copy = await duplicating.mutateAsync({ id });
        notifySuccess(`${copy.name} created, inactive until you switch it on`);
        await refresh();
        await navigate(`/settings/channels/${copy.id}/edit`);
      } catch (error) {
        notifyFailure(error);
      }
    },
    setStatus: ({ id, name }: ActedChannel, status: "active" | "inactive") =>
      report(settingStatus.mutateAsync({ id, status }), status === "active" ? `${name} is active` : `${name} is inactive`),
    reorder,
    remove: {
      asked,
      ask: setAsked,
      close: () => setAsked(null),
      async confirm() {
        if (!asked) return;
        const done = await report(removing.mutateAsync({ id: asked.id }), `${asked.name} deleted`);
        setAsked(null);
        if (done) onRemoved?.();
      },
    },
  };
}
export type ChannelActions = ReturnType<typeof useChannelActions>;

/** Everything that shows channels is asked for again, also the forms of campaigns. */
export function useRefreshChannels(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.channels.invalidate(), utils.options.invalidate()]);
}
