import { resolve } from "node:path";
import { type Configuration, readConfiguration } from "@copydesk/server";
import { CommandFailure, exitCodes } from "./exit-codes.ts";
import type { World } from "./world.ts";

/** The folder that the server would use. Nothing else of the environment is looked at: a wrong port must not keep anybody from a backup. */
export const dataFolderOf = ({ env }: Pick<World, "env">): string => resolve(env.DATA_DIR || "./data");

/** The whole configuration. @throws CommandFailure naming what is wrong in it. */
export function configurationOf({ env }: Pick<World, "env">): Configuration {
  try {
    return readConfiguration(env);
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error), { exitCode: exitCodes.usage });
  }
}
