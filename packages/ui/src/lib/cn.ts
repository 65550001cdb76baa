import { type ClassValue, clsx } from "clsx";
import { createTailwindMerge } from "tailwind-merge";
import { classGroups, conflictingGroups } from "./class-groups.ts";

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups: conflictingGroups,
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ["before", "after", "placeholder", "selection", "*", "**"],
}));

/** Joins class names; of two that set the same property the later one wins, so that callers can adjust a part. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes));
