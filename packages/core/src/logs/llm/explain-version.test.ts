import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { authorizeBlock, authorizeVersion } from "../../access/authorize-campaign.ts";
import { saveVersion } from "../../campaigns/save-version.ts";
import { createPipeline, goodAnswers, type Pipeline } from "../../generation/pipeline-fixture.ts";
import { createPerson } from "../../testing.ts";
import { explainVersion } from "./explain-version.ts";

let pipeline: Pipeline;
afterEach(() => pipeline.close());

async function written() {
  pipeline = await createPipeline({ behaviour: goodAnswers });
  await pipeline.worker.start();
  await pipeline.ended(await pipeline.start());
  const version = (await pipeline.versions()).find((one) => one.content.kind === "content");
  if (!version) throw new Error("Nothing was written.");
  return version;
}

describe("why a version is as it is", () => {
  it("is told with exactly what was sent and answered", async () => {
    const { id, messages, checks, model_name } = await written();
    const { core, actor } = pipeline;
    const told = await explainVersion(core, await authorizeVersion(core, actor, "view", id), id);
    expect(told).toMatchObject({ version_id: id, said: "shown", messages, checks, model: { name: model_name, is_offline: false } });
    expect(told.messages.at(-1)?.content).toContain('<answer kind="content"');
    expect(told.reply).toContain("[[body]]");
    expect(told.call_id).not.toBeNull();
    expect(told.outline_version_id).not.toBeNull();
  });

  it("keeps what was sent when the log has been forgotten", async () => {
    const { id, messages } = await written();
    const { core, actor } = pipeline;
    await core.db.delete(schema.llm_log_bodies);
    expect(await explainVersion(core, await authorizeVersion(core, actor, "view", id), id)).toMatchObject({
      said: "shown",
      messages,
      reply: null,
    });
  });

  it("gives no reply that somebody got who was removed since, also before it is deleted", async () => {
    const { id } = await written();
    const { core, actor } = pipeline;
    const allowed = await authorizeVersion(core, actor, "view", id);
    await core.db
      .update(schema.users)
      .set({ deleted_at: new Date(core.now()) })
      .where(eq(schema.users.id, actor.userId));
    expect(await explainVersion(core, allowed, id)).toMatchObject({ said: "shown", reply: null });
  });

  it("is told without what was said to who may see the campaign and not its calls, and not at all to others", async () => {
    const { id } = await written();
    const { core } = pipeline;
    const reader = await createPerson(core, { grants: { "campaigns.view": "any" } });
    const told = await explainVersion(core, await authorizeVersion(core, reader, "view", id), id);
    expect(told).toMatchObject({ said: "not_allowed", messages: [], reply: null, call_id: null, model: { name: expect.any(String) } });
    const stranger = await createPerson(core, { roleKey: null });
    await expect(authorizeVersion(core, stranger, "view", id)).rejects.toMatchObject({
      code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/),
    });
  });

  it("says of a person's text that no model was asked", async () => {
    const { id, block_id } = await written();
    const { core, actor } = pipeline;
    const allowed = await authorizeBlock(core, actor, "edit", block_id);
    const content = { kind: "content" as const, fields: { body: "By hand." } };
    const saved = await saveVersion(core, allowed, { block_id, base_version_id: id, content });
    const told = await explainVersion(core, await authorizeVersion(core, actor, "view", saved.id), saved.id);
    expect(told).toMatchObject({ origin: "edited", said: "nothing", model: null, messages: [], base_version_id: id });
    const [row] = await core.db.select().from(schema.versions).where(eq(schema.versions.id, saved.id));
    expect(row?.messages).toBeNull();
  });
});
