import { Slot, ToggleGroup } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

const frame = "inline-flex gap-0.5 rounded-md bg-pressed p-0.5";
const part =
  "inline-flex items-center justify-center gap-1.5 rounded-sm font-control text-ink-2 whitespace-nowrap transition-colors hover:text-ink data-[state=on]:bg-thumb data-[state=on]:text-ink data-[state=on]:shadow-thumb aria-[current=page]:bg-thumb aria-[current=page]:text-ink aria-[current=page]:shadow-thumb";
const sizes = { sm: "h-[22px] px-2 text-xs", md: "h-7 px-3 text-sm" };

export interface SegmentedProps<V extends string> {
  value: V;
  onValueChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode; icon?: ReactNode; disabled?: boolean }[];
  "aria-label": string;
  size?: "sm" | "md";
  className?: string;
}

/** One of a few, all in view; always exactly one is on. */
export function Segmented<V extends string>({ value, onValueChange, options, size = "md", className, ...rest }: SegmentedProps<V>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={rest["aria-label"]}
      value={value}
      onValueChange={(next) => next && onValueChange(next as V)}
      className={cn(frame, className)}
    >
      {options.map((option) => (
        <ToggleGroup.Item key={option.value} value={option.value} disabled={option.disabled} className={cn(part, sizes[size])}>
          {option.icon}
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}

/** The same looks for links between two or three views of one page; put links with `aria-current` inside. */
export function SegmentedNav({ className, ...rest }: ComponentProps<"nav"> & { "aria-label": string }) {
  return <nav {...rest} className={cn(frame, className)} />;
}

export function SegmentedNavItem({ size = "md", children }: { size?: "sm" | "md"; children: ReactNode }) {
  return <Slot.Root className={cn(part, sizes[size])}>{children}</Slot.Root>;
}
