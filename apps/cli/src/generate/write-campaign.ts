import { setTimeout as wait } from "node:timers/promises";
import { CommandFailure, exitCodes } from "../exit-codes.ts";
import type { Brief } from "./read-brief.ts";
import type { ServerApi } from "./server-api.ts";

/** Milliseconds between two looks at a run. */
const between = 400;

export interface Block {
  id: string;
  kind: "outline" | "content" | "schedule";
  language: string;
  channel: string | null;
  selected_version: { text: string; fields: Record<string, unknown> } | null;
}
interface Run {
  id: string;
  status: string;
  tasks: { total: number; done: number; failed: number };
  finished_at: string | null;
  failures: { language: string; channel: string | null; kind: string; message: string; next_step: string }[];
}

/** Makes the campaign of a brief, and answers its id. */
export async function createCampaign(api: ServerApi, brief: Brief): Promise<string> {
  const { story, from, to, time_zone, languages, voice, mode, schedule, public: is_public, fingerprint, ...same } = brief;
  const body = {
    ...same,
    main_story: story,
    from_date: from,
    to_date: to,
    ...(time_zone === undefined ? {} : { timezone: time_zone }),
    ...(voice === undefined ? {} : { voice_id: voice === null ? null : await voiceCalled(api, voice) }),
    generation_mode: mode,
    content_schedule: schedule,
    is_public,
    languages: Object.entries(languages).map(([code, channels]) => ({ code, channels })),
  };
  return (await api.send<{ id: string }>("/campaigns", body, `brief-${fingerprint.slice(0, 40)}-${Date.now()}`)).id;
}

async function voiceCalled(api: ServerApi, name: string): Promise<string> {
  const { voices } = await api.read<{ voices: { id: string; name: string }[] }>("/options");
  const found = voices.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (found) return found.id;
  const known = voices.map((one) => one.name).join(", ") || "none";
  throw new CommandFailure(`voice: there is no voice ${name}. Known: ${known}`, { exitCode: exitCodes.usage });
}

/** Everything of a campaign, each with what is written. */
export async function readBlocks(api: ServerApi, campaign: string): Promise<Block[]> {
  const blocks: Block[] = [];
  for (;;) {
    const page = await api.read<{ count: number; results: Block[] }>(`/campaigns/${campaign}/blocks?limit=100&offset=${blocks.length}`);
    blocks.push(...page.results);
    if (blocks.length >= page.count || page.results.length === 0) return blocks;
  }
}

/** How far a campaign is, for whoever watches. */
export interface Progress {
  show(blocks: readonly Block[]): void;
  end(): void;
}

export interface Written {
  /** False when a piece is missing, also where somebody has stopped the run on the server. */
  isWhole: boolean;
  failures: Run["failures"];
}

export interface Following {
  campaign: string;
  /** The brief asks for no more than outlines. */
  outlineOnly: boolean;
  /** A run that an earlier command began. */
  run: string | undefined;
  /** Answers what makes one run of asking for one again, also from another command, while no answer has come. */
  asking(): string;
  /** Told the run as soon as there is one, so that another command can go on with it. */
  began(run: string): void;
  progress: Progress;
  signal: AbortSignal;
}

/**
 * Lets the server write what is not written yet and follows it to its end. Answers what could not be written.
 * @throws CommandFailure, with the code of an interruption, after Ctrl+C; the run is stopped on the server then.
 */
export async function writeCampaign(api: ServerApi, following: Following): Promise<Written> {
  const { campaign, progress, signal } = following;
  const of = (run: string) => `/campaigns/${campaign}/runs/${run}`;
  let blocks = await readBlocks(api, campaign);
  progress.show(blocks);
  const earlier = following.run && (await api.read<Run>(of(following.run)));
  // Asked once more, the server would go on from an outline that is to be read first.
  const wanted = following.outlineOnly ? blocks.filter((one) => one.kind === "outline") : blocks;
  if (wanted.length > 0 && wanted.every((one) => one.selected_version)) return { isWhole: true, failures: [] };
  const isOpen = earlier && earlier.finished_at === null;
  const run = isOpen ? earlier.id : (await api.send<{ run_id: string }>(`/campaigns/${campaign}/generate`, {}, following.asking())).run_id;
  following.began(run);
  for (let seen = -1; ; ) {
    if (signal.aborted) {
      await api.send(`${of(run)}/cancel`, {});
      throw new CommandFailure("Stopped, on the server too. What is written is kept; run the command again, and it goes on.", {
        exitCode: exitCodes.interrupted,
      });
    }
    const now = await api.read<Run>(of(run));
    if (now.tasks.done !== seen || now.finished_at !== null) {
      seen = now.tasks.done;
      blocks = await readBlocks(api, campaign);
      progress.show(blocks);
    }
    if (now.finished_at !== null) return { isWhole: now.status === "succeeded", failures: now.failures };
    // Ctrl+C need not wait for the next look.
    await wait(between, undefined, { signal }).catch(() => undefined);
  }
}
