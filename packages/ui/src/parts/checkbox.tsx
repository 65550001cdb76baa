import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { useFieldControl } from "./field.tsx";

export interface CheckboxProps {
  checked: boolean | "indeterminate";
  onCheckedChange?: (checked: boolean) => void;
  /** Beside the box. Without it give `aria-label`. */
  label?: ReactNode;
  help?: ReactNode;
  "aria-label"?: string;
  disabled?: boolean;
  /** Its place in a grid that moves the focus with arrow keys. */
  grid?: { row: number; column: number; tabIndex: number };
  id?: string;
  name?: string;
  className?: string;
}

/** The browser's own check box in our clothes. */
export function Checkbox({ checked, onCheckedChange, label, help, grid, id, className, ...rest }: CheckboxProps) {
  const own = useId();
  const control = useFieldControl({ id: id ?? own, "aria-describedby": help ? `${own}help` : undefined });
  const some = checked === "indeterminate";
  const mark = "pointer-events-none col-start-1 row-start-1 text-on-accent";
  const box = (
    <span className={cn("inline-grid size-4 shrink-0 place-items-center", !label && className)}>
      <input
        type="checkbox"
        {...rest}
        {...control}
        {...(grid && { tabIndex: grid.tabIndex, "data-row": grid.row, "data-column": grid.column })}
        checked={checked === true}
        ref={(input) => {
          if (input) input.indeterminate = some;
        }}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className="col-start-1 row-start-1 size-4 cursor-pointer appearance-none rounded-xs border-[1.5px] border-glyph bg-canvas transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:cursor-default disabled:opacity-45"
      />
      {checked === true && <CheckIcon size={11} weight="bold" aria-hidden className={mark} />}
      {some && <MinusIcon size={11} weight="bold" aria-hidden className={mark} />}
    </span>
  );
  if (!label) return box;
  return (
    <div className={cn("flex items-start gap-[9px]", className)}>
      <span className="flex h-5 items-center">{box}</span>
      <span className="min-w-0">
        <label htmlFor={control.id} className="block text-ink-2 text-sm">
          {label}
        </label>
        {help && (
          <span id={`${own}help`} className="block text-ink-3 text-xs leading-[18px]">
            {help}
          </span>
        )}
      </span>
    </div>
  );
}
