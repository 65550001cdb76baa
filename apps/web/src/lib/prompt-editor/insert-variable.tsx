import { Input, Popover, PopoverContent, PopoverTrigger } from "@copydesk/ui";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { type KeyboardEvent, useId, useState } from "react";
import { choicesFor } from "./use-variable-menu.ts";
import type { ShownVariable } from "./variable-list.ts";
import { type MenuChoice, optionId, VariableMenu } from "./variable-menu.tsx";

interface InsertVariableProps {
  /** Of which prompt, for whoever hears the button alone. */
  prompt: string;
  variables: readonly ShownVariable[];
  canAdd: boolean;
  onPick: (choice: MenuChoice) => void;
}

/** The menu of variables by a button, for whoever does not type the braces. */
export function InsertVariable({ prompt, variables, canAdd, onPick }: InsertVariableProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const menuId = useId().replace(/[^\w-]/g, "");
  const choices = choicesFor(variables, typed.trim(), canAdd);
  const at = Math.min(active, Math.max(0, choices.length - 1));
  const pick = (choice: MenuChoice) => {
    setOpen(false);
    onPick(choice);
  };
  function onKeyDown(event: KeyboardEvent) {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const choice = choices[at];
    if (move !== undefined && choices.length > 0) setActive((at + move + choices.length) % choices.length);
    else if (event.key === "Enter" && choice) pick(choice);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setTyped("");
        setActive(0);
      }}
    >
      <PopoverTrigger>
        <button type="button" className="inline-flex items-center gap-1 rounded-xs font-medium text-accent-ink text-xs hover:underline">
          <PlusIcon size={11} weight="bold" aria-hidden />
          Insert a variable<span className="sr-only"> into the {prompt}</span>
        </button>
      </PopoverTrigger>
      <PopoverContent
        aria-label="Insert a variable"
        align="end"
        className="w-[360px] p-0"
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        <div className="border-line border-b p-1.5">
          <Input
            size="sm"
            role="combobox"
            aria-label="Which variable"
            aria-expanded
            aria-controls={menuId}
            aria-autocomplete="list"
            aria-activedescendant={choices.length > 0 ? optionId(menuId, at) : undefined}
            placeholder="Which variable?"
            leading={<MagnifyingGlassIcon size={14} aria-hidden />}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <VariableMenu id={menuId} choices={choices} active={at} onActive={setActive} onPick={pick} />
      </PopoverContent>
    </Popover>
  );
}
