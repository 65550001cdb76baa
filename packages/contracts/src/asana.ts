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
