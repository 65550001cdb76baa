import type { LiveEvent, RunView } from "@copydesk/contracts";
import { createContext, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { onceAFrame } from "../../../lib/once-a-frame.ts";
import { applyLiveEvent, type LiveState, type LiveTask, nothingLive, runningIn } from "./live-state.ts";

/** What is being written, outside of React's tree, so that only the piece that changed is drawn again. */
export type LiveStore = StoreApi<LiveState>;

export const createLiveStore = (): LiveStore => createStore<LiveState>(() => nothingLive);

/** Takes events as they come and applies them once a frame. */
export const createEventIntake = (store: LiveStore) =>
  onceAFrame<LiveEvent>((events) => store.setState((state) => events.reduce(applyLiveEvent, state), true));

const LiveContext = createContext<LiveStore | null>(null);
export const LiveProvider = LiveContext.Provider;

function useLiveStore(): LiveStore {
  const store = useContext(LiveContext);
  if (!store) throw new Error("The live store is only there inside a campaign.");
  return store;
}

/** The task working on a block, or the last one that did since the page was opened. */
export const useLiveTask = (blockId: string): LiveTask | undefined => useStore(useLiveStore(), (state) => state.tasks[blockId]);

/** What that task has written so far. Changes many times a second: only what shows the words asks for it. */
export const useLiveText = (blockId: string): string => useStore(useLiveStore(), (state) => state.texts[blockId] ?? "");

/** The run under way; null when nothing is being written. */
export const useLiveRun = (): RunView | null => useStore(useLiveStore(), runningIn);
