import type { Offence } from "./offence.ts";
import { type Module, relativeTarget } from "./read-modules.ts";

type Graph = Map<string, Set<string>>;

/** Circles among packages and among files, by types too: what needs each other is one thing. */
export function cycleOffences(modules: readonly Module[]): Offence[] {
  return [
    ...circles(packageGraph(modules)).map((members) => circle("circle of packages", members)),
    ...circles(fileGraph(modules)).map((members) => circle("circle of files", members)),
  ];
}

const circle = (rule: string, members: string[]): Offence => ({
  rule,
  where: members[0] ?? "",
  what: `is imported by what it imports: ${[...members, members[0]].join(" → ")}`,
});

function packageGraph(modules: readonly Module[]): Graph {
  const graph: Graph = new Map();
  for (const { workspace, imports } of modules) {
    const from = workspace.split("/").at(-1) ?? "";
    for (const { specifier } of imports) {
      const to = /^@copydesk\/([^/]+)/.exec(specifier)?.[1];
      if (to && to !== from) connect(graph, from, to);
    }
  }
  return graph;
}

function fileGraph(modules: readonly Module[]): Graph {
  const known = new Set(modules.map((one) => one.file));
  const graph: Graph = new Map();
  for (const { file, imports } of modules) {
    for (const one of imports) {
      const target = relativeTarget(file, one.specifier);
      if (target && target !== file && known.has(target)) connect(graph, file, target);
    }
  }
  return graph;
}

function connect(graph: Graph, from: string, to: string): void {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

/** One circle through every node that lies on one, each reported once. */
export function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const settled = new Set<string>();
  const visit = (node: string, path: string[]): void => {
    const seenAt = path.indexOf(node);
    if (seenAt >= 0) {
      found.push(path.slice(seenAt));
      return;
    }
    if (settled.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    settled.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}
