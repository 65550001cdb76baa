import { either, plus, prepared, type Runnable, scalar, schema } from "@copydesk/db";
import { and, eq, exists } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { blocks, versions } = schema;

export type GeneratedVersion = Omit<typeof versions.$inferInsert, "number" | "origin"> & { is_incomplete: boolean };

/** Statements by which a text that a model has written becomes a version of its block, and the selected one. */
export const addGeneratedVersion = (core: Core, version: GeneratedVersion): Runnable[] => [
  insertVersion(core, { ...version, origin: "generated" }),
  readyBlock(core, version),
];

function insertVersion({ db }: Core, version: GeneratedVersion & { origin: "generated" }) {
  return prepared(db, "add a version", version, (marks) => {
    // Somebody may have saved a version since the block was read.
    const number = scalar<number>(db.select({ number: blocks.next_number }).from(blocks).where(eq(blocks.id, marks.block_id)));
    return db.insert(versions).values({ ...marks, number });
  });
}

/** A text that was cut is kept, but does not take the place of a whole one. */
function readyBlock({ db }: Core, version: Pick<GeneratedVersion, "id" | "block_id" | "is_incomplete">) {
  const name = version.is_incomplete ? "keep a cut version" : "select a version";
  return prepared(db, name, { block: version.block_id, version: version.id }, (marks) => {
    const whole = db
      .select({ id: versions.id })
      .from(versions)
      .where(and(eq(versions.id, blocks.selected_version_id), eq(versions.is_incomplete, false)));
    const selected = either<string>(exists(whole), blocks.selected_version_id, marks.version);
    return db
      .update(blocks)
      .set({
        state: "ready",
        failure: null,
        out_of_date: false,
        selected_version_id: version.is_incomplete ? selected : marks.version,
        next_number: plus(blocks.next_number, 1),
        version_count: plus(blocks.version_count, 1),
      })
      .where(eq(blocks.id, marks.block));
  });
}

/** What a version says as plain text; null for none, such as where a piece is written for the first time. */
export async function readVersionText({ db }: Core, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const [version] = await db.select({ text: versions.text }).from(versions).where(eq(versions.id, id));
  return version?.text ?? null;
}
