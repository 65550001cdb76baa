import { useCallback, useState } from "react";
import { isDetail, type Place } from "./brief/places.ts";

const focusable = "button:not([disabled]), input:not([disabled]):not([type=file]), textarea, [contenteditable=true]";

/** Brings a place of the form into view and puts the focus there, opening the folded section when it is inside. */
export function useJump() {
  const [detailsOpen, setDetailsOpen] = useState(false);
  const jumpTo = useCallback((place: Place) => {
    if (isDetail(place)) setDetailsOpen(true);
    // A frame later, so that what was folded is there.
    requestAnimationFrame(() => requestAnimationFrame(() => show(place)));
  }, []);
  return { detailsOpen, setDetailsOpen, jumpTo };
}

function show(place: Place) {
  const target = document.getElementById(place);
  if (!target) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ block: "start", behavior: calm ? "auto" : "smooth" });
  const fields = target.querySelector("[data-fields]") ?? target;
  const wrong = fields.querySelector<HTMLElement>("[aria-invalid=true]");
  (wrong ?? fields.querySelector<HTMLElement>(focusable))?.focus({ preventScroll: true });
}
