import { AppError, type ExampleDetail, type ExampleSource, type exampleInput, type exampleUpdateInput } from "@copydesk/contracts";
import { batch, must, schema } from "@copydesk/db";
import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { demandPlace } from "./place.ts";
import { type ExampleRow, exampleNotFound, findExample } from "./reach.ts";
import { readExample, toDetail } from "./read-example.ts";

type Fields = z.output<typeof exampleInput>;

/** Makes an example, by hand unless `source` says where its text comes from. @throws BAD_REQUEST for a voice, language or channel that is gone. */
export async function createExample(
  core: Core,
  actor: Actor,
  { source = "manual", ...input }: Fields & { source?: ExampleSource },
): Promise<ExampleDetail> {
  await demandPlace(core, input);
  const id = core.newId();
  const now = new Date(core.now());
  const stamp = { created_at: now, created_by: actor.userId, updated_at: now, updated_by: actor.userId };
  await batch(core.db, (tx) => [
    tx.insert(schema.examples).values({ id, ...columnsOf(input), source, ...stamp }),
    recordActivity(tx, core, {
      actor,
      action: "example.created",
      entity: { type: "example", id, name: input.title },
      changes: changesBetween(noExample, columnsOf(input)),
    }),
  ]);
  return toDetail(core, actor, { id, text: input.text, created_at: now });
}

/**
 * Changes an example. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; NOT_FOUND; FORBIDDEN; BAD_REQUEST for a voice, language or channel that is gone.
 */
export async function updateExample(core: Core, actor: Actor, input: z.output<typeof exampleUpdateInput>): Promise<ExampleDetail> {
  const row = await findExample(core, actor, { id: input.id, action: "edit" });
  if (row.version !== input.version) throw await stale(core, actor, row.id);
  await demandPlace(core, input, row);
  const changes = changesBetween(columnsOf(row), columnsOf(input));
  if (Object.keys(changes).length === 0) return toDetail(core, actor, row);
  const { examples } = schema;
  await batch(core.db, (tx) => [
    must(
      tx
        .update(examples)
        .set({ ...columnsOf(input), version: row.version + 1, updated_at: new Date(core.now()), updated_by: actor.userId })
        .where(and(eq(examples.id, row.id), eq(examples.version, row.version), isNull(examples.deleted_at))),
      new AppError("STALE_VERSION", staleWords),
    ),
    recordActivity(tx, core, { actor, action: "example.updated", entity: { type: "example", id: row.id, name: input.title }, changes }),
  ]).catch(async (error: unknown) => {
    // Between looking and writing somebody was faster: the answer is the same as a moment later.
    throw error instanceof AppError && error.code === "STALE_VERSION" ? await stale(core, actor, row.id) : error;
  });
  return toDetail(core, actor, { ...row, text: input.text });
}

const staleWords = "Somebody else changed this example in the meantime. Look at their version, then save yours again.";

async function stale(core: Core, actor: Actor, id: string): Promise<AppError> {
  const current = await readExample(core, actor, id).catch(() => null);
  return current ? new AppError("STALE_VERSION", staleWords, { details: { current } }) : exampleNotFound();
}

const columnsOf = ({
  voice_id,
  language_id,
  channel_id,
  title,
  text,
  rating,
  use_in_prompts,
}: Omit<Fields, "rating"> & Pick<ExampleRow, "rating">) => ({
  voice_id,
  language_id,
  channel_id,
  title,
  text,
  rating,
  use_in_prompts,
});
const noExample = { voice_id: null, language_id: null, channel_id: null, title: "", text: "", rating: null, use_in_prompts: null };
