import type { BlockSummary, SaveVersionInput, VersionDetail } from "@copydesk/contracts";
import { useCallback, useEffect, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { sayTimeOfDay } from "../../campaigns/words/time-words.ts";
import { useSaveVersion } from "../api/use-versions.ts";
import { setEditingNote } from "../block/editing-note.ts";
import { useHub } from "../hub-context.ts";

type Content = SaveVersionInput["content"];

const pauseBeforeSave = 1_500;

interface Autosave {
  change(content: Content): void;
  /** Saves what is unsaved; false when it could not be saved. */
  flush(): Promise<boolean>;
  /** The version of another person that came in between, until the choice is made. */
  conflict: { theirs: VersionDetail; mine: Content } | null;
  keepMine(): void;
  takeTheirs(): void;
  failure: string | null;
}

/**
 * Saves an edited block shortly after the last key, as one version per editing session. What is not saved yet also lies in
 * the browser's storage, so that neither a dead server nor a closed tab loses it.
 */
export function useAutosave(block: BlockSummary, baseVersionId: string | null): Autosave {
  const { campaign } = useHub();
  const save = useSaveVersion(campaign.id, block);
  const session = useRef(newSession());
  const base = useRef(baseVersionId);
  const waiting = useRef<Content | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [conflict, setConflict] = useState<Autosave["conflict"]>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = useCallback(
    async (content: Content, overVersionId?: string): Promise<boolean> => {
      setEditingNote(block.id, "Saving…");
      try {
        const saved = await save.mutateAsync({
          block_id: block.id,
          base_version_id: base.current,
          content,
          editing_session: session.current,
          ...(overVersionId ? { over_version_id: overVersionId } : {}),
        });
        base.current = saved.id;
        if (waiting.current === content) waiting.current = null;
        localStorage.removeItem(unsavedKey(block.id));
        setFailure(null);
        setEditingNote(block.id, `Saved ${sayTimeOfDay(saved.created_at)}`);
        return true;
      } catch (error) {
        const theirs = conflictOf(error);
        if (theirs) setConflict({ theirs, mine: content });
        else setFailure(failureOf(error).message);
        setEditingNote(block.id, "Not saved yet");
        return false;
      }
    },
    [block.id, save.mutateAsync],
  );

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    return waiting.current === null ? true : send(waiting.current);
  }, [send]);

  const change = useCallback(
    (content: Content) => {
      waiting.current = content;
      localStorage.setItem(unsavedKey(block.id), JSON.stringify({ base: base.current, content }));
      setEditingNote(block.id, "Not saved yet");
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseBeforeSave);
    },
    [block.id, flush],
  );

  useSaveOnLeave(flush, waiting);
  useEffect(() => () => setEditingNote(block.id, null), [block.id]);

  return {
    change,
    flush,
    conflict,
    failure,
    keepMine: () => {
      if (!conflict) return;
      setConflict(null);
      void send(conflict.mine, conflict.theirs.id);
    },
    takeTheirs: () => {
      if (!conflict) return;
      waiting.current = null;
      base.current = conflict.theirs.id;
      localStorage.removeItem(unsavedKey(block.id));
      setConflict(null);
    },
  };
}

/** Unsaved text of a block from an earlier visit, when it was begun from the version that is still the selected one. */
export function unsavedContent(blockId: string, baseVersionId: string | null): Content | null {
  const stored = localStorage.getItem(unsavedKey(blockId));
  if (!stored) return null;
  try {
    const { base, content } = JSON.parse(stored) as { base: string | null; content: Content };
    return base === baseVersionId ? content : null;
  } catch {
    return null;
  }
}

/** A shared server may be reached without https, where `crypto.randomUUID` does not exist. */
const newSession = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

const conflictOf = (error: unknown): VersionDetail | null => {
  const { code, details } = failureOf(error);
  return code === "STALE_VERSION" && details.newest ? (details.newest as VersionDetail) : null;
};

const unsavedKey = (blockId: string) => `copydesk.unsaved.${blockId}`;

/** Saves when the page is hidden or the editor goes away, and asks before a tab with unsaved text is closed. */
function useSaveOnLeave(flush: () => Promise<boolean>, waiting: { current: Content | null }): void {
  useEffect(() => {
    const onHide = () => void (document.visibilityState === "hidden" && flush());
    const onUnload = (event: BeforeUnloadEvent) => void (waiting.current !== null && event.preventDefault());
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("beforeunload", onUnload);
      void flush();
    };
  }, [flush, waiting]);
}
