import { setTimeout as wait } from "node:timers/promises";
import { ownMegabytes, type Running, residentMegabytes } from "./process.ts";

/** The most memory that the server holds by itself and with what it has started, and how long it takes to answer a simple question. */
export function watchServer({ url, pid }: Running, path = "/api/healthz", headers: Record<string, string> = {}) {
  let most = residentMegabytes(pid);
  let mostOwn = ownMegabytes(pid);
  const times: number[] = [];
  let going = true;
  const sampling = (async () => {
    while (going) {
      most = Math.max(most, residentMegabytes(pid));
      mostOwn = Math.max(mostOwn, ownMegabytes(pid));
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
      return { most, mostOwn, times };
    },
  };
}
