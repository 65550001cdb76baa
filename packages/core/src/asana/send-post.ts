import { AppError } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";
import { z } from "zod";
import { asanaFetch } from "../connections/index.ts";
import type { Core } from "../kernel/index.ts";
import type { TaskContent } from "./post-content.ts";

export type AsanaTaskRow = typeof schema.asana_tasks.$inferSelect;

const made = z.object({ data: z.object({ gid: z.string().min(1), permalink_url: z.string().max(500).nullish() }) });
export interface MadeTask {
  gid: string;
  url: string | null;
}

/**
 * Makes the task of a post, or brings the one that is there up to date; one that was deleted in Asana is made again.
 * Each task carries the id of its row as Asana's "external" id, by which one is found whose making was interrupted.
 * @throws like every call of Asana's.
 */
export async function sendPost(core: Core, row: AsanaTaskRow, content: TaskContent): Promise<MadeTask> {
  const known = row.task_gid ?? (mayBeThere(row) ? await findByRow(core, row) : null);
  const changed = known && (await ifThere(ask(core, row.user_id, { path: `/tasks/${known}`, method: "PUT", data: content })));
  if (changed) return changed;
  const data = { ...content, projects: [row.project_gid], external: { gid: externalId(row) } };
  return ask(core, row.user_id, { path: "/tasks", method: "POST", data });
}

/** Asked before, without an answer that we know of. */
const mayBeThere = (row: AsanaTaskRow) => row.state === "sending" || row.updated_at > row.created_at;

async function findByRow(core: Core, row: AsanaTaskRow): Promise<string | null> {
  const found = await ifThere(ask(core, row.user_id, { path: `/tasks/external:${externalId(row)}`, method: "GET" }));
  return found?.gid ?? null;
}

const externalId = ({ id }: AsanaTaskRow) => `copydesk-${id}`;

interface TaskCall {
  path: string;
  method: "GET" | "POST" | "PUT";
  data?: unknown;
}

async function ask(core: Core, userId: string, { path, method, data }: TaskCall): Promise<MadeTask> {
  const query = { opt_fields: "permalink_url" };
  const answer = await asanaFetch(core, userId, path, { method, query, answer: made, ...(data === undefined ? {} : { data }) });
  return { gid: answer.data.gid, url: answer.data.permalink_url ?? null };
}

/** Null when Asana knows no such task. */
async function ifThere(task: Promise<MadeTask>): Promise<MadeTask | null> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof AppError && error.details?.status === 404) return null;
    throw error;
  }
}
