import { schema } from "@copydesk/db";
import { afterEach, beforeEach, expect, test } from "vitest";
import { authorizeBlock, authorizeCampaign, authorizeVersion } from "../access/authorize-campaign.ts";
import { writeOutline } from "../generation/pipeline-fixture.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { createCampaign } from "./create-campaign.ts";
import { makeExampleOfVersion } from "./example-of-version.ts";
import { listBlocks } from "./read-blocks.ts";
import { saveVersion } from "./save-version.ts";

let core: TestCore;
let owner: Actor;
let blocks: Awaited<ReturnType<typeof listBlocks>>;
beforeEach(async () => {
  core = await createTestCore();
  owner = await createPerson(core);
  const { id } = await createCampaign(core, owner, await sampleBrief(core, { plan: { de: ["x"] } }));
  blocks = await listBlocks(core, await authorizeCampaign(core, owner, "view", id));
});
afterEach(() => core.close());

async function write(body: string): Promise<string> {
  const block_id = blocks.find((block) => block.kind === "content")?.id ?? "";
  const content = { kind: "content" as const, fields: { body } };
  const allowed = await authorizeBlock(core, owner, "edit", block_id);
  return (await saveVersion(core, allowed, { block_id, base_version_id: null, content })).id;
}
const make = async (version_id: string, voice_id: string | null = null) =>
  makeExampleOfVersion(core, await authorizeVersion(core, owner, "view", version_id), { version_id, voice_id, title: "So klingen wir" });

test("a piece becomes an example in its language and for its channel", async () => {
  const text = "Ein Kessel, der damit rechnet, dass er kaputtgeht.";
  const [voice] = await core.db.select().from(schema.voices);
  const { id } = await make(await write(text), voice?.id ?? null);
  const [example] = await core.db.select().from(schema.examples);
  const piece = blocks.find((block) => block.kind === "content");
  expect(example).toMatchObject({
    id,
    source: "version",
    text,
    title: "So klingen wir",
    voice_id: voice?.id,
    language_id: piece?.language_id,
    channel_id: piece?.channel_id,
  });
});

test("a text that is too short, a voice that is not there and an outline become none", async () => {
  await expect(make(await write("Kurz."))).rejects.toMatchObject({ code: "BAD_REQUEST", message: expect.stringContaining("20") });
  const [version] = await core.db.select().from(schema.versions);
  await core.db.update(schema.versions).set({ text: "Ein Kessel, der damit rechnet." });
  await expect(make(version?.id ?? "", "nothing")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  const outline = await writeOutline(core, blocks.find((block) => block.kind === "outline")?.id ?? "");
  const [written] = (await core.db.select().from(schema.versions)).filter((row) => row.id !== version?.id);
  await expect(make(written?.id ?? String(outline))).rejects.toMatchObject({ code: "RULE_BROKEN" });
});
