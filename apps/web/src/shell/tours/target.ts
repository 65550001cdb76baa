import type { Box, Size } from "./placement.ts";

/**
 * What a step explains: of a section with a heading its fields, as the first one that can be seen. A button may be
 * explained under several names, because a menu's items are not on the page.
 * @param scope what the tour is about: where that has its place on the page, what belongs to others is not meant.
 */
export function findTarget(name: string, scope: string): HTMLElement | null {
  const own = `[data-tour-scope="${CSS.escape(scope)}"]`;
  const within = document.querySelector(own) ? `:is(${own}, ${own} *)` : "";
  const named = [...document.querySelectorAll<HTMLElement>(`[data-tour~="${CSS.escape(name)}"]${within}`)].find(isShown);
  if (!named) return null;
  const fields = named.querySelector<HTMLElement>("[data-fields]");
  return fields && isShown(fields) ? fields : named;
}

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

/** Calls back after every change of the page. */
export function watchPage(look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "data-tour", "hidden"] });
  return () => observer.disconnect();
}

export function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

export const viewSize = (): Size => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** Where it is in the window, without what sticks out to its sides. */
export function boxOf(element: HTMLElement, padding: number): Box {
  const { left, top, right, height } = element.getBoundingClientRect();
  const start = Math.max(left, padding);
  const end = Math.min(right, viewSize().width - padding);
  return { left: start, top, width: Math.max(end - start, 0), height };
}

/** Bars that stay in view do not move with the page. */
export function scrollsWithPage(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return false;
  }
  return true;
}
