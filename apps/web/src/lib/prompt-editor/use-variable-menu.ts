import { useState } from "react";
import type { CaretOpening } from "./text/use-prompt-view.ts";
import { matching, type ShownVariable } from "./variable-list.ts";
import type { MenuChoice } from "./variable-menu.tsx";

/** Names that could become the key of an attribute. */
const attributeKey = /^[a-z][a-z0-9_]{0,39}$/;

/** What the menu offers for what is typed: the variables that begin so, and an attribute that could be made. */
export function choicesFor(variables: readonly ShownVariable[], typed: string, canAdd: boolean): MenuChoice[] {
  const found = matching(variables, typed).map((variable): MenuChoice => ({ kind: "variable", variable }));
  const isNew = canAdd && attributeKey.test(typed) && !variables.some((one) => one.name === typed);
  return isNew ? [...found, { kind: "attribute", name: typed }] : found;
}

interface VariableMenuOptions {
  variables: readonly ShownVariable[];
  canAdd: boolean;
  onPick: (choice: MenuChoice) => void;
}

/** The menu that opens where a variable is being typed, and the keys it takes over meanwhile. */
export function useVariableMenu({ variables, canAdd, onPick }: VariableMenuOptions) {
  const [opening, setOpening] = useState<CaretOpening | null>(null);
  const [active, setActive] = useState(0);
  /** Where Escape was pressed: it stays closed until another variable is begun. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const choices = opening ? choicesFor(variables, opening.typed, canAdd) : [];
  const isOpen = opening !== null && opening.from !== dismissed && choices.length > 0;
  const at = Math.min(active, Math.max(0, choices.length - 1));

  function onOpening(next: CaretOpening | null) {
    if (next?.typed !== opening?.typed) setActive(0);
    if (next === null) setDismissed(null);
    setOpening(next);
  }
  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.isComposing) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[at];
    if (move !== undefined) setActive((at + move + choices.length) % choices.length);
    else if ((event.key === "Enter" || event.key === "Tab") && choice && !event.metaKey && !event.ctrlKey) onPick(choice);
    else if (event.key === "Escape") setDismissed(opening.from);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  return { isOpen, opening, choices, active: at, setActive, onOpening, onKeyDown };
}
