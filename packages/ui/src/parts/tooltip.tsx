import { Tooltip as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useWasOpen } from "../lib/use-was-open.ts";

/** Stands once around the app. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={350} skipDelayDuration={200}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  /** A few words; the tooltip is never the only place of something important. */
  content: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}

export function Tooltip({ content, side = "bottom", children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const wasOpen = useWasOpen(open);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {wasOpen && (
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-70 max-w-72 animate-pop rounded-sm bg-ink px-2 py-1 text-canvas text-xs shadow-pop"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
