import { join, resolve } from "node:path";
import { closeDatabase, compareSchema, databaseName, finishRestore, type MovedRows, openDatabase, refuseDamage } from "@copydesk/db";
import { lookAtSecret, migrationsFolder, moveToSharedData, version } from "@copydesk/server";
import { SingleBar } from "cli-progress";
import { dataFolderOf } from "../data-folder.ts";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import { demandData, holdData } from "../hold-data.ts";
import type { World } from "../world.ts";

/**
 * Copies a data folder's database to an empty Postgres and proves that it came out the same; the file is only read.
 * @throws CommandFailure; Postgres is as empty as before then.
 */
export async function moveToPostgres(
  world: Pick<World, "env" | "out" | "screen" | "signal">,
  { from, to }: { from?: string; to?: string },
): Promise<void> {
  const folder = from === undefined ? dataFolderOf(world) : resolve(from);
  const databaseUrl = addressOf(to ?? world.env.DATABASE_URL);
  const lock = await holdData(folder);
  try {
    finishRestore(folder);
    demandData(folder);
    const secret = secretOf(world, folder);
    const file = openDatabase(join(folder, databaseName));
    try {
      demandSameSchema(file);
      refuseDamage(file);
      const moved = await showingProgress(world, (onProgress) =>
        moveToSharedData(file, { databaseUrl, secret, dataFolder: folder }, { onProgress, signal: world.signal }),
      );
      for (const line of report(moved, folder, world)) world.out(line);
    } finally {
      await closeDatabase(file);
    }
  } catch (error) {
    if (world.signal.aborted)
      throw new CommandFailure("Stopped. Nothing was moved; the data folder is as it was.", { exitCode: exitCodes.interrupted });
    throw error;
  } finally {
    lock.release();
  }
}

function addressOf(given: string | undefined): string {
  if (given && /^postgres(?:ql)?:\/\//.test(given) && URL.canParse(given)) return given;
  throw new CommandFailure(
    given
      ? "--to is not the address of a Postgres database. One looks like postgres://user:password@db.example:5432/copydesk"
      : "Say --to with the address of an empty Postgres database, such as postgres://user:password@db.example:5432/copydesk",
    { exitCode: exitCodes.usage },
  );
}

/** What keys of models are encrypted with; without it they would be moved and could never be read. */
function secretOf({ env }: Pick<World, "env">, folder: string): string {
  if (env.COPYDESK_SECRET) return env.COPYDESK_SECRET;
  const { state, stored, file } = lookAtSecret(folder);
  if (state === "there") return stored;
  throw new CommandFailure(
    `The file ${file} is ${state}, so stored keys could not be read after the move. Put it back from a backup, or set COPYDESK_SECRET to what the server was given.`,
  );
}

function demandSameSchema(file: ReturnType<typeof openDatabase>): void {
  const { before, newest, writtenBy } = compareSchema(file, migrationsFolder);
  if (before < newest)
    throw new CommandFailure("The database was written by an older Copydesk. Run copydesk migrate first, without --from and --to.");
  if (before > newest)
    throw new CommandFailure(
      `The database was written by a newer Copydesk${writtenBy ? ` (${writtenBy})` : ""} than this one (${version}).`,
    );
}

async function showingProgress<T>(
  { screen }: Pick<World, "screen">,
  move: (onProgress: (done: number, all: number) => void) => Promise<T>,
) {
  if (!screen) return move(() => {});
  const bar = new SingleBar({
    stream: screen,
    format: "{bar} {percentage} % {value}/{total} rows, written and read again",
    hideCursor: true,
  });
  let began = false;
  try {
    return await move((done, all) => {
      if (!began) bar.start(all, 0);
      began = true;
      bar.update(done);
    });
  } finally {
    if (began) bar.stop();
  }
}

function report(moved: readonly MovedRows[], folder: string, { env }: Pick<World, "env">): string[] {
  const filled = moved.filter(({ rows }) => rows > 0);
  const width = Math.max(...filled.map(({ table }) => table.length));
  const rows = filled.reduce((sum, one) => sum + one.rows, 0);
  const secret = env.COPYDESK_SECRET ? "the COPYDESK_SECRET that it has now" : `COPYDESK_SECRET="$(cat ${join(folder, "secret.key")})"`;
  return [
    ...filled.map((one) => `${one.table.padEnd(width)}  ${String(one.rows).padStart(9)}  ${one.hash.slice(0, 16)}`),
    "",
    `Moved ${rows} rows of ${filled.length} tables. Each was read back from Postgres: as many rows, and the same SHA-256, of which the beginning stands above.`,
    `Start every process with the new DATABASE_URL, ${secret} and DATA_DIR=${folder}, where uploads and icons stay.`,
    `${join(folder, databaseName)} is as it was. Keep it until you are content, then delete it: nobody writes to it any more.`,
  ];
}
