import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

const looks = cva(
  "inline-flex shrink-0 items-center justify-center gap-[7px] border font-control leading-none whitespace-nowrap select-none transition-colors disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "border-line-strong bg-canvas text-ink enabled:hover:bg-hover [a&]:hover:bg-hover data-[state=open]:bg-hover",
        primary:
          "border-accent bg-accent text-on-accent enabled:hover:border-accent-hover enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover",
        quiet:
          "border-transparent bg-transparent text-ink-2 enabled:hover:bg-pressed enabled:hover:text-ink [a&]:hover:bg-pressed data-[state=open]:bg-pressed",
        danger: "border-line-strong bg-canvas text-destructive-ink enabled:hover:bg-destructive-tint",
        destructive: "border-danger bg-danger text-on-accent enabled:hover:border-danger-hover enabled:hover:bg-danger-hover",
      },
      size: {
        sm: "h-7 rounded-md px-[9px] text-sm",
        md: "h-8 rounded-md px-3 text-sm",
        page: "h-[34px] rounded-md px-3 text-sm",
        lg: "h-10 rounded-lg px-4 text-base",
        xl: "h-[42px] rounded-lg px-4 text-base",
      },
    },
    compoundVariants: [{ variant: "quiet", size: ["sm", "md"], className: "px-2" }],
    defaultVariants: { variant: "default", size: "md" },
  },
);

export type ButtonVariant = NonNullable<VariantProps<typeof looks>["variant"]>;

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof looks> {
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
  variant,
  size,
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
      className={cn(looks({ variant, size }), className)}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
      {trailing}
    </Element>
  );
}
