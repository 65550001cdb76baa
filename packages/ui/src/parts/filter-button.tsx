import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface FilterButtonProps extends Omit<ComponentProps<"button">, "value"> {
  label: string;
  /** What it is set to; left out, the filter is not set. */
  value?: ReactNode;
  /** It is set to what it always begins with: said, but neither tinted nor to be cleared. */
  usual?: boolean;
  onClear?: () => void;
}

/** A filter of a list: dashed while unset, tinted with its value when set. Put it into a `MenuTrigger` or `PopoverTrigger`. */
export function FilterButton({ label, value, usual = false, onClear, className, ...rest }: FilterButtonProps) {
  const isSet = value !== undefined && value !== null;
  return (
    <span
      className={cn(
        "inline-flex h-8 shrink-0 items-stretch rounded-md border text-sm transition-colors",
        !isSet && "border-line-strong border-dashed hover:bg-hover",
        isSet && (usual ? "border-line-strong hover:bg-hover" : "border-accent-line bg-accent-tint"),
        className,
      )}
    >
      <button
        type="button"
        {...rest}
        className={cn(
          "inline-flex items-center gap-1.5 rounded-md pl-2.5 font-medium text-ink-2 whitespace-nowrap",
          isSet && !usual ? "pr-1" : "pr-2.5",
        )}
      >
        {label}
        {isSet ? (
          <b className={cn("font-control", usual ? "text-ink" : "text-accent-ink")}>{value}</b>
        ) : (
          <CaretDownIcon size={10} weight="bold" aria-hidden className="text-glyph" />
        )}
      </button>
      {isSet && !usual && onClear && (
        <button
          type="button"
          onClick={onClear}
          aria-label={`Clear ${label}`}
          className="grid w-6 place-items-center rounded-md text-accent-ink hover:bg-accent-line/40"
        >
          <XIcon size={11} weight="bold" aria-hidden />
        </button>
      )}
    </span>
  );
}
