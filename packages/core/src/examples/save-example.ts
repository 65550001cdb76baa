import type { ExampleDetail, ExampleSource, exampleInput, exampleUpdateInput } from "@copydesk/contracts";
import { batch, changeVersion, schema } from "@copydesk/db";
import { isNull } from "drizzle-orm";
import type { z } from "zod";
import { changesBetween, recordActivity } from "../audit/index.ts";
import { type Actor, type Core, changedBy, createdBy, demandVersion, savingVersion } from "../kernel/index.ts";
import { type ExampleRow, findExample } from "./access.ts";
import { readExample, toDetail } from "./read-example.ts";
import { demandScope } from "./scope.ts";

type Fields = z.output<typeof exampleInput>;

/** Makes an example, by hand unless `source` says where its text comes from. @throws BAD_REQUEST for a voice, language or channel that is gone. */
export async function createExample(
  core: Core,
  actor: Actor,
  { source = "manual", ...input }: Fields & { source?: ExampleSource },
): Promise<ExampleDetail> {
  await demandScope(core, input);
  const id = core.newId();
  const stamp = createdBy(core, actor);
  await batch(core.db, (tx) => [
    tx.insert(schema.examples).values({ id, ...columnsOf(input), source, ...stamp }),
    recordActivity(tx, core, {
      actor,
      action: "example.created",
      entity: { type: "example", id, name: input.title },
      changes: changesBetween(noExample, columnsOf(input)),
    }),
  ]);
  return toDetail(core, actor, { id, text: input.text, created_at: stamp.created_at });
}

/**
 * Changes an example. A save that changes nothing writes nothing.
 * @throws STALE_VERSION with `details.current`; NOT_FOUND; FORBIDDEN; BAD_REQUEST for a voice, language or channel that is gone.
 */
export async function updateExample(core: Core, actor: Actor, input: z.output<typeof exampleUpdateInput>): Promise<ExampleDetail> {
  return savingVersion({ what: "this example", read: () => readExample(core, actor, input.id) }, async () => {
    const row = await findExample(core, actor, { id: input.id, action: "edit" });
    demandVersion(row, input.version);
    await demandScope(core, input, row);
    const changes = changesBetween(columnsOf(row), columnsOf(input));
    if (Object.keys(changes).length === 0) return toDetail(core, actor, row);
    const { examples } = schema;
    const set = { ...columnsOf(input), ...changedBy(core, actor) };
    await batch(core.db, (tx) => [
      changeVersion(tx, examples, { row, set, where: isNull(examples.deleted_at) }),
      recordActivity(tx, core, { actor, action: "example.updated", entity: { type: "example", id: row.id, name: input.title }, changes }),
    ]);
    return toDetail(core, actor, { ...row, text: input.text });
  });
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
