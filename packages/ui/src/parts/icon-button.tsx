import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { Spinner } from "./spinner.tsx";
import { Tooltip } from "./tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What it does: its accessible name and its tooltip. */
  label: string;
  icon?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** For a switch between two states. */
  pressed?: boolean;
  loading?: boolean;
  tooltip?: boolean;
  tooltipSide?: "top" | "right" | "bottom" | "left";
  /** Renders the only child (a link holding the icon) instead of a button. */
  asChild?: boolean;
}

const sizes = { sm: "size-[22px]", md: "size-7", lg: "size-9" };

export function IconButton({
  label,
  icon,
  size = "md",
  pressed,
  loading = false,
  tooltip = true,
  tooltipSide,
  asChild = false,
  className,
  children,
  disabled,
  ...rest
}: IconButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  const button = (
    <Element
      {...(asChild ? {} : { type: "button" as const, disabled: disabled || loading })}
      aria-label={label}
      aria-pressed={pressed}
      aria-busy={loading || undefined}
      className={cn(
        "inline-grid shrink-0 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-pressed hover:text-ink disabled:opacity-45 disabled:hover:bg-transparent aria-pressed:bg-pressed aria-pressed:text-ink data-[state=open]:bg-pressed data-[state=open]:text-ink",
        sizes[size],
        className,
      )}
      {...rest}
    >
      {asChild ? children : loading ? <Spinner /> : icon}
    </Element>
  );
  return tooltip ? (
    <Tooltip content={label} side={tooltipSide}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
