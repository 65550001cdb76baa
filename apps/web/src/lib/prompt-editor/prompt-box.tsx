import { cn, Kbd, useFieldControl, useFieldLabel } from "@copydesk/ui";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type CaretOpening, type PromptView, usePromptView } from "./text/use-prompt-view.ts";
import { useVariableMenu } from "./use-variable-menu.ts";
import type { ShownVariable } from "./variable-list.ts";
import { type MenuChoice, optionId, VariableMenu } from "./variable-menu.tsx";

export interface PromptBoxProps {
  value: string;
  onChange: (value: string) => void;
  variables: readonly ShownVariable[];
  readOnly: boolean;
  /** Makes an attribute of this key; absent where none can be made. */
  onNewAttribute?: ((key: string) => void) | undefined;
  /** Where the button that inserts a variable finds the text. */
  view: RefObject<PromptView | null>;
  /** Lines shown at least. */
  lines: number;
  required: boolean;
  /** Hears whether a variable is being written. */
  onWriting: (isWriting: boolean) => void;
}

/** The text of a prompt with its variables as chips; typing `{{` opens the menu. Takes name, help and error from the `Field` around it. */
export function PromptBox({ value, onChange, variables, readOnly, onNewAttribute, view, lines, required, onWriting }: PromptBoxProps) {
  const host = useRef<HTMLDivElement>(null);
  const menuId = useId().replace(/[^\w-]/g, "");
  const control = useFieldControl();
  const label = useFieldLabel();
  const known = useMemo(() => new Set(variables.map((one) => one.name)), [variables]);
  const pick = (choice: MenuChoice) => {
    if (choice.kind === "attribute") onNewAttribute?.(choice.name);
    text.insert(choice.kind === "attribute" ? choice.name : choice.variable.name);
  };
  const menu = useVariableMenu({ variables, canAdd: onNewAttribute !== undefined, onPick: pick });
  const text = usePromptView({
    host,
    value,
    onChange,
    known,
    readOnly,
    onOpening(opening) {
      menu.onOpening(opening);
      onWriting(opening !== null);
    },
    onKeyDown: menu.onKeyDown,
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      ...(control.id && { id: control.id }),
      ...(label && { "aria-labelledby": label }),
      ...(control["aria-describedby"] && { "aria-describedby": control["aria-describedby"] }),
      ...(control["aria-invalid"] && { "aria-invalid": "true" }),
      ...(required && { "aria-required": "true" }),
      // It scrolls, and not every reader takes what can be edited for what can be focused.
      tabindex: "0",
      ...(readOnly ? { "aria-readonly": "true" } : { "aria-autocomplete": "list" }),
      ...(menu.isOpen && { "aria-controls": menuId, "aria-activedescendant": optionId(menuId, menu.active) }),
    },
  });
  view.current = text;
  return (
    <>
      <div
        ref={host}
        style={{ "--prompt-min": `${lines * 24}px` } as Record<string, string>}
        className={cn(
          "prompt-text max-h-[520px] overflow-y-auto rounded-lg border border-line-strong bg-canvas px-4 py-3 text-base leading-6 transition-[border-color,box-shadow]",
          "has-[:focus-visible]:border-accent has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/16 has-[[aria-invalid]]:border-destructive-solid",
          readOnly && "bg-sunken",
        )}
      />
      {menu.isOpen && menu.opening && (
        <CaretMenu opening={menu.opening} count={`${menu.choices.filter((one) => one.kind === "variable").length} of ${variables.length}`}>
          <VariableMenu id={menuId} choices={menu.choices} active={menu.active} onActive={menu.setActive} onPick={pick} />
        </CaretMenu>
      )}
    </>
  );
}

interface CaretMenuProps {
  opening: CaretOpening;
  count: string;
  children: React.ReactNode;
}

const menuWidth = 360;

/** Under the caret, or over it where there is no room beneath. */
function CaretMenu({ opening, count, children }: CaretMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(opening.bottom + 6);
  const left = Math.max(8, Math.min(opening.left, window.innerWidth - menuWidth - 8));
  useLayoutEffect(() => {
    const height = box.current?.offsetHeight ?? 0;
    const isBelow = opening.bottom + 6 + height <= window.innerHeight;
    setTop(isBelow ? opening.bottom + 6 : Math.max(8, opening.bottom - height - 30));
  }, [opening]);
  return createPortal(
    <div
      ref={box}
      style={{ left, top, width: menuWidth }}
      className="fixed z-50 max-w-[calc(100vw-16px)] animate-pop overflow-hidden rounded-lg border border-line bg-raised text-sm shadow-pop"
    >
      <div aria-hidden className="flex h-9 items-center gap-2 border-line border-b px-3 text-sm">
        <MagnifyingGlassIcon size={14} className="text-ink-3" />
        <span className="min-w-0 flex-1 truncate">{opening.typed || <span className="text-ink-3">Which variable?</span>}</span>
        <span className="text-ink-3 text-xs tabular-nums">{count}</span>
      </div>
      {children}
      <div aria-hidden className="flex gap-3.5 border-line border-t px-3 py-1.5 text-2xs text-ink-3">
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose
        </span>
        <span>
          <Kbd>Enter</Kbd> insert
        </span>
        <span>
          <Kbd>Esc</Kbd> keep typing
        </span>
      </div>
    </div>,
    document.body,
  );
}
