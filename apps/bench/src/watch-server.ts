import { setTimeout as wait } from "node:timers/promises";
import { type Running, residentMegabytes } from "./process.ts";

/** The most memory that a process holds, and how long it takes to answer a simple question. */
export function watchServer({ url, pid }: Running, path = "/api/healthz", headers: Record<string, string> = {}) {
  let most = residentMegabytes(pid);
  const times: number[] = [];
  let going = true;
  const sampling = (async () => {
    while (going) {
      most = Math.max(most, residentMegabytes(pid));
      await wait(10);
    }
  })();
  const asking = (async () => {
    while (going) {
      const began = performance.now();
      await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
      times.push(performance.now() - began);
      await wait(5);
    }
  })();
  return {
    async stop() {
      going = false;
      await Promise.all([sampling, asking]);
      return { most, times };
    },
  };
}
