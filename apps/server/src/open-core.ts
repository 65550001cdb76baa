import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Core, createLive, createSecretBox } from "@copydesk/core";
import { closeDatabase, lockDataFolder, migrateDatabase, openDatabase, seedFactoryData } from "@copydesk/db";
import { createDocumentWorkers } from "@copydesk/documents";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import type { Logger } from "pino";
import { v7 as uuidv7 } from "uuid";
import type { Configuration } from "./configuration.ts";
import { documentWorker, fontsFolder, migrationsFolder } from "./folders.ts";
import { installationSecret } from "./installation-secret.ts";

export interface OpenCore {
  core: Core;
  close(): Promise<void>;
}

/** Takes the data folder, brings its database up to date and wires what the domain reaches the world through. */
export async function openCore(configuration: Configuration, log: Logger): Promise<OpenCore> {
  const { dataFolder } = configuration;
  mkdirSync(dataFolder, { recursive: true });
  const lock = lockDataFolder(dataFolder);
  const file = join(dataFolder, "copydesk.sqlite");
  const secret = installationSecret(dataFolder, configuration.secret, existsSync(file));
  const db = openDatabase(file);
  const { applied } = migrateDatabase(db, migrationsFolder, join(dataFolder, "backups"));
  if (applied > 0) log.info({ applied }, "database migrated");
  await seedFactoryData(db, { now: new Date(), newId: uuidv7 });

  const models = createModelClient({
    outboundFetch: createOutboundFetch({ hostsAllow: configuration.modelHostsAllowed }),
    builtin: { tokens_per_second: configuration.builtinTokensPerSecond },
  });
  const documents = createDocumentWorkers({ workerUrl: documentWorker(), fontsDir: fontsFolder });
  const core: Core = {
    db,
    now: Date.now,
    newId: () => uuidv7(),
    randomToken: (bytes) => randomBytes(bytes).toString("base64url"),
    log,
    models,
    documents,
    secrets: createSecretBox(secret),
    live: createLive(randomBytes(6).toString("base64url")),
    dataFolder,
    publicUrl: configuration.publicUrl ?? `http://${configuration.host}:${configuration.port}`,
  };
  return {
    core,
    async close() {
      await Promise.allSettled([models.close(), documents.close()]);
      closeDatabase(db);
      lock.release();
    },
  };
}
