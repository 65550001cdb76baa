import { existsSync } from "node:fs";
import { join } from "node:path";
import { setPassword } from "@copydesk/core";
import { databaseName } from "@copydesk/db";
import { openCore } from "@copydesk/server";
import pino from "pino";
import { configurationOf } from "../data-folder.ts";
import { CommandFailure } from "../exit-codes.ts";
import type { World } from "../world.ts";

/**
 * Gives somebody a new password. Their sessions end.
 * @throws CommandFailure without a database; what the domain says of the person and of a weak password.
 */
export async function resetPassword(world: Pick<World, "env" | "out" | "askSecret">, email: string): Promise<void> {
  const configuration = configurationOf(world);
  const { dataFolder, databaseUrl } = configuration;
  if (!databaseUrl && !existsSync(join(dataFolder, databaseName)))
    throw new CommandFailure(`There is no database in ${dataFolder}. Set DATA_DIR to the folder that Copydesk uses.`);
  const { core, close } = await openCore(configuration, pino({ level: "silent" }));
  try {
    const password = await world.askSecret(`New password for ${email}`);
    await setPassword(core, { email, password });
    world.out(`${email} signs in with the new password from now on. Where they were signed in, they are no longer.`);
  } finally {
    await close();
  }
}
