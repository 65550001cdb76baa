import { RadioGroup as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { useFieldLabel } from "./field.tsx";

interface RadioCardsProps<T extends string> {
  value: T;
  onValueChange: (value: T) => void;
  "aria-label"?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A choice of few, each with a sentence. Put it into a `Field group`. */
export function RadioCards<T extends string>({ value, onValueChange, className, children, ...rest }: RadioCardsProps<T>) {
  const label = useFieldLabel();
  return (
    <Radix.Root
      aria-labelledby={rest["aria-label"] ? undefined : label}
      {...rest}
      value={value}
      onValueChange={(next) => onValueChange(next as T)}
      className={cn("grid gap-3 sm:grid-cols-2", className)}
    >
      {children}
    </Radix.Root>
  );
}

interface RadioCardProps {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
  /** Above the title, such as a small picture. */
  children?: ReactNode;
}

export function RadioCard({ value, title, description, disabled, children }: RadioCardProps) {
  const id = useId();
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}text` : undefined}
      className="group grid w-full content-start grid-cols-[16px_minmax(0,1fr)] gap-x-2.5 rounded-lg border border-line-strong bg-canvas p-4 text-left transition-colors hover:bg-hover disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent-tint data-[state=checked]:ring-1 data-[state=checked]:ring-accent"
    >
      {children && <span className="col-span-2 mb-3">{children}</span>}
      <span className="mt-[3px] size-4 rounded-full border-[1.5px] border-glyph bg-canvas group-data-[state=checked]:border-5 group-data-[state=checked]:border-accent" />
      <span className="min-w-0">
        <span id={`${id}title`} className="block font-control text-base">
          {title}
        </span>
        {description && (
          <span id={`${id}text`} className="mt-0.5 block text-ink-3 text-xs leading-[18px]">
            {description}
          </span>
        )}
      </span>
    </Radix.Item>
  );
}
