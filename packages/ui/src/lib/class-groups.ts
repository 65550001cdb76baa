/**
 * Which class names set the same property: what `cn` needs to let the later of two win. It covers what callers adjust
 * on a shared part; a table for all of Tailwind is larger than the whole sign-in form.
 */
const any = () => true;
const isLength = (value: string) => /^\[-?[\d.]/.test(value);
const textSizes = ["2xs", "xs", "sm", "base", "md", "copy", "copy-arabic", "lg", "xl"];
const weights = ["book", "normal", "medium", "control", "semibold", "title", "bold"];
const widths = ["", "0", "2", "3", "4", "5", isLength];
const lineStyles = ["solid", "dashed", "dotted", "none"];

/** Groups whose classes are spelled by one prefix and a value. */
const prefixed = (...prefixes: string[]) => Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [any] }]]));

export const classGroups = {
  ...prefixed("inset", "inset-x", "inset-y", "top", "right", "bottom", "left", "z"),
  ...prefixed("w", "h", "size", "min-w", "min-h", "max-w", "max-h"),
  ...prefixed("m", "mx", "my", "mt", "mr", "mb", "ml", "p", "px", "py", "pt", "pr", "pb", "pl"),
  ...prefixed("gap", "gap-x", "gap-y", "items", "justify", "content", "self", "order", "grid-cols", "col-span"),
  ...prefixed("leading", "tracking", "bg", "opacity", "animate", "cursor", "whitespace", "pointer-events"),
  display: ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "inline-grid", "contents", "hidden"],
  position: ["static", "fixed", "absolute", "relative", "sticky"],
  direction: [{ flex: ["row", "col", "row-reverse", "col-reverse"] }],
  flex: [{ flex: ["1", "auto", "none", "initial"] }],
  wrap: [{ flex: ["wrap", "nowrap"] }],
  shrink: ["shrink", "shrink-0"],
  overflow: [{ overflow: ["auto", "hidden", "visible", "scroll", "clip"] }],
  "overflow-x": [{ "overflow-x": [any] }],
  "overflow-y": [{ "overflow-y": [any] }],
  "font-size": [{ text: [...textSizes, isLength] }],
  "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
  "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
  "text-color": [{ text: [any] }],
  "font-weight": [{ font: weights }],
  "font-family": [{ font: [any] }],
  rounded: [{ rounded: ["", "none", "xs", "sm", "md", "lg", "xl", "full", isLength] }],
  shadow: [{ shadow: [any] }],
  "border-style": [{ border: lineStyles }],
  "border-width": [{ border: widths }],
  "border-x": [{ "border-x": widths }],
  "border-y": [{ "border-y": widths }],
  "border-t": [{ "border-t": widths }],
  "border-r": [{ "border-r": widths }],
  "border-b": [{ "border-b": widths }],
  "border-l": [{ "border-l": widths }],
  "border-color": [{ border: [any] }],
  "ring-width": [{ ring: widths }],
  "ring-color": [{ ring: [any] }],
};

const box = (one: string) => ({
  [one]: [`${one}x`, `${one}y`, `${one}t`, `${one}r`, `${one}b`, `${one}l`],
  [`${one}x`]: [`${one}r`, `${one}l`],
  [`${one}y`]: [`${one}t`, `${one}b`],
});

/** A class of the group on the left undoes earlier ones of the groups on the right. */
export const conflictingGroups = {
  ...box("m"),
  ...box("p"),
  inset: ["inset-x", "inset-y", "top", "right", "bottom", "left"],
  "inset-x": ["right", "left"],
  "inset-y": ["top", "bottom"],
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  overflow: ["overflow-x", "overflow-y"],
  "font-size": ["leading"],
  "border-width": ["border-x", "border-y", "border-t", "border-r", "border-b", "border-l"],
};
