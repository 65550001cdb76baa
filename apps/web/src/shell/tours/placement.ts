export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
/** The side of the popover its arrow stands on, and how far along that side, in px. */
export interface Arrow {
  side: "left" | "right" | "top" | "bottom";
  at: number;
}

/** Between stage and popover. */
const gap = 20;
/** Left free at the window's edges. */
const margin = 16;
/** From the stage's corner to the arrow. */
const arrowInset = 30;

/** Beside the stage and level with its top; under or over it where there is no room; else at the foot of the window. */
export function placePopover(stage: Box | null, size: Size, view: Size): { left: number; top: number; arrow: Arrow | null } {
  const lastLeft = Math.max(view.width - size.width - margin, margin);
  const lastTop = Math.max(view.height - size.height - margin, margin);
  const middle = (view.width - size.width) / 2;
  if (!stage) return { left: middle, top: (view.height - size.height) / 2, arrow: null };

  const right = stage.left + stage.width;
  const bottom = stage.top + stage.height;
  const level = clamp(stage.top, margin, lastTop);
  const flush = clamp(stage.left, margin, lastLeft);
  const beside = clamp(stage.top + arrowInset - level, 18, size.height - 18);
  const along = clamp(Math.max(stage.left, 0) + Math.min(arrowInset, stage.width / 2) - flush, 18, size.width - 18);

  if (right + gap <= lastLeft) return { left: Math.max(right + gap, margin), top: level, arrow: { side: "left", at: beside } };
  if (stage.left - gap - size.width >= margin)
    return { left: Math.min(stage.left - gap - size.width, lastLeft), top: level, arrow: { side: "right", at: beside } };
  if (bottom + gap <= lastTop && bottom + gap >= margin) return { left: flush, top: bottom + gap, arrow: { side: "top", at: along } };
  if (stage.top - gap - size.height >= margin && stage.top - gap - size.height <= lastTop)
    return { left: flush, top: stage.top - gap - size.height, arrow: { side: "bottom", at: along } };
  return { left: middle, top: lastTop, arrow: null };
}

/** What stays over the page at its top: the navigation and the screen's own bar, with some air. */
const barsHeight = 172;
/** Under it there is room for the popover only in the narrow layout. */
const roomBeside = 1_100;

/** How far to scroll down so that the box can be seen, in px; 0 when it can. */
export function scrollNeeded(box: Box, view: Size): number {
  const free = view.height - barsHeight - margin;
  const isSeen = box.top >= barsHeight && box.top + box.height <= view.height - margin;
  if (view.width >= roomBeside) {
    if (isSeen) return 0;
    return box.top - barsHeight - Math.max((free - box.height) / 2, 0);
  }
  return box.top - barsHeight;
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(high, low));
