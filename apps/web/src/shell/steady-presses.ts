/** How far a hand may wander, in CSS pixels, between pressing and letting go. Farther off it has changed its mind. */
const tolerance = 6;
/** Menus and lists open when they are pressed, not when they are let go. */
const pressable = 'button:not([aria-haspopup="menu"], [aria-haspopup="listbox"]), a[href]';

interface Press {
  on: HTMLElement;
  x: number;
  y: number;
}

/**
 * A press counts where it began. While texts are being written the page grows, and what was pressed may have moved on
 * when the hand lets go: browsers then tell whatever lies above both places of a click, and nothing happens.
 */
export function steadyPresses(): void {
  let press: Press | null = null;
  document.addEventListener(
    "pointerdown",
    (event) => {
      const on = event.button === 0 && event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null;
      press = on && { on, x: event.clientX, y: event.clientY };
    },
    true,
  );
  document.addEventListener(
    "click",
    (event) => {
      const begun = press;
      press = null;
      if (!begun || !event.isTrusted || event.detail === 0 || wandered(begun, event)) return;
      if (!(event.target instanceof Node) || begun.on.contains(event.target) || !event.target.contains(begun.on)) return;
      event.stopPropagation();
      begun.on.click();
    },
    true,
  );
}

const wandered = ({ x, y }: Press, event: MouseEvent) => Math.hypot(event.clientX - x, event.clientY - y) > tolerance;
