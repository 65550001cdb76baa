import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { type Option, stepIndex } from "./option.ts";

interface ListboxInput<V extends string> {
  options: readonly Option<V>[];
  open: boolean;
  setOpen: (open: boolean) => void;
  isSelected: (value: V) => boolean;
  onPick: (option: Option<V>) => void;
}

/** Keyboard and highlight of a list whose focus stays in the control that opened it (ARIA's active descendant). */
export function useListbox<V extends string>({ options, open, setOpen, isSelected, onPick }: ListboxInput<V>) {
  const id = useId();
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const shown = Math.min(active, options.length - 1);

  useEffect(() => {
    if (open) list.current?.children[shown]?.scrollIntoView({ block: "nearest" });
  }, [open, shown]);

  function openAtSelected() {
    const selected = options.findIndex((option) => isSelected(option.value));
    setActive(selected >= 0 ? selected : stepIndex(options, -1, 1));
    setOpen(true);
  }

  function pickActive() {
    const option = options[shown];
    if (option && !option.disabled) onPick(option);
  }

  /** Answers true when the key was for the list. */
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!open) return false;
    if (event.metaKey || event.ctrlKey) return false;
    const next = target(event.key);
    if (next === null && event.key !== "Enter") return false;
    event.preventDefault();
    if (next === null) pickActive();
    else setActive(next);
    return true;
  }

  /** Where a key moves the highlight; null when it is none that moves. */
  function target(key: string): number | null {
    if (key === "ArrowDown") return stepIndex(options, shown, 1);
    if (key === "ArrowUp") return shown < 0 ? -1 : stepIndex(options, shown, -1);
    if (key === "Home") return stepIndex(options, -1, 1);
    if (key === "End") return stepIndex(options, options.length, -1);
    return null;
  }

  const optionId = (index: number) => `${id}option${index}`;
  return {
    listRef: list,
    listId: `${id}list`,
    active: shown,
    setActive,
    openAtSelected,
    onKeyDown,
    activeId: open && shown >= 0 ? optionId(shown) : undefined,
    optionId,
  };
}
export type Listbox = ReturnType<typeof useListbox>;
