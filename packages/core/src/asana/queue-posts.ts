import { AppError, type AsanaSending, type SchedulePost, type sendToAsanaInput } from "@copydesk/contracts";
import { batch, either, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuthorizedBlock } from "../access/index.ts";
import { recordActivity } from "../audit/index.ts";
import { readVersionRows } from "../campaigns/index.ts";
import type { Core } from "../kernel/index.ts";
import { asanaWake } from "./asana-wake.ts";
import { readSendings } from "./read-sendings.ts";
import { readAsanaProject } from "./workspaces.ts";

type ToSend = Pick<z.output<typeof sendToAsanaInput>, "project_gid" | "failed_only">;

/** SQLite takes 32 766 values a statement. */
const rowsAtOnce = 500;

/**
 * Has every post of a schedule but the skipped ones made a task in a project of Asana, or its task there brought up to
 * date. Answers at once with how far it is; the job does the rest.
 * @throws RULE_BROKEN when there is nothing to send, without a connection, or when Asana refuses the project.
 */
export async function queuePosts(
  core: Core,
  allowed: AuthorizedBlock<"export">,
  { project_gid, failed_only }: ToSend,
): Promise<AsanaSending> {
  const { actor, block } = allowed;
  const posts = (await readPosts(core, block)).filter((post) => post.status !== "skipped");
  const wanted = failed_only ? await failedOnes(core, { block_id: block.id, project_gid, posts }) : posts;
  if (wanted.length === 0) throw nothingToSend(failed_only);
  const project = await readAsanaProject(core, actor, project_gid);
  await write(core, allowed, { project, posts: wanted });
  asanaWake.call(core);
  const sending = (await readSendings(core, allowed)).find((one) => one.project.gid === project.gid);
  if (!sending) throw new Error("What was just queued is gone.");
  return sending;
}

const nothingToSend = (failedOnly: boolean) =>
  new AppError("RULE_BROKEN", failedOnly ? "None of the planned posts has failed." : "There are no posts to send. Plan some first.");

/** Posts of a schedule as it stands; none before there is a plan. @throws RULE_BROKEN for another kind of block. */
async function readPosts(core: Core, block: AuthorizedBlock<"export">["block"]): Promise<SchedulePost[]> {
  if (block.kind !== "schedule") throw new AppError("RULE_BROKEN", "Only a schedule can be sent to Asana.");
  const [version] = await readVersionRows(core, ["content"], { ids: [block.selected_version_id ?? ""] });
  return version?.content.kind === "schedule" ? version.content.plan.posts : [];
}

/** What is on its way may be there already, which the job must know. */
const notForgotten = either<"sending" | "queued">(eq(schema.asana_tasks.state, "sending"), "sending", "queued");

interface Failed {
  block_id: string;
  project_gid: string;
  posts: readonly SchedulePost[];
}

async function failedOnes(core: Core, { block_id, project_gid, posts }: Failed): Promise<SchedulePost[]> {
  const { asana_tasks: tasks } = schema;
  const rows = await core.db
    .select({ post_id: tasks.post_id })
    .from(tasks)
    .where(and(eq(tasks.block_id, block_id), eq(tasks.project_gid, project_gid), eq(tasks.state, "failed")));
  const failed = new Set(rows.map((row) => row.post_id));
  return posts.filter((post) => failed.has(post.id));
}

interface Queued {
  project: { gid: string; name: string };
  posts: readonly SchedulePost[];
}

async function write(core: Core, { actor, block, campaign }: AuthorizedBlock<"export">, { project, posts }: Queued): Promise<void> {
  const { asana_tasks: tasks } = schema;
  const now = new Date(core.now());
  const again = {
    user_id: actor.userId,
    project_name: project.name,
    problem: "",
    due_at: now,
    updated_at: now,
  };
  const rows = posts.map((post) => ({
    ...again,
    state: "queued" as const,
    id: core.newId(),
    block_id: block.id,
    post_id: post.id,
    project_gid: project.gid,
    created_at: now,
  }));
  const parts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, i) => rows.slice(i * rowsAtOnce, (i + 1) * rowsAtOnce));
  await batch(core.db, (tx) => [
    ...parts.map((part) =>
      tx
        .insert(tasks)
        .values(part)
        .onConflictDoUpdate({ target: [tasks.block_id, tasks.project_gid, tasks.post_id], set: { ...again, state: notForgotten } }),
    ),
    recordActivity(tx, core, {
      actor,
      action: "campaign.sent_to_asana",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
      changes: { posts: { before: null, after: posts.length }, project: { before: null, after: project.name } },
    }),
  ]);
}
