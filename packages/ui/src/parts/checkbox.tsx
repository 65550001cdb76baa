import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { MinusIcon } from "@phosphor-icons/react/dist/csr/Minus";
import { Checkbox as Radix } from "radix-ui";
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
  id?: string;
  name?: string;
  className?: string;
}

export function Checkbox({ checked, onCheckedChange, label, help, id, className, ...rest }: CheckboxProps) {
  const own = useId();
  const control = useFieldControl({ id: id ?? own });
  const box = (
    <Radix.Root
      {...rest}
      {...control}
      checked={checked}
      onCheckedChange={(value) => onCheckedChange?.(value === true)}
      className={cn(
        "grid size-4 shrink-0 place-items-center rounded-xs border-[1.5px] border-glyph bg-canvas text-on-accent transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent disabled:opacity-45",
        !label && className,
      )}
    >
      <Radix.Indicator>
        {checked === "indeterminate" ? <MinusIcon size={11} weight="bold" /> : <CheckIcon size={11} weight="bold" />}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (!label) return box;
  return (
    <div className={cn("flex items-start gap-[9px]", className)}>
      <span className="flex h-5 items-center">{box}</span>
      <span className="min-w-0">
        <label htmlFor={control.id} className="block text-ink-2 text-sm">
          {label}
        </label>
        {help && <span className="block text-ink-3 text-xs leading-[18px]">{help}</span>}
      </span>
    </div>
  );
}
