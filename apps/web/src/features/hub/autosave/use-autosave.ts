import type { BlockSummary } from "@copydesk/contracts";
import { useCallback, useEffect, useState } from "react";
import { useSaveVersion } from "../api/use-versions.ts";
import { useHub } from "../hub-context.ts";
import { Autosaver, type AutosaverContext, type AutosaveState, untouched } from "./autosaver.ts";
import { setEditingNote } from "./editing-note.ts";
import { dropUnsaved, keepUnsaved, type Unsaved } from "./unsaved.ts";
import { useSaveOnLeave } from "./use-save-on-leave.ts";

export interface Autosave extends AutosaveState {
  saver: Autosaver;
}

interface AutosaveOptions {
  /** The version that is changed. */
  baseVersionId: string | null;
  restored?: Unsaved | null;
  /** The screen shows what others save as long as nothing is unsaved here, so that the next change begins from that. */
  follows?: boolean;
  /** See `AutosaverContext`. */
  merge?: AutosaverContext["merge"];
}

/** An autosaver for a block, for as long as the component lives: all it saves is one version. */
export function useAutosave(block: BlockSummary, { baseVersionId, restored = null, follows = false, merge }: AutosaveOptions): Autosave {
  const { campaign } = useHub();
  const { mutateAsync } = useSaveVersion(campaign.id, block);
  const [state, setState] = useState<AutosaveState>(untouched);
  const [saver] = useState(() => {
    const session = newSession();
    return new Autosaver(
      {
        save: (input) => mutateAsync({ block_id: block.id, editing_session: session, ...input }),
        keep: (unsaved) => keepUnsaved(block.id, unsaved),
        drop: () => dropUnsaved(block.id),
        later(run, milliseconds) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        tell: setState,
        ...(merge ? { merge } : {}),
      },
      baseVersionId,
      restored,
    );
  });
  if (follows) saver.follow(baseVersionId);
  useSaveOnLeave(saver);
  useNote(block.id, state);
  return { saver, ...state };
}

/** Tells the head of the block how far saving is. */
function useNote(blockId: string, { phase, savedAt }: AutosaveState): void {
  useEffect(() => setEditingNote(blockId, { phase, savedAt }), [blockId, phase, savedAt]);
  const forget = useCallback(() => setEditingNote(blockId, null), [blockId]);
  useEffect(() => forget, [forget]);
}

/** A shared server may be reached without https, where `crypto.randomUUID` does not exist. */
const newSession = () => crypto.getRandomValues(new Uint32Array(4)).join("-");
