import { cn } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ComponentProps, ReactNode } from "react";

/** Size and corners of everything in a row of chosen things. */
const frame = "inline-flex h-[30px] max-w-full items-center rounded-md border text-sm";

interface ChoiceChipProps extends ComponentProps<"li"> {
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** Something chosen, with the way to take it out again. Stands in a list. */
export function ChoiceChip({ removeLabel, onRemove, className, children, ...rest }: ChoiceChipProps) {
  return (
    <li {...rest} className={cn(frame, "border-accent-line bg-accent-tint font-medium text-accent-ink", className)}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="mr-1 grid size-[22px] shrink-0 place-items-center rounded-xs text-ink-3 transition-colors hover:bg-accent-line/40 hover:text-ink"
      >
        <XIcon size={11} weight="bold" aria-hidden />
      </button>
    </li>
  );
}

/** The dashed chip after them: "Add language". */
export function AddChip({ className, children, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={cn(
        frame,
        "gap-1.5 border-line-strong border-dashed bg-canvas px-2.5 font-medium text-ink-2 transition-colors hover:bg-hover data-[state=open]:bg-hover",
        className,
      )}
    >
      <PlusIcon size={12} weight="bold" aria-hidden className="shrink-0" />
      {children}
    </button>
  );
}
