import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

/** A key of the keyboard. */
export function Kbd({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <kbd className={cn("rounded-xs border border-line bg-canvas px-[5px] font-medium text-2xs text-ink-3", className)}>{children}</kbd>
  );
}

/** "⌘" where the platform has it, else "Ctrl". */
export function modifierKey(platform: string = typeof navigator === "undefined" ? "" : navigator.platform): string {
  return /mac|iphone|ipad/i.test(platform) ? "⌘" : "Ctrl";
}
