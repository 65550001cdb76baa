import { Popover } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { cn } from "../lib/cn.ts";

interface ListboxPopoverProps {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The control that opens it: pressing it again is not "outside". */
  anchorRef: RefObject<HTMLElement | null>;
  anchor: ReactNode;
  /** Takes the focus when the list opens (a search field); otherwise it stays where it is. */
  focusRef?: RefObject<HTMLElement | null>;
  wide?: boolean;
  children: ReactNode;
}

/** The floating box of a list. It opens beneath its control, as wide as that, and never takes the page's scroll. */
export function ListboxPopover({ open, setOpen, anchorRef, anchor, focusRef, wide = false, children }: ListboxPopoverProps) {
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>{anchor}</Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusRef?.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (focusRef) anchorRef.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (anchorRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className={cn(
            "z-50 flex max-h-[min(var(--radix-popover-content-available-height),320px)] animate-pop flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-pop outline-none",
            wide ? "w-72" : "min-w-(--radix-popover-trigger-width) max-w-[min(28rem,calc(100vw-16px))]",
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
