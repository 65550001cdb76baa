import {
  type ConfigurationDetail,
  configurationHistoryInput,
  outlineConfigurationInput,
  schedulerConfigurationInput,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../kernel/actor.ts";
import { removeModel } from "../models/remove-model.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { listHistory, readState } from "./list-history.ts";
import { readConfiguration, readSchedulerRules } from "./read-configuration.ts";
import { restoreConfiguration, updateOutline, updateScheduler } from "./save-configuration.ts";

let core: TestCore;
let ines: Actor;
let outline: ConfigurationDetail;
let scheduler: ConfigurationDetail;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
  outline = await readConfiguration(core, "outline");
  scheduler = await readConfiguration(core, "scheduler");
});
afterEach(() => core.close());

const formOf = ({ version, attributes, system_prompt, user_prompt, model_id, parameters }: ConfigurationDetail) => ({
  version,
  attributes,
  system_prompt,
  user_prompt,
  model_id,
  parameters,
});
const changeOutline = (fields: object, from = outline, actor = ines) =>
  updateOutline(core, actor, outlineConfigurationInput.parse({ ...formOf(from), ...fields }));
const changeRules = (rules: object, from = scheduler) =>
  updateScheduler(core, ines, schedulerConfigurationInput.parse({ ...formOf(from), rules: { ...from.rules, ...rules } }));
const historyOf = async (kind: "outline" | "scheduler", query = {}) =>
  (await listHistory(core, kind, configurationHistoryInput.parse(query))).results;
const entityOf = async (kind: "outline" | "scheduler") => {
  const { configurations } = schema;
  const [row] = await core.db.select({ id: configurations.id }).from(configurations).where(eq(configurations.kind, kind));
  return row?.id ?? "";
};
const withSections = (value: number) => outline.attributes.map((one) => (one.key === "sections" ? { ...one, default: value } : one));

describe("a configuration", () => {
  test("comes as the product has it", async () => {
    expect(outline).toMatchObject({ version: 1, is_default: true, rules: null, updated_by: null });
    expect(scheduler).toMatchObject({ is_default: true, rules: { quiet_from: "21:00" } });
    expect(await historyOf("outline")).toMatchObject([{ number: 1, by: null, changes: {}, same_as: null, is_current: true }]);
  });

  test("saved as it is writes nothing", async () => {
    expect(await changeOutline({})).toMatchObject({ version: 1, is_default: true });
    expect(await changeRules({})).toMatchObject({ version: 1 });
    expect(await historyOf("outline")).toHaveLength(1);
    expect(await noted(core, "configuration", await entityOf("outline"))).toEqual([]);
  });

  test("that is changed says who changed which part of it", async () => {
    const saved = await changeOutline({
      attributes: [...withSections(7), { key: "region", label: "Region", type: "text" }],
      user_prompt: `${outline.user_prompt}\nRegion: {{#region}}`,
      parameters: { temperature: { enabled: true, value: 0.4 } },
    });
    expect(saved).toMatchObject({ version: 2, is_default: false, updated_by: { id: ines.userId, name: "Ines Carvalho" } });
    const [latest] = await historyOf("outline");
    expect(latest).toMatchObject({
      number: 2,
      by: { name: "Ines Carvalho" },
      is_current: true,
      changes: {
        "attributes.sections": { before: { default: 5 }, after: { default: 7 } },
        "attributes.region": { before: null, after: { label: "Region" } },
        "parameters.temperature": { before: null, after: { value: 0.4 } },
      },
    });
    expect(Object.keys(latest?.changes ?? {}).sort()).toEqual(
      ["attributes.region", "attributes.sections", "parameters.temperature", "user_prompt"].sort(),
    );
    const [entry] = await noted(core, "configuration", await entityOf("outline"));
    expect(entry).toMatchObject({ action: "configuration.updated", actor_id: ines.userId });
    expect(String(entry?.changes.user_prompt?.after).length).toBeLessThan(600);
  });

  test("tells rules, windows and numbers of channels apart, and the order of attributes", async () => {
    const windows = { ...scheduler.rules?.windows, sms: [{ weekdays: [1], from: "10:00", to: "12:00" }] };
    await changeRules({ quiet_from: "19:00", windows, channel_posts_per_week: { x: 5 } });
    const [latest] = await historyOf("scheduler");
    expect(Object.keys(latest?.changes ?? {}).sort()).toEqual(["rules.channel_posts_per_week.x", "rules.quiet_from", "rules.windows.sms"]);
    expect((await readSchedulerRules(core)).quiet_from).toBe("19:00");
    await changeOutline({ attributes: outline.attributes.toReversed() });
    expect((await historyOf("outline"))[0]?.changes).toMatchObject({ attribute_order: { before: expect.arrayContaining(["sections"]) } });
  });
});

describe("a save is refused", () => {
  test.each([
    ["an unknown variable", { user_prompt: "About {{#weather}}" }, "user_prompt"],
    ["a half-written one", { system_prompt: "About {{#main_story" }, "system_prompt"],
    ["one that belongs to a channel", { user_prompt: "{{#channel_limits}}" }, "user_prompt"],
    ["a model that is gone", { model_id: "gone" }, "model_id"],
  ])("for %s, at its field", async (_, fields, field) => {
    await expect(changeOutline(fields)).rejects.toMatchObject({ code: "BAD_REQUEST", fields: { [field]: [expect.any(String)] } });
    expect(await readConfiguration(core, "outline")).toMatchObject({ version: 1 });
  });

  test("on an old version, with what somebody else made of it and who that was", async () => {
    const mira = await createPerson(core, { first_name: "Mira", last_name: "Solberg" });
    const both = await Promise.allSettled([
      changeOutline({ attributes: withSections(6) }),
      changeOutline({ attributes: withSections(9) }, outline, mira),
    ]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, updated_by: { name: expect.stringMatching(/Ines|Mira/) } } },
    });
    expect(await historyOf("outline")).toHaveLength(2);
  });
});

describe("going back", () => {
  test("to an earlier state makes it the newest, and says which it was", async () => {
    const second = await changeOutline({ attributes: withSections(7) });
    const third = await changeOutline({ attributes: withSections(9) }, second);
    const change_id = (await historyOf("outline"))[1]?.id ?? "";
    const back = await restoreConfiguration(core, ines, { kind: "outline", version: third.version, change_id });
    expect(back.attributes.find((one) => one.key === "sections")).toMatchObject({ default: 7 });
    expect((await historyOf("outline")).map((one) => [one.number, one.same_as, one.is_current])).toEqual([
      [4, 2, true],
      [3, null, false],
      [2, null, false],
      [1, null, false],
    ]);
    expect(await noted(core, "configuration", await entityOf("outline"))).toMatchObject([{ action: "configuration.restored" }, {}, {}]);
  });

  test("to the defaults brings back everything, and is nothing where nothing was changed", async () => {
    const changed = await changeRules({ posts_per_day: 1, weekdays: [1] });
    const back = await restoreConfiguration(core, ines, { kind: "scheduler", version: changed.version, change_id: null });
    expect(back).toMatchObject({ is_default: true, rules: scheduler.rules, version: 3 });
    expect((await historyOf("scheduler"))[0]).toMatchObject({ same_as: 1 });
    expect(await restoreConfiguration(core, ines, { kind: "scheduler", version: 3, change_id: null })).toMatchObject({ version: 3 });
  });

  test("passes over a model that is switched off since", async () => {
    const [model] = await core.db.select().from(schema.models);
    const id = core.newId();
    await core.db.insert(schema.models).values({ ...(model as typeof schema.models.$inferSelect), id, name: "Own", name_folded: "own" });
    const second = await changeOutline({ model_id: id });
    const third = await changeOutline({ model_id: null }, second);
    await core.db.update(schema.models).set({ status: "inactive" }).where(eq(schema.models.id, id));
    const [, state] = await historyOf("outline");
    expect(state?.changes).toMatchObject({ model: { before: null, after: "Own" } });
    const back = await restoreConfiguration(core, ines, { kind: "outline", version: third.version, change_id: state?.id ?? "" });
    expect(back.model_id).toBeNull();
  });

  test("is refused to a state of the other configuration, and on an old version", async () => {
    const [state] = await historyOf("scheduler");
    const restore = (version: number) => restoreConfiguration(core, ines, { kind: "outline", version, change_id: state?.id ?? "" });
    await expect(restore(1)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await changeOutline({ attributes: withSections(8) });
    await expect(restoreConfiguration(core, ines, { kind: "outline", version: 1, change_id: null })).rejects.toMatchObject({
      code: "STALE_VERSION",
    });
  });
});

test("a model that takes another one's place is a state of the history", async () => {
  const [model] = await core.db.select().from(schema.models);
  const builtin = model as typeof schema.models.$inferSelect;
  const id = core.newId();
  await core.db
    .insert(schema.models)
    .values({ ...builtin, id, name: "Own", name_folded: "own", is_default_content: false, is_default_chat: false });
  const chosen = await changeOutline({ model_id: id });
  await removeModel(core, ines, { id, replace_with: builtin.id });
  const now = await readConfiguration(core, "outline");
  expect(now).toMatchObject({ model_id: builtin.id, number: 3, version: chosen.version + 1 });
  const [latest] = await historyOf("outline");
  expect(latest).toMatchObject({ number: 3, by: { name: "Ines Carvalho" } });
  expect((await readState(core, "outline", latest?.id ?? "")).values).toMatchObject({ model_id: builtin.id });
  expect(Object.keys(latest?.changes ?? {})).toEqual(["model"]);
  expect(await historyOf("scheduler")).toHaveLength(1);
});

test("a state is kept whole, and the list of them is short", async () => {
  await changeOutline({ user_prompt: "Plan. ".repeat(500), parameters: { max_tokens: { enabled: true, value: 900 } } });
  const [latest] = await historyOf("outline");
  expect(JSON.stringify(latest).length).toBeLessThan(1_500);
  expect(latest?.changes["parameters.max_tokens"]).toMatchObject({ after: { value: 900 } });
  expect((await readState(core, "outline", latest?.id ?? "")).values.user_prompt).toHaveLength(2_999);
  await expect(readState(core, "scheduler", latest?.id ?? "")).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the history comes page by page, each with what it changed", async () => {
  let now = outline;
  for (const sections of [6, 7, 8, 9]) now = await changeOutline({ attributes: withSections(sections) }, now);
  const page = await historyOf("outline", { limit: 2, offset: 1 });
  expect(page.map((one) => [one.number, Object.keys(one.changes)])).toEqual([
    [4, ["attributes.sections"]],
    [3, ["attributes.sections"]],
  ]);
});

test("the history is read from either end, with the same said of each state", async () => {
  for (const sections of [4, 5, 6, 7]) outline = await changeOutline({ attributes: withSections(sections) });
  const newest = await historyOf("outline");
  expect(newest.map((one) => one.number)).toEqual([5, 4, 3, 2, 1]);
  expect(await historyOf("outline", { ordering: "at" })).toEqual([...newest].reverse());
  const windows = [0, 2, 4, 6].map((offset) => historyOf("outline", { ordering: "at", limit: 2, offset }));
  expect((await Promise.all(windows)).flat()).toEqual([...newest].reverse());
});
