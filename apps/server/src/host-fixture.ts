import { readConfiguration } from "./configuration.ts";
import { createLog } from "./create-log.ts";
import { startServer } from "./start-server.ts";
import { builtPrograms } from "./testing.ts";

/** What is asked of the host: to open a server with this environment, or to close it again. */
export type Asked = { id: number; open: Record<string, string> } | { id: number; close: true };
/** What it says: that what was asked is done, why it could not be, or what a server has logged. */
export type HostReply = { id: number; done: true } | { id: number; failed: string } | { id: number; logged: string };

// A process for tests in other processes, in which servers are opened and closed: what a start has to load is loaded once for all of them.
process.umask(0o077);
const open = new Map<number, Awaited<ReturnType<typeof startServer>>>();
const reply = (message: HostReply) => process.send?.(message);

async function answer(asked: Asked): Promise<void> {
  const { id } = asked;
  if ("open" in asked) {
    const configuration = readConfiguration(asked.open);
    const log = createLog(configuration.logLevel, { write: (logged: string) => reply({ id, logged }) });
    open.set(id, await startServer(configuration, log, { quiet_ms: 0, programs: builtPrograms }));
  } else {
    await open.get(id)?.stop("its tests are over");
    open.delete(id);
  }
}

process.on("message", (asked: Asked) => {
  answer(asked).then(
    () => reply({ id: asked.id, done: true }),
    (reason: unknown) => reply({ id: asked.id, failed: String(reason) }),
  );
});
process.once("disconnect", () => process.exit());
