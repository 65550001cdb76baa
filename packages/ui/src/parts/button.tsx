import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

const base =
  "inline-flex shrink-0 items-center justify-center gap-[7px] border font-control leading-none whitespace-nowrap select-none transition-colors disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0";
const variants = {
  default: "border-line-strong bg-canvas text-ink enabled:hover:bg-hover [a&]:hover:bg-hover data-[state=open]:bg-hover",
  primary:
    "border-accent bg-accent text-on-accent enabled:hover:border-accent-hover enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover",
  quiet:
    "border-transparent bg-transparent text-ink-2 enabled:hover:bg-pressed enabled:hover:text-ink [a&]:hover:bg-pressed data-[state=open]:bg-pressed",
  danger: "border-line-strong bg-canvas text-destructive-ink enabled:hover:bg-destructive-tint",
  destructive: "border-danger bg-danger text-on-accent enabled:hover:border-danger-hover enabled:hover:bg-danger-hover",
};
const sizes = {
  sm: "h-7 rounded-md px-[9px] text-sm",
  md: "h-8 rounded-md px-3 text-sm",
  page: "h-[34px] rounded-md px-3 text-sm",
  lg: "h-10 rounded-lg px-4 text-base",
  xl: "h-[42px] rounded-lg px-4 text-base",
};
/** Without an edge to be seen, words stand closer to it. */
const isNarrow = (variant: ButtonVariant, size: keyof typeof sizes) => variant === "quiet" && (size === "sm" || size === "md");

export type ButtonVariant = keyof typeof variants;

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  /** Before the words; replaced by a spinner while `loading`. */
  icon?: ReactNode;
  /** After the words, such as a caret. */
  trailing?: ReactNode;
  /** The action is running: the button cannot be pressed again and says so to screen readers. */
  loading?: boolean;
  /** Renders the only child (a link) with the looks of a button. */
  asChild?: boolean;
}

/**
 * One filled (`primary`) button a view. `danger` is red words for what can be undone or asks first; `destructive` is
 * the filled red one, only inside the dialog that names what will be lost.
 */
export function Button({
  variant = "default",
  size = "md",
  icon,
  trailing,
  loading = false,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      {...(asChild ? {} : { type: "button" as const, disabled: disabled || loading })}
      aria-busy={loading || undefined}
      className={cn(base, variants[variant], sizes[size], isNarrow(variant, size) && "px-2", className)}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      {trailing}
    </Element>
  );
}
