import { CommandFailure } from "../exit-codes.ts";
import type { World } from "../world.ts";
import { executableAt } from "./executable.ts";
import type { Installation } from "./installation.ts";
import { npmFolderAt } from "./npm-folder.ts";

/** @throws CommandFailure in a checkout, which git updates. */
export function installationOf({ program }: Pick<World, "program">): Installation {
  if (program?.kind === "executable") return executableAt(program.path);
  if (program?.kind === "npm") return npmFolderAt(program.path);
  throw new CommandFailure(
    "This Copydesk runs from a checkout. Update it with git pull and start it again; it saves the data before it changes it.",
  );
}
