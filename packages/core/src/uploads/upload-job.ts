import { schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import type { Core } from "../context.ts";
import { readUploadedFile } from "./read-uploaded-file.ts";
import { onUpload } from "./upload-wake.ts";

/** How often it looks by itself; a file that has come is seen at once. In milliseconds. */
const lookEvery = 60_000;
const patience = 4_000;

export interface UploadJob {
  /** Stops the reading under way; that file is read after the next start. */
  stop(): Promise<void>;
}

/** Reads files that have come, one after the other, until it is stopped: also those from before the last end of the process. */
export function startUploadJob(core: Core): UploadJob {
  const stopping = new AbortController();
  let pass: Promise<void> | null = null;
  let again = false;
  const look = () => {
    again = true;
    pass ??= run().finally(() => {
      pass = null;
    });
  };
  async function run(): Promise<void> {
    while (again && !stopping.signal.aborted) {
      again = false;
      await readDueFiles(core, stopping.signal).catch((error: unknown) => core.log.warn({ err: error }, "files wait to be read"));
    }
  }
  const timer = setInterval(look, lookEvery);
  timer.unref();
  const ends = [onUpload(core, look), () => clearInterval(timer)];
  look();
  return {
    async stop() {
      stopping.abort(new Error("The server is shutting down."));
      for (const end of ends) end();
      if (pass) await Promise.race([pass, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    },
  };
}

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
