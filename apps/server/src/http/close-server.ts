import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import type { ServerState } from "./server-state.ts";
import { sendAway } from "./streams.ts";

/** How long whoever is being answered may take: the process ends within ten seconds of being told to. */
const patience = 5_000;
const looks = 25;

export interface CloseOptions {
  /** How long a client must have asked nothing before its connection is closed without a word, in milliseconds [1 000]. */
  quiet_ms?: number;
}

interface Connection {
  answers: Set<ServerResponse>;
  /** When it was opened or last answered, and how much had been read from it by then. */
  quietSince: number;
  bytesRead: number;
}

/**
 * Follows a server's connections from its beginning, so that it can be closed without breaking one off: a client that sends its next
 * request while the server closes a kept connection would lose that request. So whoever asks is told that this was the connection's last
 * answer, and the server closes by itself only what nobody uses. Nobody new is let in.
 * @returns how to close it: takes no more work at once, resolves when the last connection is closed, at the latest after five seconds.
 */
export function closeInOrder(server: Server, state: ServerState, { quiet_ms = 1_000 }: CloseOptions = {}): () => Promise<void> {
  const open = new Map<Socket, Connection>();
  server.on("connection", (socket) => {
    open.set(socket, { answers: new Set(), quietSince: performance.now(), bytesRead: 0 });
    socket.once("close", () => open.delete(socket));
  });
  // Before the app sees it, which may answer at once.
  server.prependListener("request", ({ socket }, response) => {
    const connection = open.get(socket);
    connection?.answers.add(response);
    if (state.draining) makeLast(response);
    response.once("close", () => {
      connection?.answers.delete(response);
      if (connection) Object.assign(connection, { quietSince: performance.now(), bytesRead: socket.bytesRead });
    });
  });

  function closeQuiet(): void {
    for (const [socket, { answers, quietSince, bytesRead }] of open) {
      // A request whose first bytes are there is under way already.
      const isQuiet = answers.size === 0 && socket.bytesRead === bytesRead && performance.now() - quietSince >= quiet_ms;
      if (isQuiet) socket.destroySoon();
    }
  }

  /** An answer that has no headers yet is no stream yet; its turn comes. */
  function endStreams(): void {
    for (const stream of state.streams) if (stream.headersSent && !stream.writableEnded) sendAway(stream);
  }

  return async () => {
    state.draining = true;
    for (const { answers } of open.values()) for (const answer of answers) makeLast(answer);
    // Right after the loop has taken in who was waiting to be let in: whoever waits when it closes is reset.
    await setImmediate();
    // The HTTP server's own way of closing would close kept connections at once.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const tidy = () => {
      endStreams();
      closeQuiet();
    };
    tidy();
    const tidying = setInterval(tidy, looks);
    const enough = setTimeout(() => server.closeAllConnections(), patience);
    await closed;
    clearInterval(tidying);
    clearTimeout(enough);
    // What it looks after besides its connections ends, too; it is not listening any more, which is no news.
    server.close(() => undefined);
  };
}

/** The client is told to open another connection for its next request. */
function makeLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}
