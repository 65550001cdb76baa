import type { ChildProcess } from "node:child_process";

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill();
});

/** A test that fails does not come to its end, where it would end what it started: the end of the tests does. */
export function endsWithTests(child: ChildProcess): void {
  running.add(child);
  child.once("exit", () => running.delete(child));
}
