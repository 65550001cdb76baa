import { asDamage, endAfter, messageWithoutValues, storageFailure } from "@copydesk/db";
import type { Logger } from "pino";
import { readConfiguration } from "./configuration.ts";
import { createLog } from "./create-log.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** How long a stop may take before the process ends anyway. */
const patience = 9_000;

/** Is the server until it is told to end: by a signal, or by the end of one of these processes. Ends the process where it cannot start. */
export async function serve({ endWith = [] }: { endWith?: readonly number[] } = {}): Promise<void> {
  // Everything that people wrote, their sign-ins and links sent to them lie in the data folder: none of it is for other users
  // of the machine.
  process.umask(0o077);
  try {
    // What greets has nobody to read it where the output takes nothing.
    process.stdout.on("error", () => undefined);
    const configuration = readConfiguration();
    const log = createLog(configuration.logLevel);
    const starting = startServer(configuration, log);
    // It answers a moment before it is ready: a signal ends it in order from the first moment on.
    endOnSignals(starting, endWith);
    const server = await starting;
    outliveFailures(log);
    endOnDamage(server);
    // Last: whoever reads that it is ready may stop it in the same moment.
    greet(server);
  } catch (reason) {
    const error = asDamage(reason);
    // The words are for whoever started it; the stack helps nobody who set a wrong variable.
    process.stderr.write(`${wordsOf(error)}\n`);
    endAfter(error);
  }
}

function wordsOf(error: unknown): string {
  const failure = storageFailure(error);
  return failure?.code === "STORAGE_FULL" ? `Copydesk cannot start. ${failure.message}` : messageWithoutValues(error);
}

/** The two lines that whoever starts it for the first time needs. A made-up password is shown here and nowhere else. */
function greet({ url, firstSignIn }: RunningServer): void {
  const lines = [`Copydesk is ready at ${url}`];
  if (firstSignIn) {
    const { email, madeUpPassword } = firstSignIn;
    lines.push(`Sign in as ${email}${madeUpPassword ? ` with the password ${madeUpPassword} (shown only now)` : ""}`);
  }
  process.stdout.write(`\n  ${lines.join("\n  ")}\n\n`);
}

/** What is in a damaged file cannot be trusted, and what is written into it may be lost. */
function endOnDamage(server: RunningServer): void {
  void server.damage.then(async (damage) => {
    if (!damage) return;
    process.stderr.write(`${damage.message}\n`);
    setTimeout(() => process.exit(1), patience).unref();
    await server.stop("the database file is damaged");
    process.exit(1);
  });
}

function endOnSignals(starting: Promise<RunningServer>, endWith: readonly number[]): void {
  const stop = async (signal: string) => {
    setTimeout(() => process.exit(0), patience).unref();
    // Where it cannot start it says so, and ends by itself.
    const server = await starting.catch(() => null);
    if (server === null) return;
    await server.stop(signal);
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (endWith.length > 0) whenOneIsDeleted(endWith, () => stop("the end of what started it"));
}

/** Calls back once one of these processes is gone: who starts a process does not always hand on the signal that ends it. */
function whenOneIsDeleted(pids: readonly number[], onDeleted: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isThere)) return;
    clearInterval(timer);
    onDeleted();
  }, 500);
  timer.unref();
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is one all the same.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * One request's failure that nobody waited for is not everybody's end: what is written is written in transactions, so
 * the process goes on. A thrown error that nobody caught is another matter; whatever watches over the process starts it again.
 */
function outliveFailures(log: Logger): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a failure that nobody waited for"));
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a failure that nobody caught");
    process.exit(1);
  });
}
