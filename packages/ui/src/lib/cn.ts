import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// The theme's own size and shadow names, which tailwind-merge could otherwise take for colours.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ["copy", "copy-arabic"],
      shadow: ["pop", "dialog", "thumb", "sheet", "knob"],
      "font-weight": ["book", "control", "title"],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins, so that callers can adjust a part. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
