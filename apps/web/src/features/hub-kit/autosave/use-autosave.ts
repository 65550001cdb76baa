import type { BlockSummary } from "@copydesk/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { onChance } from "../../../lib/try-again.ts";
import { useAskOnClose } from "../../../lib/unsaved/unsaved-guard.tsx";
import { forgetUnsaved, keepUnsaved } from "../../../lib/unsaved/unsaved-store.ts";
import { useSaveVersion } from "../api/use-versions.ts";
import { useHub } from "../hub-context.ts";
import { Autosaver, type AutosaverContext, type AutosaveState, untouched } from "./autosaver.ts";
import { setEditingNote } from "./editing-note.ts";
import { goOnSending, noteSaving, openText } from "./leftovers.ts";
import { keyOfText, type Unsaved } from "./unsaved.ts";

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
  const { campaign, languages, language } = useHub();
  const { mutateAsync } = useSaveVersion(campaign.id, block);
  const [state, setState] = useState<AutosaveState>(untouched);
  const latest = useRef(untouched);
  const [saver] = useState(() => {
    const session = newSession();
    const key = keyOfText(block.id);
    const made: Autosaver = new Autosaver(
      {
        save: (input) => mutateAsync({ block_id: block.id, editing_session: session, ...input }),
        keep: (unsaved) => keepUnsaved(key, JSON.stringify(unsaved)),
        drop: () => forgetUnsaved(key),
        later(run, milliseconds) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        onChange(next) {
          latest.current = next;
          setState(next);
          noteSaving(block.id, made, next);
        },
        ...(merge ? { merge } : {}),
      },
      baseVersionId,
      restored,
    );
    return made;
  });
  if (follows) saver.follow(baseVersionId);
  useEffect(() => openText(block.id, saver), [block.id, saver]);
  const { code } = languages.find((one) => one.id === block.language_id) ?? language;
  const where = { campaign: campaign.brief.name, path: `/campaigns/${campaign.id}?language=${code}` };
  useSaveOnLeave(saver, () => goOnSending(block.id, saver, latest.current, where));
  // What an earlier visit left behind needs nobody to be sent.
  useEffect(() => void (restored && saver.flush()), [restored, saver]);
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

/**
 * Saves when the page is hidden, when what failed may work again, and when the editor goes away, and asks before a tab with
 * unsaved text is closed.
 * @param onLeft the editor went away and the server does not have the text.
 */
function useSaveOnLeave(saver: Autosaver, onLeft: () => void): void {
  const left = useRef(onLeft);
  left.current = onLeft;
  useAskOnClose(() => saver.hasUnsaved);
  useEffect(() => {
    const onHide = () => void (document.visibilityState === "hidden" && saver.flush());
    document.addEventListener("visibilitychange", onHide);
    const callOff = onChance(() => void saver.flush());
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      callOff();
      void saver.flush().then((isSaved) => isSaved || left.current());
    };
  }, [saver]);
}
