import { useLayoutEffect, useState } from "react";
import { cn } from "../lib/cn.ts";

/**
 * The veil behind a dialog or drawer. It stands in for Radix' overlay, which would inject a style element to hold the
 * page's scroll; here `data-holds-page` does it from the theme, so that the content policy can refuse inline styles.
 * It lies as high as what it is behind of: a dialog that a drawer opens comes later in the page, and so veils the drawer, too.
 */
export function Scrim({ className }: { className?: string }) {
  const [scrollBar] = useState(scrollBarWidth);
  useLayoutEffect(() => {
    // The page keeps the room of the scroll bar that goes away, so that nothing moves behind the veil.
    if (scrollBar !== null) document.documentElement.style.setProperty("--held-scroll-bar", `${scrollBar}px`);
  }, [scrollBar]);
  return <div data-holds-page aria-hidden className={cn("fixed inset-0 z-50 animate-fade-in bg-scrim", className)} />;
}

/** In pixels, before the page is held; null when another veil holds it already. */
function scrollBarWidth(): number | null {
  return document.querySelector("[data-holds-page]") ? null : innerWidth - document.documentElement.clientWidth;
}
