import type { VoiceListItem, VoiceStatus } from "@copydesk/contracts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { notifyOutcome, notifyWithUndo } from "../../lib/notify-outcome.tsx";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";

export type MenuVoice = Pick<VoiceListItem, "id" | "name" | "status" | "is_default" | "can_edit" | "can_publish" | "can_delete">;

/** What can be done with a voice besides editing it. Deleting asks first, and can be undone. */
export function useVoiceActions({ onRemoved }: { onRemoved?: () => void } = {}) {
  const navigate = useNavigate();
  const duplicating = trpc.voices.duplicate.useMutation();
  const changing = trpc.voices.set_status.useMutation();
  const removing = trpc.voices.remove.useMutation();
  const restoring = trpc.voices.restore.useMutation();
  const [asked, setAsked] = useState<MenuVoice | null>(null);
  const refresh = useRefreshVoices();

  async function duplicate({ id }: MenuVoice) {
    try {
      const copy = await duplicating.mutateAsync({ id });
      notifySuccess(`${copy.name} created as a draft`);
      await refresh();
      await navigate(`/settings/voices/${copy.id}/edit`);
    } catch (error) {
      notifyFailure(error);
    }
  }
  async function setStatus({ id, name }: MenuVoice, status: VoiceStatus) {
    await notifyOutcome(
      changing.mutateAsync({ id, status }),
      status === "active" ? `${name} is active: new campaigns can choose it` : `${name} deactivated`,
    );
    await refresh();
  }
  async function restore({ id, name }: MenuVoice) {
    await notifyOutcome(restoring.mutateAsync({ id }), `${name} restored`);
    await refresh();
  }
  async function remove(voice: MenuVoice) {
    try {
      await removing.mutateAsync({ id: voice.id });
      notifyWithUndo(`${voice.name} deleted`, () => restore(voice));
      onRemoved?.();
      await refresh({ leaving: true });
    } catch (error) {
      notifyFailure(error);
      await refresh();
    }
  }

  return {
    duplicate,
    setStatus,
    remove: (voice: MenuVoice) => setAsked(voice),
    dialog: { asked, close: () => setAsked(null), confirm: () => asked && remove(asked) },
  };
}
export type VoiceActions = ReturnType<typeof useVoiceActions>;

/** Everything that shows voices is asked for again, but for the one whose page is being left because it is gone. */
export function useRefreshVoices(): (about?: { leaving: boolean }) => Promise<unknown> {
  const utils = trpc.useUtils();
  return (about) =>
    Promise.all([
      utils.voices.list.invalidate(),
      ...(about ? [] : [utils.voices.get.invalidate(), utils.voices.preview.invalidate()]),
      utils.options.invalidate(),
      utils.examples.invalidate(),
    ]);
}
