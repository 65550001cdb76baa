import { promptGroups } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useEffect, useRef } from "react";
import { inALine, type ShownVariable } from "./variable-list.ts";

/** A choice of the menu: a variable that there is, or an attribute that is made for it. */
export type MenuChoice = { kind: "variable"; variable: ShownVariable } | { kind: "attribute"; name: string };

interface VariableMenuProps {
  id: string;
  choices: readonly MenuChoice[];
  active: number;
  onActive: (index: number) => void;
  onPick: (choice: MenuChoice) => void;
}

export const optionId = (menu: string, index: number) => `${menu}-${index}`;

/** The variables in their groups, each with what it is now. The keys are heard by whoever shows it. */
export function VariableMenu({ id, choices, active, onActive, onPick }: VariableMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const numbered = choices.map((choice, index) => ({ choice, index }));
  const row = ({ choice, index }: (typeof numbered)[number]) => (
    <MenuRow
      key={index}
      id={optionId(id, index)}
      choice={choice}
      active={index === active}
      onActive={() => onActive(index)}
      onPick={() => onPick(choice)}
    />
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label="Variables" className="max-h-[300px] overflow-y-auto p-1">
      {promptGroups.map((group) => {
        const own = numbered.filter(({ choice }) => choice.kind === "variable" && choice.variable.group === group);
        return (
          own.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
            <div key={group} role="group" aria-label={group}>
              <div aria-hidden className="px-2 pt-2 pb-1 font-medium text-2xs text-ink-3">
                {group}
              </div>
              {own.map(row)}
            </div>
          )
        );
      })}
      {numbered.filter(({ choice }) => choice.kind === "attribute").map(row)}
      {choices.length === 0 && <p className="px-2 py-2 text-ink-3 text-sm">No matching variables.</p>}
    </div>
  );
}

interface MenuRowProps {
  id: string;
  choice: MenuChoice;
  active: boolean;
  onActive: () => void;
  onPick: () => void;
}

function MenuRow({ id, choice, active, onActive, onPick }: MenuRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard where one types
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={() => !active && onActive()}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={cn("flex min-h-8 cursor-pointer items-center gap-3 rounded-sm px-2 py-1", active && "bg-pressed")}
    >
      {choice.kind === "variable" ? (
        <>
          <span className="prompt-variable shrink-0">{choice.variable.name}</span>
          <bdi className="min-w-0 flex-1 truncate text-ink-2 text-xs">{inALine(choice.variable)}</bdi>
        </>
      ) : (
        <span className="flex items-center gap-1.5 text-ink-2 text-xs">
          <PlusIcon size={12} aria-hidden />
          New attribute “{choice.name}”
        </span>
      )}
    </div>
  );
}
