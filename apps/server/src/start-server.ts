import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { DrawingAnswer, DrawingQuestion } from "@copydesk/contracts";
import {
  type Core,
  createFirstAdministrator,
  createWorker,
  type FirstAdministrator,
  forgetTypedRecipients,
  makeEnvironmentModel,
  markTypedNames,
  preparePasswords,
  startAsanaJob,
  startBudgetJob,
  startCallTextsJob,
  startChatJob,
  startExperimentJob,
  startMailJob,
  startPackCallsJob,
  startRetentionJob,
  startSpansJob,
  startUploadJob,
  sweepAnswers,
  sweepAttempts,
  sweepFiles,
  sweepLinks,
  sweepMails,
  sweepSessions,
  sweepSignInFailures,
  sweepUploads,
  unreadableKeys,
  warmUp,
} from "@copydesk/core";
import { alone, createAnsweringThread, lookForDamage, onPostgres, takeTurns } from "@copydesk/db";
import type { Logger } from "pino";
import { startNightlyBackup } from "./backup/nightly-backup.ts";
import { type Configuration, hostInUrl } from "./configuration.ts";
import { type Programs, programsIn } from "./folders.ts";
import { answerBrokenRequests } from "./http/answer-broken-requests.ts";
import { createApp } from "./http/app.ts";
import { type CloseOptions, closeInOrder } from "./http/close-server.ts";
import { createServerState } from "./http/server-state.ts";
import { openCore } from "./open-core.ts";

export interface RunningServer {
  /** Where people reach it. */
  url: string;
  /** Made at the first start; null when there were people already. */
  firstSignIn: FirstAdministrator | null;
  /** The database file was read through beside everything else: what is wrong with it, or null. Pending when stopped before. */
  damage: Promise<Error | null>;
  /** Not ready at once, streams told to come back, tasks handed back; resolves when nothing runs any more. */
  stop(reason: string): Promise<void>;
}

export interface StartOptions extends CloseOptions {
  /** What runs beside it [found beside this program]. */
  programs?: Programs;
}

/**
 * The whole process: data, worker, HTTP.
 * @throws with a sentence that says what to do when it cannot start; nothing is left open then.
 */
export async function startServer(configuration: Configuration, log: Logger, options: StartOptions = {}): Promise<RunningServer> {
  const { programs = programsIn() } = options;
  const { core, close } = await openCore(configuration, log, programs);
  try {
    await makeEnvironmentModel(core, configuration.model);
    const state = createServerState();
    const drawing =
      programs.drawing && createAnsweringThread<DrawingQuestion, DrawingAnswer>({ entry: programs.drawing, idleMs: 60_000, memoryMb: 64 });
    const app = createApp(core, configuration, state, drawing);
    const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 120_000, maxHeaderSize: 32_768 }, app);
    answerBrokenRequests(server);
    const closeServer = closeInOrder(server, state, options);
    await listen(server, configuration);
    const begin = async () => {
      // Not before the port is ours: the made-up password of a start that came to nothing would be shown to nobody.
      const made = await alone(core.db, () => createFirstAdministrator(core, configuration.admin));
      const duty = await takeTurns(core.db, {
        begin: () => workForAll(core, configuration, programs),
        prepare: () => void warmUp(core),
        onError: (error) => log.error({ err: error }, "the work of all processes could not be begun or ended"),
      });
      state.starting = false;
      return { made, duty };
    };
    const { made: firstSignIn, duty } = await begin().catch(async (error: unknown) => {
      await closeServer();
      throw error;
    });
    const looking = onPostgres ? null : lookForDamage(core.db, programs.aside);
    state.checking = looking !== null;
    void looking?.found.then(() => {
      state.checking = false;
    });
    tellOfUnreadableKeys(core).catch((error: unknown) => log.warn({ err: error }, "stored keys were not looked at"));
    markTypedNames(core).catch((error: unknown) => log.warn({ err: error }, "what was typed for a name is still in the activity log"));
    forgetTypedRecipients(core).catch((error: unknown) => log.warn({ err: error }, "what was typed for an address is still in the mails"));
    preparePasswords().catch((error: unknown) => log.warn({ err: error }, "no hash for unknown people yet"));
    return {
      url: addressOf(server.address() as AddressInfo, configuration),
      firstSignIn,
      damage: looking?.found ?? Promise.resolve(null),
      async stop(reason) {
        log.info({ reason }, "stopping");
        await Promise.all([closeServer(), duty.end(), looking?.stop()]);
        await drawing?.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whoever has set another secret by mistake finds it out now, and not with the next text. */
async function tellOfUnreadableKeys(core: Core): Promise<void> {
  const models = await unreadableKeys(core);
  if (models.length > 0)
    core.log.warn({ models }, "the keys of these models were stored under another secret: start with that one, or enter them again");
}

const starts = [
  startMailJob,
  startUploadJob,
  startAsanaJob,
  startCallTextsJob,
  startPackCallsJob,
  startChatJob,
  startSpansJob,
  startExperimentJob,
  startRetentionJob,
  startBudgetJob,
];

/** What one process does for all that share a database: it writes what was asked for, sends, sweeps and backs up. Answers how to stop. */
async function workForAll(core: Core, configuration: Configuration, programs: Programs): Promise<() => Promise<void>> {
  const worker = createWorker(core, { workerId: core.newId() });
  await worker.start();
  const jobs = starts.map((start) => start(core));
  const stopSweeping = sweepNowAndThen(core);
  // Postgres is backed up by its own programs.
  const backups = onPostgres ? null : startNightlyBackup(core, { keep: configuration.backupsKept, entry: programs.backup });
  return async () => {
    stopSweeping();
    await Promise.all([worker.stop(), ...jobs.map((job) => job.stop()), backups?.stop()]);
  };
}

function listen(server: ReturnType<typeof createServer>, { port, host }: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new Error(portWords(error, port, host), { cause: error })));
    server.listen(port, host, resolve);
  });
}

function portWords(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === "EADDRINUSE") return `Port ${port} of ${host} is taken. Stop what uses it, or set PORT to another one.`;
  if (error.code === "EACCES") return `This user may not listen on port ${port}. Set PORT to one above 1024.`;
  return `Copydesk cannot listen on ${host}:${port}: ${error.message}`;
}

function addressOf(address: AddressInfo, { host, publicUrl }: Configuration): string {
  const shown = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : hostInUrl(host);
  return publicUrl ?? `http://${shown}:${address.port}`;
}

const everyTenMinutes = 600_000;

const sweeps = [sweepSessions, sweepSignInFailures, sweepAnswers, sweepAttempts, sweepLinks, sweepMails, sweepFiles, sweepUploads];

/** Removes what is over: sessions, old failed sign-ins, answers kept for repeated calls, sign-ins that nobody came back from, links, mails, and files of nobody or that nobody added. Answers how to stop. */
function sweepNowAndThen(core: Core): () => void {
  const sweep = () =>
    void Promise.all(sweeps.map((one) => one(core))).catch((error: unknown) => core.log.warn({ err: error }, "sweeping failed"));
  const timer = setInterval(sweep, everyTenMinutes);
  timer.unref();
  return () => clearInterval(timer);
}
