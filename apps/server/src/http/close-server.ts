import type { Server } from "node:http";
import type { ServerState } from "./server-state.ts";

/** How long whoever is being answered may take: the process ends within ten seconds of being told to. */
const patience = 5_000;
const looks = 50;

/**
 * Takes no more calls and resolves when the last connection is closed. Live streams are broken off at once, because they
 * never end by themselves and their clients come back by themselves; answers under way are finished.
 */
export async function closeServer(server: Server, { streams }: ServerState): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  for (const stream of streams) stream.destroy();
  // A connection that was kept alive is idle only once its answer is sent.
  const closing = setInterval(() => server.closeIdleConnections(), looks);
  const enough = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(closing);
  clearTimeout(enough);
}
