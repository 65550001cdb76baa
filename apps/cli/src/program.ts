import { FolderHangs, messageWithoutValues } from "@copydesk/db";
import { Command, CommanderError } from "commander";
import manifest from "../package.json" with { type: "json" };
import { CommandFailure, exitCodes } from "./exit-codes.ts";
import type { World } from "./world.ts";

/**
 * Runs one command line, without `node` and the name of the program, and answers the exit code.
 * @throws FolderHangs, after its words are said: the process cannot end in order then.
 */
export async function run(args: readonly string[], world: World): Promise<number> {
  let code: number = exitCodes.done;
  const program = describe(world, (ended) => {
    code = ended ?? exitCodes.done;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    // Commander has said what it had to say; help and version come this way, too.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
    world.err(messageWithoutValues(error));
    if (error instanceof FolderHangs) throw error;
    return error instanceof CommandFailure ? error.exitCode : exitCodes.failed;
  }
}

function describe(world: World, ended: (code: number | undefined) => void): Command {
  const program = new Command("copydesk")
    .description("One story becomes a whole campaign, in every channel and language.")
    .usage("[options] [command]")
    .version(manifest.version, "-v, --version", "say which version this is")
    .helpOption("-h, --help", "say what can be done")
    .helpCommand("help [command]", "say what a command does")
    .option("--data <folder>", "the data folder, instead of DATA_DIR or ./data")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out(text.trimEnd()),
      writeErr: (text) => world.err(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, "")),
    })
    .showSuggestionAfterError()
    .addHelpText("after", exitCodeHelp)
    .hook("preAction", (_, command) => {
      const { data } = (command.parent ?? program).opts<{ data?: string }>();
      if (data !== undefined) world.env.DATA_DIR = data;
      if (world.env.DATABASE_URL && isOfFile(command)) throw notOnPostgres(command.name());
    });
  // What a command needs is loaded with the command: `--version` waits for nothing.
  program.argument("[command]").action((name?: string) => {
    if (name === undefined) return world.serve();
    return program.error(`There is no command ${name}. copydesk --help lists them.`);
  });
  program
    .command("start")
    .description("start the server (what happens without a command, too)")
    .action(() => world.serve());
  program
    .command("doctor")
    .description("look whether everything that Copydesk needs is as it should be")
    .action(async () => ended(await (await import("./commands/doctor.ts")).doctor(world)));
  program
    .command("backup")
    .argument("[file]", "where to; DATA_DIR/backups with the time in its name when absent")
    .description("save the database and the uploads in one file; the server may go on running")
    .action(async (file?: string) => (await import("./commands/backup.ts")).backup(world, file));
  program
    .command("restore")
    .argument("<file>", "a backup")
    .description("put a backup in the place of the data; the server must not be running")
    .action(async (file: string) => (await import("./commands/restore.ts")).restore(world, file));
  program
    .command("reset-password")
    .argument("<email>", "of somebody who is active")
    .description("give somebody a new password, asked for or read from a pipe; with a database file the server must not be running")
    .action(async (email: string) => (await import("./commands/reset-password.ts")).resetPassword(world, email));
  program
    .command("update")
    .argument("<parcel>", "the file of a release, with SHA256SUMS of the release beside it")
    .description("become another version: saves the data, tries the new program on a copy of it, then swaps; stop the server first")
    .action(async (file: string) => (await import("./commands/update.ts")).update(world, file));
  program
    .command("rollback")
    .option("-y, --yes", "do not ask, though what was written since the update is put aside")
    .description("take the last update back, program and data together; stop the server first")
    .action(async (options: { yes?: boolean }) => (await import("./commands/rollback.ts")).rollback(world, options));
  program
    .command("migrate")
    .option("--from <folder>", "a data folder to move to Postgres, where it is not DATA_DIR")
    .option("--to <address>", "an empty database for it, such as postgres://user:password@db.example:5432/copydesk")
    .description("bring the database up to date, as a start does, and start nothing; or move it to Postgres; stop the server first")
    .action(async (options: { from?: string; to?: string }) =>
      isMove(options)
        ? (await import("./commands/move-to-postgres.ts")).moveToPostgres(world, options)
        : (await import("./commands/migrate.ts")).migrate(world),
    );
  program
    .command("generate")
    .argument("<brief>", "a file in YAML: name, story or story_file, from, to, languages with their channels")
    .requiredOption("--out <folder>", "where the files go; with the same brief it goes on where it was")
    .option("--server <address>", "a running Copydesk, with a token in COPYDESK_TOKEN; without it one is started in the folder")
    .description("write the campaign of a brief: PDF, Excel, calendar, texts and JSON")
    .action(async (file: string, options: { out: string; server?: string }) =>
      ended(await (await import("./commands/generate.ts")).generate(world, file, options)),
    );
  return program;
}

const isMove = ({ from, to }: { from?: string; to?: string }) => from !== undefined || to !== undefined;

/** What works on the database file, and so on nothing where the data is in Postgres. A server of its own keeps its data in a file. */
function isOfFile(command: Command): boolean {
  if (command.name() === "generate") return command.opts<{ server?: string }>().server === undefined;
  if (command.name() === "migrate") return !isMove(command.opts());
  return !["copydesk", "start", "reset-password", "doctor"].includes(command.name());
}

const notOnPostgres = (name: string) =>
  new CommandFailure(
    `copydesk ${name} works on a database file, and DATABASE_URL names a Postgres. ${
      name === "generate"
        ? "Say --server with the address of a running Copydesk."
        : "Save and restore it with its own programs (docs/several-processes.md), or unset DATABASE_URL for the file in DATA_DIR."
    }`,
    { exitCode: exitCodes.usage },
  );

const exitCodeHelp = `
Exit codes:
  0    done
  1    it could not be done; the error output says why
  2    the command, an option or a file given to it is wrong; nothing was begun
  3    doctor found something that keeps Copydesk from working
  4    generate ended, and some pieces could not be written
  130  Ctrl+C`;
