import { type Driver, driver } from "driver.js";
import type { Box } from "./placement.ts";

export const stagePadding = 10;

export interface Stage {
  /** Lets light on a part of the window; the light travels there from where it was. */
  light: (box: Box) => void;
  /** The same part has moved. */
  move: (box: Box) => void;
  close: () => void;
}

/**
 * The dark veil over the page with a hole in it. driver.js draws it, but no popover: its popovers are written as markup
 * (even their close button), which the page's content policy refuses. What it lights are frames of our own laid over the
 * product's elements, because it adds to what it lights, and later removes, attributes that menus need.
 */
export function openStage(): Stage {
  const holder = document.createElement("div");
  holder.setAttribute("aria-hidden", "true");
  const frames = [newFrame(), newFrame()];
  holder.append(...frames);
  document.body.append(holder);
  const veil = newVeil();
  window.addEventListener("keydown", keepTabFromVeil, true);
  let shown = 0;

  return {
    light(box) {
      shown += 1;
      const frame = frames[shown % 2];
      if (!frame) return;
      lay(frame, box);
      veil.highlight({ element: frame });
    },
    move(box) {
      const frame = frames[shown % 2];
      if (!frame) return;
      lay(frame, box);
      veil.refresh();
    },
    close() {
      window.removeEventListener("keydown", keepTabFromVeil, true);
      veil.destroy();
      holder.remove();
    },
  };
}

function newVeil(): Driver {
  return driver({
    animate: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    duration: 400,
    overlayColor: "var(--color-neutral-950)",
    overlayOpacity: 0.7,
    stagePadding,
    stageRadius: 5,
    allowClose: false,
    allowKeyboardControl: false,
  });
}

function newFrame(): HTMLElement {
  const frame = document.createElement("div");
  frame.className = "pointer-events-none fixed";
  return frame;
}

function lay(frame: HTMLElement, box: Box): void {
  for (const side of ["left", "top", "width", "height"] as const) frame.style[side] = `${box[side]}px`;
}

/** driver.js moves the focus itself among what it draws, which is nothing; the dialog above keeps it. */
function keepTabFromVeil(event: KeyboardEvent): void {
  if (event.key === "Tab") event.stopImmediatePropagation();
}
