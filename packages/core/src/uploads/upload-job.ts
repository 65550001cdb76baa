import { schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import type { Core } from "../context.ts";
import { type BackgroundJob, startBackgroundJob } from "../jobs/background-job.ts";
import { readUploadedFile } from "./read-uploaded-file.ts";
import { uploadWake } from "./upload-wake.ts";

/** How often it looks by itself; a file that has come is seen at once. In milliseconds. */
const lookEvery = 60_000;

/** Reads files that have come, one after the other, until it is stopped: also those from before the last end of the process. */
export const startUploadJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: uploadWake,
    failure: "files wait to be read",
    async pass(signal) {
      await readDueFiles(core, signal);
      return lookEvery;
    },
  });

/** Reads every file that waits, in the order in which they came. */
export async function readDueFiles(core: Core, signal?: AbortSignal): Promise<void> {
  const { uploads } = schema;
  for (;;) {
    const [next] = await core.db
      .select({ id: uploads.id, name: uploads.name, size: uploads.size })
      .from(uploads)
      .where(eq(uploads.state, "processing"))
      .orderBy(asc(uploads.created_at), asc(uploads.id))
      .limit(1);
    if (!next || signal?.aborted) return;
    await readUploadedFile(core, next, signal);
  }
}
