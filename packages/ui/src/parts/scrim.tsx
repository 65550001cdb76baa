import { cn } from "../lib/cn.ts";

/**
 * The veil behind a dialog or drawer. It stands in for Radix' overlay, which would inject a style element to hold the
 * page's scroll; here `data-holds-page` does it from the theme, so that the content policy can refuse inline styles.
 */
export function Scrim({ className }: { className?: string }) {
  return <div data-holds-page aria-hidden className={cn("fixed inset-0 z-40 animate-fade-in bg-scrim", className)} />;
}
