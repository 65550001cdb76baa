import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useFieldControl } from "./field.tsx";

/** The box of everything that can be typed into or opened to choose. */
export const boxClass =
  "field-box flex w-full min-w-0 items-center gap-2 rounded-md border border-line-strong bg-canvas text-base text-ink transition-[border-color,box-shadow] has-[:focus-visible]:border-accent has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/16 has-[[aria-invalid]]:border-destructive-solid has-[:disabled]:bg-sunken has-[:disabled]:text-ink-3";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  /** Inside the box, before or after the text: an icon, a unit, a small button. */
  leading?: ReactNode;
  trailing?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Class of the box; `inputClassName` is for the text itself. */
  inputClassName?: string;
}

const heights = { sm: "h-8 px-2.5 text-sm", md: "h-9 px-[11px]", lg: "h-[42px] px-[11px]" };

/** One line of text. Takes its name, help and error from the `Field` around it. */
export function Input({ leading, trailing, size = "md", className, inputClassName, type = "text", ...rest }: InputProps) {
  const control = useFieldControl(rest);
  return (
    <span className={cn(boxClass, heights[size], className)}>
      {leading && <span className="shrink-0 text-ink-3">{leading}</span>}
      <input
        type={type}
        {...rest}
        {...control}
        className={cn("h-full w-full min-w-0 flex-1 bg-transparent outline-none disabled:cursor-not-allowed", inputClassName)}
      />
      {trailing && <span className="shrink-0 text-ink-3">{trailing}</span>}
    </span>
  );
}
