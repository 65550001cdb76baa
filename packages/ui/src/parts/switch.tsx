import { Switch as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";

export interface SwitchProps {
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Beside the switch. Without it give `aria-label`. */
  label?: ReactNode;
  help?: ReactNode;
  "aria-label"?: string;
  disabled?: boolean;
  size?: "sm" | "md";
  className?: string;
}

export function Switch({ checked, onCheckedChange, label, help, size = "md", className, ...rest }: SwitchProps) {
  const id = useId();
  const track = (
    <Radix.Root
      {...rest}
      id={id}
      checked={checked}
      onCheckedChange={onCheckedChange}
      aria-describedby={help ? `${id}help` : undefined}
      className={cn(
        "relative shrink-0 rounded-full bg-line-strong transition-colors data-[state=checked]:bg-accent disabled:opacity-45",
        size === "md" ? "h-5 w-8" : "h-4 w-[26px]",
        !label && className,
      )}
    >
      <Radix.Thumb
        className={cn(
          "block translate-x-0.5 rounded-full bg-knob shadow-knob transition-transform",
          size === "md" ? "size-4 data-[state=checked]:translate-x-3.5" : "size-3 data-[state=checked]:translate-x-3",
        )}
      />
    </Radix.Root>
  );
  if (!label) return track;
  return (
    <div className={cn("flex items-start gap-3", className)}>
      <span className="flex h-[22px] items-center">{track}</span>
      <span className="min-w-0">
        <label htmlFor={id} className="block font-control text-base">
          {label}
        </label>
        {help && (
          <span id={`${id}help`} className="block text-ink-3 text-xs leading-[18px]">
            {help}
          </span>
        )}
      </span>
    </div>
  );
}
