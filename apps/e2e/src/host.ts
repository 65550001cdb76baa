import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Asked, HostReply } from "@copydesk/server/host-fixture";
import { compileCache, type Desk, dataForServer, environmentOf } from "./copydesk.ts";
import { endsWithTests } from "./ends-with-tests.ts";

const program = fileURLToPath(new URL("../../server/dist-tests/host.js", import.meta.url));

/**
 * A process in which servers are opened and closed one after the other, each on data of its own: what a start has to load is loaded once
 * for all of them. Tests of the process itself (what ends it, what it prints) start the built server instead.
 */
export interface Host {
  open(env: Record<string, string>): Promise<Desk>;
  end(): Promise<void>;
}

export function startHost(): Host {
  const child = fork(program, { env: { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache } });
  endsWithTests(child);
  const printed = new Map<number, string>();
  const waiting = new Map<number, { resolve(): void; reject(reason: Error): void }>();
  child.on("message", (said: HostReply) => {
    if ("logged" in said) printed.set(said.id, (printed.get(said.id) ?? "") + said.logged);
    else if ("failed" in said) waiting.get(said.id)?.reject(new Error(said.failed));
    else waiting.get(said.id)?.resolve();
  });
  child.once("exit", () => {
    for (const one of waiting.values()) one.reject(new Error("The process of the servers ended."));
  });
  const ask = (asked: Asked) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(asked.id, { resolve, reject });
      child.send(asked);
    });
  let last = 0;
  return {
    async open(env) {
      const { dataFolder, port, url, remove } = await dataForServer();
      last += 1;
      const id = last;
      await ask({ id, open: { ...environmentOf(port, dataFolder), ...env } });
      return {
        url,
        dataFolder,
        database: null,
        output: () => printed.get(id) ?? "",
        async dispose() {
          await ask({ id, close: true });
          printed.delete(id);
          remove();
        },
      };
    },
    async end() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await ended;
    },
  };
}
