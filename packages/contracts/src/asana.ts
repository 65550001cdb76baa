import { z } from "zod";

const id = z.string().min(1).max(64);
/** Asana's id of a thing. */
const gid = z.string().regex(/^\d{1,30}$/, "This is not an Asana id");

export const asanaProjectsInput = z.strictObject({ workspace_gid: gid });
export const asanaSendingInput = z.strictObject({ block_id: id });
export const sendToAsanaInput = z.strictObject({
  /** A schedule. */
  block_id: id,
  project_gid: gid,
  /** Only those that failed the last time, instead of all. */
  failed_only: z.boolean().default(false),
});

export interface AsanaPlace {
  gid: string;
  name: string;
}

/** How far the sending of a schedule to one project is. */
export interface AsanaSending {
  project: AsanaPlace;
  total: number;
  sent: number;
  /** Still to come. */
  waiting: number;
  /** Each with what Asana said, and what the post was called. */
  failed: { post_id: string; title: string; problem: string }[];
  /** When it goes on, where Asana asked to wait. */
  waits_until: string | null;
  /** Who sent it last, and when. */
  sent_by: string;
  updated_at: string;
  /** A task that is there, to begin looking from. */
  task_url: string | null;
}
