import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, databaseName, finishRestore, openDatabase, restoreInto, schema } from "@copydesk/db";
import { version } from "@copydesk/server";
import { desc, gte } from "drizzle-orm";
import { dataFolderOf } from "../data-folder.ts";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import { holdData } from "../hold-data.ts";
import { diskWords } from "../update/disk-words.ts";
import { installationOf } from "../update/find-installation.ts";
import { giveToOwner } from "../update/give-to-owner.ts";
import { readRecord, recordName, type UpdateRecord } from "../update/record.ts";
import type { World } from "../world.ts";

/**
 * Takes the last update back: first the data, which the newer program can always take, then the program, by one rename. Ended in
 * between, it is the newer program with the older data, and the same command goes on.
 * @throws CommandFailure; unless it says otherwise nothing has changed then.
 */
export async function rollback(
  world: Pick<World, "env" | "out" | "err" | "confirm" | "program">,
  { yes = false }: { yes?: boolean },
): Promise<void> {
  const folder = dataFolderOf(world);
  const installation = installationOf(world);
  const lock = await holdData(folder);
  try {
    finishRestore(folder);
    const record = demandRecord(folder);
    const { loss, campaigns } = await lossSince(folder, record);
    if (campaigns) world.err(campaigns);
    if (!yes && !(await world.confirm(`${loss} Go back to Copydesk ${record.from}?`)))
      throw new CommandFailure(`This is still Copydesk ${version}. Nothing was changed.`);
    world.err("Putting the data from before the update back …");
    const { replaced } = await restoreInto(folder, join(folder, record.backup), new Date());
    giveToOwner(folder, [databaseName, "uploads"]);
    world.err("Swapping the programs …");
    installation.goBack(record.from);
    world.err("Forgetting the update …");
    rmSync(join(folder, recordName));
    world.out(`This is Copydesk ${record.from} again. Start the server.`);
    if (replaced) world.out(`What was there before is in ${replaced}; delete it when all is well.`);
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(`${diskWords(error)}\nSee to that and call copydesk rollback again.`, { cause: error });
  } finally {
    lock.release();
  }
}

function demandRecord(folder: string): UpdateRecord {
  const refusal = (words: string) => new CommandFailure(`${words}\nNothing was changed.`, { exitCode: exitCodes.usage });
  const record = readRecord(folder);
  if (!record) throw refusal(`There is no update of ${folder} to take back.`);
  if (record.to !== version)
    throw refusal(`There is no update to take back: this is Copydesk ${version}, and the last update was to ${record.to}.`);
  if (!existsSync(join(folder, record.backup)))
    throw refusal(`${join(folder, record.backup)} is not there any more: the data from before the update. Put it back, then try again.`);
  return record;
}

/** What going back puts aside, for whoever is asked. */
async function lossSince(folder: string, { at }: UpdateRecord): Promise<{ loss: string; campaigns: string }> {
  const loss = `Everything written since ${new Date(at).toUTCString()} is put aside.`;
  if (!existsSync(join(folder, databaseName))) return { loss, campaigns: "" };
  const db = openDatabase(join(folder, databaseName));
  try {
    const { campaigns } = schema;
    const changed = await db
      .select({ name: campaigns.name })
      .from(campaigns)
      .where(gte(campaigns.updated_at, new Date(at)))
      .orderBy(desc(campaigns.updated_at));
    if (changed.length === 0) return { loss, campaigns: "No campaign was changed since the update." };
    const names = changed.slice(0, 5).map((one) => JSON.stringify(one.name));
    const more = changed.length > names.length ? ` and ${changed.length - names.length} more` : "";
    return { loss, campaigns: `Changed since the update, and lost to the older version: ${names.join(", ")}${more}.` };
  } finally {
    closeDatabase(db);
  }
}
