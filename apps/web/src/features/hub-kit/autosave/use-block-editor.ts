import type { BlockDetail, VersionDetail } from "@copydesk/contracts";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useRemoveVersion, useSelectVersion } from "../api/use-versions.ts";
import { useHub } from "../hub-context.ts";
import { useOpenEditor } from "./close-editors.ts";
import { setEditingNote } from "./editing-note.ts";
import { useEditing } from "./editing-store.ts";
import { readUnsavedText, type Unsaved } from "./unsaved.ts";
import { type Autosave, useAutosave } from "./use-autosave.ts";

interface BlockEditor extends Autosave {
  /** What an earlier visit left behind, with which this one began. */
  restored: Unsaved | null;
  /** The version that is selected now, when it is not what stands here and nothing here is unsaved. */
  newer: VersionDetail | null;
  /** Saves and closes; stays open when it could not be saved. */
  done: () => void;
  /** Goes back to the version from which this visit began, unless somebody else's is selected by now. Left out while nothing was changed. */
  discard: (() => void) | undefined;
  /** Saving and leaving by keyboard. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What the editors of text and outline have in common: saving, leaving, and going back. `mayLeave` says whether all can be saved. */
export function useBlockEditor(block: BlockDetail, baseVersionId: string, mayLeave: () => boolean = () => true): BlockEditor {
  const { campaign } = useHub();
  const [restored] = useState(() => readUnsavedText(block.id, block.selected?.content));
  const autosave = useAutosave(block, { baseVersionId, restored });
  const stopEditing = useEditing((state) => state.stopEditing);
  const select = useSelectVersion(campaign.id, block);
  const remove = useRemoveVersion(campaign.id, block);
  const { saver, phase, conflict } = autosave;
  useOpenEditor(block.id, saver, mayLeave);
  const isSettled = (phase === "idle" || phase === "saved") && !saver.hasUnsaved;
  const newer = isSettled && block.selected && !saver.knows(block.selected.id) ? block.selected : null;
  // "Saved" would stand beside a version that is somebody else's.
  useEffect(() => {
    if (newer) setEditingNote(block.id, null);
  }, [newer, block.id]);

  async function done() {
    if (mayLeave() && (await saver.flush())) stopEditing(block.id);
  }

  async function discard() {
    const { begunFrom, saved } = saver;
    const isOthers = block.selected !== null && !saver.knows(block.selected.id);
    saver.forget();
    stopEditing(block.id);
    if (saved === null || (begunFrom === null && !isOthers)) return;
    if (begunFrom !== null && !isOthers) await select.mutateAsync({ block_id: block.id, version_id: begunFrom });
    await remove.mutateAsync({ version_id: saved });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Dialogs and popovers of the editor stand elsewhere in the page, but their keys arrive here as well.
    if (conflict || !(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if ((event.metaKey || event.ctrlKey) && (event.key === "s" || event.key === "Enter")) {
      event.preventDefault();
      void (event.key === "s" ? saver.flush() : done());
    }
    if (event.key === "Escape" && !event.nativeEvent.isComposing) void done();
  }

  return {
    ...autosave,
    restored,
    newer,
    done: () => void done(),
    discard: phase === "idle" && restored === null ? undefined : () => void discard().catch(() => undefined),
    onKeyDown,
  };
}
