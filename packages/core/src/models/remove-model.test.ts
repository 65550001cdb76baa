import { removeModelInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { choseThemselves } from "../campaigns/change-blocks.ts";
import { createPipeline, type Pipeline } from "../generation/pipeline-fixture.ts";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { setModelStatus } from "./change-state.ts";
import { add, builtinId, change, storedText } from "./models-fixture.ts";
import { readModel } from "./read-model.ts";
import { removeModel } from "./remove-model.ts";

let pipeline: Pipeline;
let ines: Actor;
beforeEach(async () => {
  pipeline = await createPipeline({ realClock: false });
  ines = pipeline.actor;
});
afterEach(() => pipeline.close());

const { channels, configurations, blocks, models, model_secrets, tasks } = schema;
const remove = (id: string, replace_with?: string) =>
  removeModel(pipeline.core, ines, removeModelInput.parse({ id, ...(replace_with && { replace_with }) }));
const read = (id: string) => readModel(pipeline.core, ines, id);

/** A model that everything there is was set to use. */
async function usedModel() {
  const { core } = pipeline;
  const model = await add(core, ines, { name: "Used", is_default_content: true, is_default_chat: true });
  const small = await add(core, ines, { name: "Small", fallback_model_id: model.id });
  const [channel] = await core.db.select().from(channels).where(eq(channels.code, "x"));
  await core.db.update(channels).set({ model_id: model.id }).where(eq(channels.code, "x"));
  await core.db.update(configurations).set({ model_id: model.id }).where(eq(configurations.kind, "outline"));
  const [block] = await pipeline.blocks();
  await core.db
    .update(blocks)
    .set({ overrides: { model_id: model.id, system_prompt: "Kept." } })
    .where(eq(blocks.id, block?.id ?? ""));
  return { model, small, channel, block };
}

describe("deleting a model that is in use", () => {
  test("is refused, saying by what, until another takes its place", async () => {
    const { model, small, channel } = await usedModel();
    await expect(remove(model.id)).rejects.toMatchObject({
      code: "IN_USE",
      message: expect.stringContaining("the channel X post, outlines, pieces of 1 campaign"),
      details: {
        used_by: {
          channels: [{ id: channel?.id, name: "X post" }],
          configurations: ["outline"],
          campaigns: 1,
          fallback_of: [{ id: small.id, name: "Small" }],
          default_for: ["content", "chat"],
        },
      },
    });
    expect(await read(model.id)).toMatchObject({ name: "Used", version: 1 });
  });

  test("puts another one in every place at once", async () => {
    const { core } = pipeline;
    const { model, small, channel, block } = await usedModel();
    const other = await add(core, ines, { name: "Other" });
    await pipeline.start();
    await core.db.update(tasks).set({ model_id: model.id });
    expect(await remove(model.id, other.id)).toBeNull();
    expect(await read(other.id)).toMatchObject({
      is_default_content: true,
      is_default_chat: true,
      used_by: { channels: [{ id: channel?.id }], configurations: ["outline"], campaigns: 1, fallback_of: [{ id: small.id }] },
    });
    const [changed] = await core.db
      .select()
      .from(blocks)
      .where(eq(blocks.id, block?.id ?? ""));
    expect(changed?.overrides).toEqual({ model_id: other.id, system_prompt: "Kept." });
    expect((await pipeline.tasks()).map((task) => task.model_id)).toEqual((await pipeline.tasks()).map(() => other.id));
    const [after] = await core.db
      .select()
      .from(channels)
      .where(eq(channels.id, channel?.id ?? ""));
    expect(after?.version).toBe((channel?.version ?? 0) + 1);
    expect(await noted(core, "model", model.id)).toMatchObject([
      { action: "model.deleted", changes: { replaced_by: { after: "Other" } } },
      {},
    ]);
  });

  test("takes no model in its place that is switched off, gone, or itself", async () => {
    const { core } = pipeline;
    const { model } = await usedModel();
    const off = await add(core, ines, { name: "Off" });
    await setModelStatus(core, ines, { id: off.id, status: "inactive" });
    for (const other of [off.id, "gone", model.id]) {
      await expect(remove(model.id, other)).rejects.toMatchObject({ code: "BAD_REQUEST", fields: { replace_with: [expect.any(String)] } });
    }
    expect(await read(model.id)).toMatchObject({ is_default_content: true });
  });

  test("leaves nobody that stands in for itself or in circles", async () => {
    const { core } = pipeline;
    const a = await add(core, ines, { name: "A" });
    const b = await add(core, ines, { name: "B", fallback_model_id: a.id });
    const c = await add(core, ines, { name: "C", fallback_model_id: b.id });
    // C would take A's place: B falls back on A, so on C, which falls back on B.
    await remove(a.id, c.id);
    expect(await read(b.id)).toMatchObject({ fallback: null });
    expect(await read(c.id)).toMatchObject({ fallback: { name: "B" } });
    await remove(b.id, c.id);
    expect(await read(c.id)).toMatchObject({ fallback_model_id: null });
  });
});

describe("a deleted model", () => {
  test("leaves neither key nor address, and frees its name", async () => {
    const { core } = pipeline;
    const made = await add(core, ines, { is_default_content: false });
    await remove(made.id);
    await expect(read(made.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await core.db.select().from(model_secrets)).toEqual([]);
    const [row] = await core.db.select().from(models).where(eq(models.id, made.id));
    expect(row).toMatchObject({ name: "Aurora Large", endpoint_url: null, has_api_key: false, api_key_hint: null, status: "inactive" });
    expect(await add(core, ines)).toMatchObject({ name: "Aurora Large" });
    await expect(remove(made.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(change(core, ines, made, { name: "Back" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await storedText(core)).not.toContain("sk-canary");
  });

  test("goes on being named by the texts that it wrote", async () => {
    const { core } = pipeline;
    const made = await add(core, ines, { provider: "builtin", name: "House writer", endpoint_url: null, is_default_content: true });
    const run = await pipeline.start();
    await pipeline.worker.start();
    await pipeline.ended(run);
    await remove(made.id, await builtinId(core));
    const versions = await pipeline.versions();
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.every((version) => version.model_id === made.id)).toBe(true);
  });
});

test.skipIf(onPostgres)("finding the pieces that chose a model reads the index alone", () => {
  const { db } = pipeline.core;
  const query = db.select({ id: blocks.id }).from(blocks).where(choseThemselves("m")).toSQL();
  const plan = db.$client.prepare<unknown[], { detail: string }>(`explain query plan ${query.sql}`).all(...query.params);
  expect(plan.map((step) => step.detail).join()).toContain("USING INDEX blocks_model");
});
