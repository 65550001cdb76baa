import { useEffect, useState, useSyncExternalStore } from "react";
import { useAuth } from "../../../../lib/stores/auth.ts";
import { onChance } from "../../../../lib/try-again.ts";
import { forgetUnsaved, keepUnsaved, keyOfUnsaved } from "../../../../lib/unsaved/unsaved-store.ts";
import { useDiscardDraft, useSaveDraft } from "../../api/use-draft.ts";
import { draftKeyOf, type FormMode } from "../form-mode.ts";
import type { RestoredDraft } from "../form-source.ts";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";

/** The keeper of this form's draft. It sends what waits when the tab is hidden, left, shown again or online again. */
export function useDraftKeeper(mode: FormMode, restored: RestoredDraft | null) {
  const userId = useAuth((state) => state.user?.id ?? "");
  const key = draftKeyOf(mode);
  const here = keyOfUnsaved("draft", key, userId);
  const { mutateAsync: save } = useSaveDraft();
  const { mutate: discard } = useDiscardDraft();
  const [keeper] = useState(() =>
    createDraftKeeper(
      {
        send: (values) => save({ key, values: values as Parameters<typeof save>[0]["values"] }),
        keepLocally: (draft) => (draft ? keepUnsaved(here, JSON.stringify(draft)) : forgetUnsaved(here)),
        now: Date.now,
        later: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      restored && !restored.isLocal ? { state: "saved", at: restored.at } : { state: "idle" },
    ),
  );

  useEffect(() => {
    if (restored?.isLocal) keeper.changed(restored.values);
    const away = () => {
      keeper.keepHere();
      void keeper.flush();
    };
    const onVisibility = () => document.visibilityState === "hidden" && away();
    document.addEventListener("visibilitychange", onVisibility);
    addEventListener("pagehide", keeper.keepHere);
    const callOff = onChance(() => void keeper.flush());
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      removeEventListener("pagehide", keeper.keepHere);
      callOff();
      keeper.leave();
    };
  }, [keeper, restored]);

  return {
    keeper,
    /** Sends what waits, which this browser keeps until then. @returns whether the server has it all */
    save: async () => {
      keeper.keepHere();
      await keeper.flush();
      return !keeper.isUnsaved();
    },
    /** Forgets the draft here and on the server. */
    discard: () => {
      void keeper.close().then(() => discard({ key }));
    },
  };
}

export const useDraftStatus = (keeper: DraftKeeper) => useSyncExternalStore(keeper.subscribe, keeper.status);
