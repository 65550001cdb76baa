import { readConfiguration } from "./configuration.ts";
import { startServer } from "./start-server.ts";

/** How long a stop may take before the process ends anyway. */
const patience = 9_000;

try {
  const server = await startServer(readConfiguration());
  const stop = async (signal: string) => {
    setTimeout(() => process.exit(1), patience).unref();
    await server.stop(signal);
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  // The words are for whoever started it; the stack helps nobody who set a wrong variable.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
