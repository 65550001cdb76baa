import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { authorizeBlock, authorizeVersion } from "../access/authorize-campaign.ts";
import { createPipeline } from "../generation/pipeline-fixture.ts";
import { createPerson } from "../testing.ts";
import { labelVersion, listVersions } from "./versions.ts";

test("a version says what was asked for, in the words that the model was told", async () => {
  const pipeline = await createPipeline({ brief: { plan: { en: ["x"] } } });
  const { core, actor } = pipeline;
  pipeline.worker.start();
  await pipeline.ended(await pipeline.start());
  const piece = (await pipeline.blocks()).find((block) => block.kind === "content");
  const again = { scope: "block", block_id: piece?.id, again: true, note: "Mention the warm floor" };
  await pipeline.ended(await pipeline.start(again));
  const versions = await listVersions(core, await authorizeBlock(core, actor, "view", piece?.id ?? ""));
  expect(versions.map((version) => version.wish)).toEqual(["Mention the warm floor", ""]);
  const [newest] = await core.db
    .select()
    .from(schema.versions)
    .where(eq(schema.versions.id, versions[0]?.id ?? ""));
  expect(JSON.stringify(newest?.messages)).toContain("Mention the warm floor");
  await pipeline.close();
});

test("a version is named by whoever may edit, and once only written down", async () => {
  const pipeline = await createPipeline({ brief: { plan: { en: ["x"] }, is_public: true } });
  const { core, actor } = pipeline;
  pipeline.worker.start();
  await pipeline.ended(await pipeline.start());
  const version = (await pipeline.versions())[0];
  const version_id = version?.id ?? "";
  const label = async (words: string) =>
    labelVersion(core, await authorizeVersion(core, actor, "edit", version_id), { version_id, label: words });
  await label("Legal has seen it");
  await label("Legal has seen it");
  const [named] = await listVersions(core, await authorizeBlock(core, actor, "view", version?.block_id ?? ""));
  expect(named).toMatchObject({ label: "Legal has seen it" });
  const entries = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "version.labelled"));
  expect(entries.map((entry) => entry.changes)).toEqual([{ label: { before: "", after: "Legal has seen it" } }]);
  const viewer = await createPerson(core, { roleKey: "viewer" });
  await expect(authorizeVersion(core, viewer, "edit", version_id)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await pipeline.close();
});
