import { positionAmong, schema } from "@copydesk/db";
import { and, asc, eq, notInArray } from "drizzle-orm";
import { type BackgroundJob, type Core, startBackgroundJob } from "../kernel/index.ts";
import { readUploadedFile } from "./read-uploaded-file.ts";
import { uploadWake } from "./upload-wake.ts";

/** How often it looks by itself; a file that has come is seen at once. In milliseconds. */
const lookEvery = 60_000;
/** Files that are handed to the readers at a time, which take them by turns. */
const mostAtOnce = 50;

/** Reads files that have come until it is stopped: also those from before the last end of the process. */
export const startUploadJob = (core: Core): BackgroundJob =>
  startBackgroundJob(core, {
    wake: uploadWake,
    failure: "files wait to be read",
    async pass(signal) {
      await readDueFiles(core, signal);
      return lookEvery;
    },
  });

/** Reads every file that waits, also those that come meanwhile: small ones first, and of everybody some. */
export async function readDueFiles(core: Core, signal?: AbortSignal): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const deafen = uploadWake.listen(core, () => void begin().catch(() => undefined));
  async function begin(): Promise<void> {
    if (signal?.aborted) return;
    for (const due of await findDue(core, [...underWay.keys()])) {
      if (underWay.has(due.id)) continue;
      const reading = readUploadedFile(core, due, signal).finally(() => underWay.delete(due.id));
      underWay.set(due.id, reading);
      // One that fails before anybody waits for it is due again at the next look.
      reading.catch(() => undefined);
    }
  }
  try {
    await begin();
    while (underWay.size > 0) {
      await Promise.race(underWay.values());
      await begin();
    }
  } finally {
    deafen();
    await Promise.allSettled(underWay.values());
  }
}

/** The next files to be read beside those that are; the smallest of everybody come before the second ones of anybody. */
async function findDue(core: Core, underWay: readonly string[]) {
  const { uploads } = schema;
  const nth = positionAmong(uploads.owner_id, [uploads.size, uploads.created_at]);
  return core.db
    .select({ id: uploads.id, name: uploads.name, size: uploads.size, owner_id: uploads.owner_id, attempts: uploads.attempts })
    .from(uploads)
    .where(and(eq(uploads.state, "processing"), notInArray(uploads.id, [...underWay])))
    .orderBy(asc(nth), asc(uploads.size), asc(uploads.id))
    .limit(Math.max(0, mostAtOnce - underWay.length));
}
