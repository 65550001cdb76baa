import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import { prepareFolder, reasonOf, stateName } from "../generate/out-folder.ts";
import { startOwnServer } from "../generate/own-server.ts";
import { createProgress } from "../generate/progress.ts";
import { type Brief, readBrief } from "../generate/read-brief.ts";
import { createServerApi, NotThere, type ServerApi } from "../generate/server-api.ts";
import { createCampaign, readBlocks, writeCampaign } from "../generate/write-campaign.ts";
import { writeFiles } from "../generate/write-files.ts";
import type { World } from "../world.ts";

export interface GenerateOptions {
  out: string;
  /** Address of a running server; one of its own in the folder when absent. */
  server?: string;
}

/**
 * Writes the campaign of a brief and leaves its files in a folder. With the same brief and folder it goes on where it was.
 * @throws CommandFailure: for a wrong brief before anything is begun; for what the server refuses; after Ctrl+C.
 */
export async function generate(world: World, file: string, { out, server }: GenerateOptions): Promise<number> {
  const brief = readBrief(file);
  const folder = resolve(out);
  if (server === undefined) {
    await prepareFolder(folder);
    const own = await startOwnServer(world, join(folder, ".copydesk"));
    try {
      return await writeAll(world, own.api, { brief, folder, server: "own" });
    } finally {
      await own.stop();
    }
  }
  if (!/^https?:\/\//.test(server) || !URL.canParse(server)) throw usage("--server takes an address, such as https://desk.example.com");
  const token = world.env.COPYDESK_TOKEN;
  if (!token) throw usage(`Set COPYDESK_TOKEN to a token of ${server}.`);
  await prepareFolder(folder);
  return writeAll(world, createServerApi(server, token, { tell: (words) => world.err(words), signal: world.signal }), {
    brief,
    folder,
    server: new URL(server).origin,
  });
}

const usage = (words: string) => new CommandFailure(words, { exitCode: exitCodes.usage });

async function writeAll(
  world: World,
  api: ServerApi,
  { brief, folder, server }: { brief: Brief; folder: string; server: string },
): Promise<number> {
  const file = join(folder, stateName);
  const earlier = readState(file);
  const goesOn = earlier?.server === server && earlier.fingerprint === brief.fingerprint && (await isThere(api, earlier));
  const state: State = goesOn ? earlier : { server, fingerprint: brief.fingerprint, campaign: await createCampaign(api, brief) };
  writeState(file, state);
  const { campaign } = state;
  const progress = createProgress(world);
  const asking = () => {
    const key = state.asking ?? randomUUID();
    writeState(file, { ...state, asking: key });
    return key;
  };
  const began = (run: string) => writeState(file, { ...state, run, asking: undefined });
  const following = {
    campaign,
    outlineOnly: brief.mode === "outline_only",
    run: state.run,
    asking,
    began,
    progress,
    signal: world.signal,
  };
  const { isWhole, failures } = await writeCampaign(api, following).finally(() => progress.end());
  const blocks = await readBlocks(api, campaign);
  const names = await writeFiles(api, { campaign, blocks, folder }).catch((cause) => {
    if (cause instanceof CommandFailure) throw cause;
    throw new CommandFailure(
      `${folder} cannot take the files: ${reasonOf(cause)}\nWhat is written is kept; see to that and run the command again.`,
      { cause },
    );
  });
  for (const name of names) world.out(join(folder, name));
  for (const { language, channel, kind, message, next_step } of failures)
    world.err(`${language} ${channel ?? kind} was not written: ${[message, next_step].filter(Boolean).join(" ")}`);
  if (!isWhole && failures.length === 0) world.err("The run was stopped on the server. Run the command again, and it goes on.");
  return !isWhole ? exitCodes.incomplete : exitCodes.done;
}

/** Somebody may have deleted it since. */
async function isThere(api: ServerApi, { campaign }: State): Promise<boolean> {
  try {
    await api.read(`/campaigns/${campaign}`);
    return true;
  } catch (error) {
    if (error instanceof NotThere) return false;
    throw error;
  }
}

const stateSchema = z.object({
  server: z.string(),
  fingerprint: z.string(),
  campaign: z.string(),
  run: z.string().optional(),
  /** Names a start whose answer has not come yet. */
  asking: z.string().optional(),
});
type State = z.output<typeof stateSchema>;

/** What an earlier run left behind; nothing when it cannot be read, so that a campaign is begun anew. */
function readState(file: string): State | null {
  if (!existsSync(file)) return null;
  try {
    return stateSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/** Whole or not at all. */
function writeState(file: string, state: State): void {
  writeFileSync(`${file}.making`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.making`, file);
}
