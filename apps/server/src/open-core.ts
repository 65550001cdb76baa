import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Core, createLanguageDetector, createLive, createMailer, createSecretBox, createServices, ports } from "@copydesk/core";
import {
  asDamage,
  closeDatabase,
  createAside,
  type Database,
  databaseName,
  demandUsableFolder,
  finishRestore,
  lockDataFolder,
  migrateDatabase,
  openDatabase,
  type Relay,
  refoldNames,
  refreshFactoryPrompts,
  type SharedClock,
  seedFactoryData,
} from "@copydesk/db";
import { createDocumentWorkers } from "@copydesk/documents";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import type { Logger } from "pino";
import { v7 as uuidv7 } from "uuid";
import { type Configuration, hostInUrl } from "./configuration.ts";
import { fontsFolder, migrationsFolder, programsIn } from "./folders.ts";
import { installationSecret } from "./installation-secret.ts";
import { openSharedData, sharedFolderMark } from "./open-shared-data.ts";
import { version } from "./version.ts";

export interface OpenCore {
  core: Core;
  close(): Promise<void>;
}

/** Takes the data folder, brings its database up to date and wires what the domain reaches the world through. */
export async function openCore(configuration: Configuration, log: Logger, programs = programsIn()): Promise<OpenCore> {
  await demandUsableFolder(configuration.dataFolder);
  if (configuration.databaseUrl) return wireCore(configuration, log, await openSharedData(configuration, log), programs);
  const lock = lockDataFolder(configuration.dataFolder);
  try {
    const { core, close } = wireCore(configuration, log, await openData(configuration, log), programs);
    return {
      core,
      async close() {
        await close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface OpenData {
  db: Database;
  secret: string;
  /** The line to other processes, where there are any. */
  relay?: Relay;
  /** The time that they share. */
  clock?: SharedClock;
}

/** The domain over an open database, with all that it reaches the world through; `close` closes the database, too. */
export function wireCore(
  configuration: Configuration,
  log: Logger,
  { db, secret, relay, clock }: OpenData,
  programs = programsIn(),
): OpenCore {
  const outbound = createOutboundFetch({ hostsAllow: configuration.modelHostsAllowed });
  const models = createModelClient({ outboundFetch: outbound, builtin: { tokens_per_second: configuration.builtinTokensPerSecond } });
  const { exportWorker, reader } = programs;
  const documents = createDocumentWorkers({ exportWorker, reader, fontsDir: fontsFolder });
  const aside = createAside(db, { entry: programs.aside });
  const detector = createLanguageDetector(programs.detector);
  const publicUrl = configuration.publicUrl ?? `http://${hostInUrl(configuration.host)}:${configuration.port}`;
  if (configuration.smtpUrl && !configuration.publicUrl) log.warn({ publicUrl }, "links in mails begin with this; set PUBLIC_URL");
  const mail = createMailer({ smtpUrl: configuration.smtpUrl, outboxFolder: join(configuration.dataFolder, "outbox"), publicUrl });
  const services = createServices(configuration);
  const core: Core = {
    db,
    now: clock?.now ?? Date.now,
    newId: () => uuidv7(),
    randomToken: (bytes) => randomBytes(bytes).toString("base64url"),
    log,
    models,
    documents,
    aside,
    detector,
    secrets: createSecretBox(secret),
    live: relay ? createLive("shared", relay) : createLive(randomBytes(6).toString("base64url")),
    mail,
    services,
    ports,
    dataFolder: configuration.dataFolder,
    publicUrl,
  };
  return {
    core,
    async close() {
      mail.close();
      await Promise.allSettled([
        models.close(),
        documents.close(),
        aside.close(),
        detector.close(),
        outbound.close(),
        services.fetch.close(),
        relay?.close(),
        clock?.stop(),
      ]);
      await closeDatabase(db);
    },
  };
}

/** The database, up to date and with everything that every Copydesk begins with, and the secret that belongs to it. */
async function openData({ dataFolder, secret: configured }: Configuration, log: Logger): Promise<OpenData> {
  const file = join(dataFolder, databaseName);
  finishRestore(dataFolder);
  demandDatabase(dataFolder);
  const secret = installationSecret(dataFolder, configured, existsSync(file));
  const db = openDatabase(file);
  try {
    const { applied } = migrateDatabase(db, migrationsFolder, { backups: join(dataFolder, "backups"), version });
    if (applied > 0) log.info({ applied }, "database migrated");
    const context = { now: new Date(), newId: uuidv7 };
    await seedFactoryData(db, context);
    const refolded = await refoldNames(db);
    if (refolded > 0) log.info({ refolded }, "names are compared with the marks that are letters");
    const refreshed = await refreshFactoryPrompts(db, context);
    if (refreshed > 0) log.info({ refreshed }, "prompts that nobody has changed are those of this version");
    return { db, secret };
  } catch (error) {
    await closeDatabase(db);
    throw asDamage(error);
  }
}

/**
 * A folder without a database, or with an empty one, is a new installation only when nothing else of an earlier one is there: a disk that
 * was not mounted whole, or a file that was removed by mistake, must not begin anew over keys, uploads and backups.
 * @throws an error that says what is there, and the way back.
 */
export function demandDatabase(folder: string): void {
  const database = join(folder, databaseName);
  // A file that has moved to Postgres may lie there still, as it was on that day.
  if (existsSync(join(folder, sharedFolderMark)))
    throw new Error(
      `${folder} belongs to a Copydesk on Postgres, as ${sharedFolderMark} in it says, and DATABASE_URL is not set. Set it as before.
  To work with the file in this folder instead, without what was written on Postgres: move ${sharedFolderMark} away.`,
    );
  if (existsSync(database) && statSync(database).size > 0) return;
  const backups = filesIn(join(folder, "backups")).filter((name) => name.endsWith(".tar"));
  const uploads = filesIn(join(folder, "uploads"));
  const left = [
    ...(existsSync(join(folder, "secret.key")) ? ["secret.key"] : []),
    ...(uploads.length > 0 ? ["uploads"] : []),
    ...(backups.length > 0 ? ["backups"] : []),
  ];
  if (left.length === 0) return;
  const newest = backups.sort((a, b) => changedAt(join(folder, "backups", a)) - changedAt(join(folder, "backups", b))).at(-1);
  const wayBack = newest
    ? `copydesk restore ${join(folder, "backups", newest)} (in a checkout: npm run restore -- FILE)`
    : `put ${databaseName} back, or restore a backup with: copydesk restore FILE (in a checkout: npm run restore -- FILE)`;
  throw new Error(
    `The database ${database} is ${existsSync(database) ? "empty" : "missing"}, but ${list(left)} of an earlier installation ${left.length === 1 && left[0] === "secret.key" ? "is" : "are"} there. Nothing was changed.
  To go on with the earlier one: ${wayBack}
  To begin anew: set DATA_DIR to another folder, or move away what is in this one.`,
  );
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);
const changedAt = (file: string): number => statSync(file).mtimeMs;
const list = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);
