import type { Node } from "oxc-parser";

/** Visits a node and everything in it, each with what it stands in, the nearest first. */
export function walk(node: Node, visit: (node: Node, around: readonly Node[]) => void, around: readonly Node[] = []): void {
  visit(node, around);
  const inner = [node, ...around];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, inner);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
