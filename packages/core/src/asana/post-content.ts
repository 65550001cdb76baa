import { AppError, type SchedulePost, zonedToUtc } from "@copydesk/contracts";
import { type AuthorizedBlock, authorizeBlock } from "../access/index.ts";
import { readTexts } from "../campaigns/index.ts";
import { readChannelRows } from "../channels/index.ts";
import { loadIdentity } from "../identity/index.ts";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";

/** What a task of Asana says of a post, as developers.asana.com/reference/createtask has it. */
export interface TaskContent {
  name: string;
  notes: string;
  /** An instant in UTC. */
  due_at: string;
  /** Only ever true: a task that somebody ticked off is not opened again. */
  completed?: true;
}

/** Tasks of the posts of one schedule as it stands now, by the posts' ids. */
export type Contents = ReadonlyMap<string, TaskContent>;

/** Asana takes no more. */
const notesMax = 60_000;

/**
 * What to tell Asana of every post of a schedule, read with the rights of whoever sends it.
 * @throws RULE_BROKEN when they may not take the campaign along any more.
 */
export async function readContents(core: Core, { userId, blockId }: { userId: string; blockId: string }): Promise<Contents> {
  const identity = await loadIdentity(core, userId);
  if (!identity) throw notAllowed();
  const actor = { ...identity, sessionId: "", origin: { address: "", userAgent: "", requestId: "", source: "job" as const } };
  const allowed = await authorizeBlock(core, actor, "export", blockId).catch((error: unknown) => {
    throw error instanceof AppError ? notAllowed() : error;
  });
  return contentsOf(core, allowed);
}

const notAllowed = () => new AppError("RULE_BROKEN", "You may no longer export this campaign, so nothing more was sent.");

async function contentsOf(core: Core, allowed: AuthorizedBlock<"export">): Promise<Contents> {
  const { campaign, block } = allowed;
  const texts = await readTexts(core, allowed, block.language_id);
  const [language] = await readLanguageRows(core, ["code", "name"], { ids: [block.language_id] });
  const names = new Map((await readChannelRows(core, ["code", "name"])).map((row) => [row.code, row.name]));
  const schedule = texts.find((one) => one.id === block.id)?.selected?.content;
  if (schedule?.kind !== "schedule" || !language) return new Map();
  const link = `${core.publicUrl}/campaigns/${campaign.id}?language=${encodeURIComponent(language.code)}`;
  const { plan } = schedule;
  return new Map(
    plan.posts.map((post) => {
      const channel = names.get(post.channel) ?? post.channel;
      const text = texts.find((one) => one.kind === "content" && one.channel_code === post.channel)?.selected?.text ?? "";
      const about = { channel, language: language.name, campaign: campaign.name, text, link };
      return [post.id, { ...taskOf(post, about), due_at: new Date(zonedToUtc(post.date, post.time, plan.time_zone).utc).toISOString() }];
    }),
  );
}

interface About {
  channel: string;
  language: string;
  campaign: string;
  text: string;
  link: string;
}

function taskOf(post: SchedulePost, { channel, language, campaign, text, link }: About): Omit<TaskContent, "due_at"> {
  const head = `${campaign}\n${channel} · ${language}`;
  const tail = `In Copydesk: ${link}`;
  const middle = [text || "Nothing is written for this post yet.", post.angle, post.reason, post.notes].filter(Boolean).join("\n\n");
  const notes = `${head}\n\n${middle.slice(0, notesMax - head.length - tail.length)}\n\n${tail}`.toWellFormed();
  return { name: `${channel}: ${post.title}`, notes, ...(post.status === "published" ? { completed: true as const } : {}) };
}
