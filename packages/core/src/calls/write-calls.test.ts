import { batch, callsWithWords, closeDatabase, schema } from "@copydesk/db";
import { inArray } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestCore, type TestCore } from "../testing.ts";
import { rememberSent, sentMessages } from "./read-calls.ts";
import { beginCall, completeCall, failCall, forgetTexts, interruptCalls, noteInterrupted } from "./write-calls.ts";

const { llm_logs: logs, llm_log_bodies: bodies } = schema;
let core: TestCore;
beforeEach(async () => {
  core = await createTestCore();
});
afterEach(() => closeDatabase(core.db));

const begin = (id: string, said: string) =>
  batch(core.db, () =>
    beginCall(core, {
      id,
      at: new Date(core.now()),
      purpose: "content",
      model_name: "aurora",
      provider: "openai",
      parameters: {},
      attempt: 1,
      messages: [{ role: "user", content: said }],
    }),
  );

const found = async (term: string) => {
  const numbers = callsWithWords(core.db, term);
  const rows = numbers ? await core.db.select({ id: logs.id }).from(logs).where(inArray(logs.seq, numbers)) : [];
  return rows.map((row) => row.id);
};
const underWay = async () => (await core.db.select().from(bodies)).filter((body) => !body.is_over).map((body) => body.log_id);

it("a call is found while it is made, by what was sent, and afterwards by its answer, too", async () => {
  await begin("kettle", "A kettle to be mended");
  await begin("grinder", "A quiet grinder");
  expect([await found("mended kettle"), await found("wasserkocher")]).toEqual([["kettle"], []]);
  const reply = { reply: "Ein Wasserkocher, der bleibt", tool_calls: null, usage: null };
  await batch(core.db, () => completeCall(core, "kettle", { columns: {}, reply }));
  expect([await found("mended kettle"), await found("wasserkocher"), await found("quiet")]).toEqual([["kettle"], ["kettle"], ["grinder"]]);
});

it("a call is over however it ends", async () => {
  const reply = { reply: "", tool_calls: null, usage: null };
  const ends = {
    answered: () => batch(core.db, () => completeCall(core, "answered", { columns: {}, reply })),
    failed: () => batch(core.db, (tx) => failCall(tx, core, { id: "failed", columns: { status: "error" } })),
    noted: () => noteInterrupted(core, "noted"),
    interrupted: () => batch(core.db, (tx) => interruptCalls(tx, core)),
  };
  for (const id of Object.keys(ends)) await begin(id, id);
  const left = Object.keys(ends);
  expect((await underWay()).sort()).toEqual([...left].sort());
  for (const [id, end] of Object.entries(ends)) {
    await end();
    left.splice(left.indexOf(id), 1);
    expect((await underWay()).sort()).toEqual([...left].sort());
  }
});

it("what was sent in this process is not read again, and another one reads it", async () => {
  await begin("kettle", "A kettle to be mended");
  const sent = [{ role: "user" as const, content: "A kettle to be mended" }];
  rememberSent(core, "kettle", sent);
  await forgetTexts(core, ["kettle"]);
  expect(await sentMessages(core, "kettle")).toEqual(sent);
  await begin("grinder", "A quiet grinder");
  const other = { ...core, db: new Proxy(core.db, {}) };
  expect(await sentMessages(other, "grinder")).toEqual([{ role: "user", content: "A quiet grinder" }]);
  expect(await sentMessages(other, "kettle")).toEqual([]);
});
