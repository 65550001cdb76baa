import { classGroups, conflictingGroups } from "./class-groups.ts";

/** Says of a value after a prefix, such as `4` in `px-4`, whether it belongs to a group. */
type Test = (value: string) => boolean;

const remembered = new Map<string, string>();
const rememberedMax = 500;

/** Drops of a list of class names each that a later one undoes, in the same state (`hover:`, `md:`, `!`). */
export function mergeClasses(classes: string): string {
  const known = remembered.get(classes);
  if (known !== undefined) return known;
  const merged = merge(classes.split(/\s+/).filter(Boolean)).join(" ");
  if (remembered.size >= rememberedMax) remembered.clear();
  remembered.set(classes, merged);
  return merged;
}

function merge(classes: readonly string[]): string[] {
  const undone = new Set<string>();
  return classes
    .toReversed()
    .filter((one) => {
      const { state, name } = readClass(one);
      const group = groupOf(name);
      if (!group) return true;
      if (undone.has(state + group)) return false;
      for (const each of [group, ...(conflicts[group] ?? [])]) undone.add(state + each);
      return true;
    })
    .reverse();
}

/** `hover:!-mt-2/3` is `mt-2/3` in the state `hover:!`. */
function readClass(one: string): { state: string; name: string } {
  const variants = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*/.exec(one)?.[0] ?? "";
  const important = /^!|!$/.test(one.slice(variants.length)) ? "!" : "";
  return { state: variants + important, name: one.slice(variants.length).replace(/^!?-?|!$/g, "") };
}

const conflicts: Record<string, readonly string[] | undefined> = conflictingGroups;
const whole = new Map<string, string>();
const prefixes = new Map<string, { test: Test; group: string }[]>();
for (const [group, members] of Object.entries<readonly (string | Record<string, readonly (string | Test)[]>)[]>(classGroups)) {
  for (const member of members) {
    if (typeof member === "string") whole.set(member, group);
    else for (const [prefix, values] of Object.entries(member)) for (const value of values) enter(prefix, value, group);
  }
}

function enter(prefix: string, value: string | Test, group: string): void {
  if (typeof value === "string") whole.set(value === "" ? prefix : `${prefix}-${value}`, group);
  else prefixes.set(prefix, [...(prefixes.get(prefix) ?? []), { test: value, group }]);
}

/** The group of a class name by all of it, or else by its longest prefix that has one; undefined for one we do not merge. */
function groupOf(name: string): string | undefined {
  const exact = whole.get(name.replace(/\/[^\]]*$/, "")) ?? whole.get(name);
  if (exact) return exact;
  for (let dash = name.lastIndexOf("-"); dash > 0; dash = name.lastIndexOf("-", dash - 1)) {
    const group = prefixes.get(name.slice(0, dash))?.find(({ test }) => test(name.slice(dash + 1)))?.group;
    if (group) return group;
  }
  return undefined;
}
