import { create } from "zustand";
import { onForget } from "../../../lib/session.ts";
import { onChance } from "../../../lib/try-again.ts";
import type { Autosaver, AutosaveState } from "./autosaver.ts";

/** A text whose editor was left before the server had it. */
export interface Leftover {
  campaign: string;
  /** Where it is opened again. */
  path: string;
  /** It cannot be sent without a choice of the person, who makes it where the text is. */
  needsPerson: boolean;
  /** Why the server did not take it, in words; null where it has to be chosen between two texts. */
  reason: string | null;
}

/** Those of this visit, by block. What earlier visits left behind is sent when its campaign is opened. */
export const useLeftovers = create<Readonly<Record<string, Leftover>>>()(() => ({}));

const open = new Map<string, Autosaver>();
const tried = new Map<string, { saver: Autosaver; callOff: () => void }>();

/** A text is open, and its saver goes on with what is kept in the browser. */
export function openText(blockId: string, saver: Autosaver): void {
  open.set(blockId, saver);
  takeBack(blockId);
}

/** Goes on sending a text whose editor is gone, until the server has it or somebody opens it again. */
export function goOnSending(blockId: string, saver: Autosaver, state: AutosaveState, where: Pick<Leftover, "campaign" | "path">): void {
  // It was opened again while the last attempt was on its way.
  if (open.get(blockId) !== saver) {
    saver.stop();
    return;
  }
  tried.set(blockId, { saver, callOff: onChance(() => void saver.flush()) });
  useLeftovers.setState({ [blockId]: { ...where, ...outlookOf(state) } });
}

/** How far the saver of a text is, left behind or not. */
export function noteSaving(blockId: string, saver: Autosaver, state: AutosaveState): void {
  if (tried.get(blockId)?.saver !== saver) return;
  const leftover = useLeftovers.getState()[blockId];
  if (state.phase === "saved" || state.phase === "idle") takeBack(blockId);
  else if (leftover && state.phase === "unsaved") useLeftovers.setState({ [blockId]: { ...leftover, ...outlookOf(state) } });
}

const outlookOf = ({ isTriedAgain, failure }: AutosaveState) => ({ needsPerson: !isTriedAgain, reason: failure });

function takeBack(blockId: string): void {
  const one = tried.get(blockId);
  if (!one) return;
  one.saver.stop();
  one.callOff();
  tried.delete(blockId);
  useLeftovers.setState(({ [blockId]: _, ...others }) => others, true);
}

// Nothing is sent in the name of the next person; it waits for the one who wrote it.
onForget(() => {
  for (const blockId of [...tried.keys()]) takeBack(blockId);
});
