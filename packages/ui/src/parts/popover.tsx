import { Popover as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { popClass } from "./menu.tsx";

export const Popover = Radix.Root;
export const PopoverAnchor = Radix.Anchor;
export const PopoverClose = Radix.Close;

/** Wraps the button that opens it. */
export function PopoverTrigger({ children, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger asChild {...rest}>
      {children}
    </Radix.Trigger>
  );
}

/** Give it an `aria-label`: it is a small dialog. */
export function PopoverContent({ className, align = "start", ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        {...rest}
        className={cn(popClass, "max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] overflow-y-auto p-3", className)}
      />
    </Radix.Portal>
  );
}
