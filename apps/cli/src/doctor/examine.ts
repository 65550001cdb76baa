import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Core, connectionOf } from "@copydesk/core";
import { closeDatabase, compareSchema, type Database, databaseName, openDatabase, refuseDamage, schema } from "@copydesk/db";
import { lookAtSecret, migrationsFolder, version, wireCore } from "@copydesk/server";
import { max } from "drizzle-orm";
import pino from "pino";
import { configurationOf } from "../data-folder.ts";
import type { World } from "../world.ts";
import { type Finding, type Look, note, right, wrong } from "./finding.ts";
import { lookAtDisk, lookAtFolder, lookAtRights } from "./folder.ts";

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
  const secret = configuration.secret ?? lookAtSecret(dataFolder).stored;
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

const minute = 60_000;

/** Nothing is asked in the network: a clock that is wrong shows by what was written down before. */
const lookAtClock =
  (db: Database | null, now: number): Look =>
  async () => {
    const said = `It says ${new Date(now).toISOString().slice(0, 16).replace("T", " ")} UTC`;
    const way = "Let the machine set its clock (timedatectl set-ntp true): sessions, schedules and backups go by it.";
    if (now < madeAt()) return wrong(`${said}, which is before this program was made. ${way}`);
    const [last] = db ? await db.select({ at: max(schema.activity_logs.at) }).from(schema.activity_logs) : [];
    const latest = last?.at?.getTime() ?? 0;
    if (latest > now + minute) return wrong(`${said}, but something was done here at ${new Date(latest).toISOString()}. ${way}`);
    return right(`${said}.`);
  };

/** When the newest migration of this program was made: it cannot be used before. */
function madeAt(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8")) as { entries: { when: number }[] };
  return journal.entries.at(-1)?.when ?? 0;
}

/** @param db null where there is none yet. */
const lookAtDatabase =
  (db: Database | null): Look =>
  async () => {
    if (!db) return note("There is none yet; the first start makes it.");
    refuseDamage(db);
    const { before, newest, pending, writtenBy } = compareSchema(db, migrationsFolder);
    if (before > newest) {
      const take = writtenBy ? `Take Copydesk ${writtenBy} or newer` : "Take the version that it was used with";
      return wrong(`It is of a newer program than this one (${version}). ${take}, or restore a backup made before the upgrade.`);
    }
    if (pending > 0) return note(`It is whole, and of an older program; the next start saves a copy and brings it up to date.`);
    return right("It is whole, and of this version.");
  };

const lookAtInstallationSecret =
  (folder: string, { configured, hasData }: { configured: string | undefined; hasData: boolean }): Look =>
  async () => {
    if (configured) return right("It comes from COPYDESK_SECRET.");
    const { file, state } = lookAtSecret(folder);
    if (state === "there") return right(`It is in ${file}; keep a copy of it somewhere else.`);
    if (!hasData) return note("There is none yet; the first start makes it.");
    return wrong(
      `${file} is ${state}, so stored keys cannot be read. Put it back from where you keep a copy, or set COPYDESK_SECRET to a new one and enter the keys of your models again.`,
    );
  };

/** Milliseconds: somebody is watching. */
const patience = { connect_ms: 5_000, first_token_ms: 10_000, silence_ms: 10_000, total_ms: 10_000 };

/** Asks the endpoint of the default model for its models: costs nothing, and shows address and key. */
const lookAtModel =
  (core: Core, signal: AbortSignal): Look =>
  async () => {
    const connection = await connectionOf(core, null);
    if (connection.provider === "builtin")
      return note("None is connected: the built-in writer makes offline drafts. Add one under Settings → Models.");
    const name = `${connection.model_name} at ${connection.endpoint_url ?? connection.provider}`;
    const answer = await core.models.list({ ...connection, timeouts: patience }, { timeout_ms: patience.total_ms, signal });
    if (answer.http_status === 401 || answer.http_status === 403)
      return wrong(`${name} refuses the key. Enter it again under Settings → Models, and test the connection there.`);
    return right(`${name} answers.`);
  };

const lookAtMail =
  (core: Core): Look =>
  async () => {
    if (!core.mail.carries)
      return note("SMTP_URL is not set: mails are written to DATA_DIR/outbox, and links are shown to whoever makes them.");
    try {
      await core.mail.verify();
      return right("The mail server takes mails.");
    } catch (error) {
      return wrong(
        `The mail server does not take mails: ${wordsOf(error)}. Look at SMTP_URL, and whether the server can be reached from here.`,
      );
    }
  };

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/[.\s]+$/, "");
