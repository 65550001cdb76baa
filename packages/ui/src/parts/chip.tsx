import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface ChipProps {
  /** Tinted: a set filter or a chosen option. */
  selected?: boolean;
  size?: "sm" | "md";
  icon?: ReactNode;
  /** After the words, lighter. */
  note?: ReactNode;
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  className?: string;
  children: ReactNode;
}

export function Chip({ selected = false, size = "sm", icon, note, onRemove, removeLabel = "Remove", className, children }: ChipProps) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full items-center gap-1.5 rounded-sm border px-2 font-medium text-xs whitespace-nowrap",
        size === "sm" ? "h-6" : "h-7 px-2.5",
        selected ? "border-accent-line bg-accent-tint text-accent-ink" : "border-line bg-canvas text-ink-2",
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
      {note && <span className="font-normal text-ink-2">{note}</span>}
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel}
          className="-mr-1.5 grid size-5 place-items-center rounded-xs text-ink-3 transition-colors hover:bg-accent-line/40 hover:text-ink"
        >
          <XIcon size={10} weight="bold" aria-hidden />
        </button>
      )}
    </span>
  );
}
