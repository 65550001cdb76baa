import { existsSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, compareSchema, databaseName, openDatabase } from "@copydesk/db";
import { lookAtSecret, migrationsFolder, wireCore } from "@copydesk/server";
import pino from "pino";
import { configurationOf } from "../data-folder.ts";
import type { World } from "../world.ts";
import { lookAtClock } from "./clock.ts";
import { lookAtDatabase, lookAtInstallationSecret } from "./database.ts";
import { type Finding, type Look, note, wrong } from "./finding.ts";
import { lookAtDisk, lookAtFolder, lookAtRights } from "./folder.ts";
import { lookAtMail, lookAtModel } from "./reach.ts";

/**
 * Looks at one subject after the other. What rests on something that is wrong is not looked at.
 * @throws CommandFailure for a configuration that is wrong.
 */
export async function* examine(world: World): AsyncGenerator<Finding> {
  const configuration = configurationOf(world);
  const { dataFolder } = configuration;
  const folder = await lookAt("Folder", lookAtFolder(dataFolder));
  yield folder;
  if (folder.state === "wrong") return;
  yield lookAt("Rights", lookAtRights(dataFolder));
  yield lookAt("Disk", lookAtDisk(dataFolder));
  const file = join(dataFolder, databaseName);
  const hasData = existsSync(file);
  const opened = open(file);
  if (opened.problem !== null) return yield { subject: "Database", ...wrong(opened.problem) };
  const { db } = opened;
  const database = await lookAt("Database", lookAtDatabase(db));
  yield database;
  yield lookAt("Secret", lookAtInstallationSecret(dataFolder, { configured: configuration.secret, hasData }));
  const secret = configuration.secret ?? lookAtSecret(dataFolder).kept;
  const isCurrent = db !== null && database.state !== "wrong" && compareSchema(db, migrationsFolder).pending === 0;
  if (db && secret && isCurrent) {
    const { core, close } = wireCore(configuration, pino({ level: "silent" }), { db: openDatabase(file), secret });
    yield await lookAt("Model", lookAtModel(core, world.signal));
    yield await lookAt("Mail", lookAtMail(core));
    await close();
  } else {
    const words = "Looked at once the server has started and there is a database of this version.";
    yield { subject: "Model", ...note(words) };
    yield { subject: "Mail", ...note(words) };
  }
  yield await lookAt("Clock", lookAtClock(isCurrent ? db : null, Date.now()));
  if (db) closeDatabase(db);
}

async function lookAt(subject: string, look: Look): Promise<Finding> {
  try {
    return { subject, ...(await look()) };
  } catch (error) {
    return { subject, ...wrong(error instanceof Error ? error.message : String(error)) };
  }
}

function open(file: string): { db: ReturnType<typeof openDatabase> | null; problem: null } | { problem: string } {
  if (!existsSync(file)) return { db: null, problem: null };
  try {
    return { db: openDatabase(file), problem: null };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
