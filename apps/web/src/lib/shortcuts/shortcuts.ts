import { useEffect, useRef } from "react";
import { create } from "zustand";
import { matchShortcut, type Pressed, type Shortcut } from "./shortcut-keys.ts";

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

interface ShortcutState {
  /** Those of what is on the screen, by whoever brought them. */
  groups: readonly ShortcutGroup[];
  /** Single keys do something; who speaks to the computer, or types past its fields, switches them off. */
  isOn: boolean;
  add: (group: ShortcutGroup) => () => void;
  setOn: (isOn: boolean) => void;
}

const storageKey = "copydesk.shortcuts";

export const useShortcutStore = create<ShortcutState>()((set) => ({
  groups: [],
  // A server that draws has no storage.
  isOn: typeof localStorage === "undefined" || localStorage.getItem(storageKey) !== "off",
  add(group) {
    set((state) => ({ groups: [...state.groups, group] }));
    return () => set((state) => ({ groups: state.groups.filter((one) => one !== group) }));
  },
  setOn(isOn) {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
    set({ isOn });
  },
}));

/** Gives keys a meaning while something is on the screen. The labels must not change meanwhile; what they do may. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  const add = useShortcutStore((state) => state.add);
  const known = shortcuts.map(({ keys, label }) => `${keys}\n${label}`).join("\n\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: keys and labels stand for the shortcuts, which are new at every drawing
  useEffect(
    () =>
      add({
        title,
        shortcuts: latest.current.map(({ keys, label }, at) => ({ keys, label, run: () => latest.current[at]?.run() })),
      }),
    [title, known, add],
  );
}

/** Listens to the keys of the whole window. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let before: Pressed | null = null;
    function onKey(event: KeyboardEvent) {
      const { groups, isOn } = useShortcutStore.getState();
      if (!isOn || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTaken(event)) return;
      const all = groups.flatMap((group) => group.shortcuts);
      const { found, pending } = matchShortcut(all, event.key, { before, now: event.timeStamp });
      before = pending;
      if (!found) return;
      event.preventDefault();
      // After everybody else who listens to this key has had it.
      setTimeout(found.run);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Keys that belong to what has the focus, or to what lies over the page. */
function isTaken({ target }: KeyboardEvent): boolean {
  if (isCovered() || isTyping(target)) return true;
  return target instanceof HTMLElement && target.closest('[role="combobox"], [role="grid"], [role="tablist"]') !== null;
}

/** Whether something lies over the page that is answered first. */
export const isCovered = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog[open]') !== null;

/** Whether keys go into a text, which has an undo of its own. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type="checkbox"]):not([type="radio"]), textarea, select') !== null);
