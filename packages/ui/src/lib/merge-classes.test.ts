import fc from "fast-check";
import { createTailwindMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { classGroups, conflictingGroups } from "./class-groups.ts";
import { mergeClasses } from "./merge-classes.ts";

/** The library for this, which is larger than a page of ours and slower, with the same table. */
const reference = createTailwindMerge(() => ({
  cacheSize: 0,
  theme: {},
  classGroups,
  conflictingClassGroups: conflictingGroups,
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ["before", "after", "placeholder", "selection", "*", "**"],
}));

const names = [
  ...["p-4", "px-3", "pl-1", "-mt-2", "m-0", "size-7", "w-5", "h-[34px]", "max-w-[calc(100vw-16px)]", "min-h-8", "inset-0", "left-2"],
  ...["text-sm", "text-[28px]", "text-ink", "text-center", "text-nowrap", "text-copy-arabic", "bg-canvas", "bg-ink/50", "leading-6"],
  ...[
    "border",
    "border-0",
    "border-[1.5px]",
    "border-line",
    "border-dashed",
    "border-t",
    "border-t-2",
    "border-x",
    "rounded",
    "rounded-md",
  ],
  ...["flex", "hidden", "inline-flex", "flex-1", "flex-col", "flex-wrap", "shrink-0", "gap-2", "gap-x-4", "grid", "grid-cols-2"],
  ...["overflow-hidden", "overflow-y-auto", "shadow-pop", "ring-2", "ring-line", "font-bold", "font-mono", "truncate", "link", "group/row"],
];
const states = ["", "hover:", "md:", "md:hover:", "!", "hover:!", "[&>td]:", "data-[state=open]:", "[tbody_&]:hover:", "max-md:"];
const classes = fc.array(
  fc.tuple(fc.constantFrom(...states), fc.constantFrom(...names)).map(([state, name]) => state + name),
  { maxLength: 12 },
);

it("merges as the library does", () => {
  fc.assert(
    fc.property(classes, (list) => {
      expect(mergeClasses(list.join(" "))).toBe(reference(list.join(" ")));
    }),
    { numRuns: 3_000 },
  );
});
