import type { AsanaSending } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import type { AuthorizedBlock } from "../access/index.ts";
import { readVersionRows } from "../campaigns/index.ts";
import type { Core } from "../kernel/index.ts";

/** How far each sending of a schedule is, project by project, the latest first. Posts that are planned no more do not count. */
export async function readSendings(core: Core, { block }: AuthorizedBlock<"export">): Promise<AsanaSending[]> {
  const { asana_tasks: tasks, users } = schema;
  const rows = await core.db
    .select({ task: tasks, first_name: users.first_name, last_name: users.last_name })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(eq(tasks.block_id, block.id))
    .orderBy(asc(tasks.id));
  const [version] = await readVersionRows(core, ["content"], { ids: [block.selected_version_id ?? ""] });
  const posts = version?.content.kind === "schedule" ? version.content.plan.posts : [];
  const titles = new Map(posts.map((post) => [post.id, post.title]));
  const planned = rows.filter(({ task }) => titles.has(task.post_id));
  const byProject = [...Map.groupBy(planned, ({ task }) => task.project_gid).values()];
  return byProject.map((group) => toSending(group, { titles, now: core.now() })).sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}

interface Row {
  task: typeof schema.asana_tasks.$inferSelect;
  first_name: string;
  last_name: string;
}

function toSending(group: readonly Row[], { titles, now }: { titles: ReadonlyMap<string, string>; now: number }): AsanaSending {
  const all = group.map(({ task }) => task);
  const latest = group.reduce((last, one) => (one.task.updated_at > last.task.updated_at ? one : last));
  const waiting = all.filter((task) => task.state === "queued" || task.state === "sending");
  const next = Math.min(...waiting.map((task) => task.due_at.getTime()));
  return {
    project: { gid: latest.task.project_gid, name: latest.task.project_name },
    total: all.length,
    sent: all.filter((task) => task.state === "sent").length,
    waiting: waiting.length,
    failed: all
      .filter((task) => task.state === "failed")
      .map((task) => ({ post_id: task.post_id, title: titles.get(task.post_id) ?? "", problem: task.problem })),
    waits_until: waiting.length > 0 && next > now ? new Date(next).toISOString() : null,
    sent_by: `${latest.first_name} ${latest.last_name}`.trim(),
    updated_at: latest.task.updated_at.toISOString(),
    task_url: all.find((task) => task.task_url !== null)?.task_url ?? null,
  };
}
