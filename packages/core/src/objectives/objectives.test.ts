import {
  configurationHistoryInput,
  type ObjectiveInput,
  type ObjectiveListInput,
  type ObjectiveRow,
  objectiveInput,
  objectiveListInput,
  objectiveUpdateInput,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { authorizeCampaign } from "../access/authorize-campaign.ts";
import { createCampaign } from "../campaigns/create-campaign.ts";
import { readFormOptions } from "../campaigns/form-options.ts";
import { removeCampaign } from "../campaigns/lifecycle.ts";
import type { Actor } from "../kernel/actor.ts";
import { noted } from "../people/users/people-fixture.ts";
import { createPerson, createTestCore, sampleBrief, type TestCore } from "../testing.ts";
import { listObjectiveHistory, listObjectives, orderObjectives } from "./list-objectives.ts";
import { planObjectiveRestore, restoreObjectives } from "./restore-objectives.ts";
import { createObjective, removeObjective, setObjectiveDefault, setObjectiveStatus, updateObjective } from "./save-objective.ts";

let core: TestCore;
let ines: Actor;

beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core, { first_name: "Ines", last_name: "Carvalho" });
});
afterEach(() => core.close());

const make = (input: ObjectiveInput) => createObjective(core, ines, objectiveInput.parse(input));
const list = async (query: ObjectiveListInput = {}) => (await listObjectives(core, objectiveListInput.parse(query))).results;
const named = async (name: string) => {
  const row = (await list()).find((one) => one.name === name);
  if (!row) throw new Error(`No objective ${name}`);
  return row;
};
const delivered = [
  "Brand awareness",
  "Product launch",
  "Lead generation",
  "Event promotion",
  "Customer retention",
  "Education",
  "Recruitment",
  "Sales promotion",
  "Announcement",
];
const names = async () => (await list()).map((row) => row.name);
const change = (
  { id, version, name, description, kpi_hint, call_to_action, status, is_default }: ObjectiveRow,
  fields: object,
  actor = ines,
) =>
  updateObjective(
    core,
    actor,
    objectiveUpdateInput.parse({ id, version, name, description, kpi_hint, call_to_action, status, is_default, ...fields }),
  );
const use = async (objective: ObjectiveRow, name: string) =>
  createCampaign(core, ines, await sampleBrief(core, { name, objective_ids: [objective.id] }));

describe("the list of objectives", () => {
  test("comes in the order that forms offer, with how many campaigns name each", async () => {
    const education = await named("Education");
    await use(education, "One");
    await use(education, "Two");
    const rows = await list();
    expect(rows.slice(0, 2).map((row) => row.name)).toEqual(["Brand awareness", "Product launch"]);
    expect(rows.find((row) => row.name === "Education")).toMatchObject({ campaign_count: 2, position: 5, updated_by: null });
    expect(rows.find((row) => row.name === "Recruitment")).toMatchObject({ campaign_count: 0 });
  });

  test.each<[ObjectiveListInput, string[]]>([
    [{ search: "PRÓMOTION", ordering: "-name" }, ["Sales promotion", "Event promotion"]],
    [{ status: "inactive" }, []],
    [{ limit: 1, offset: 8 }, ["Announcement"]],
  ])("can be narrowed: %o", async (query, expected) => {
    expect((await list(query)).map((row) => row.name)).toEqual(expected);
  });
});

describe("a new objective", () => {
  test("stands last, and is offered at once", async () => {
    const made = await make({ name: " Partner  news ", description: "Tell partners first." });
    expect(made).toMatchObject({ version: 1, position: 9, status: "active", is_default: false, updated_by: { name: "Ines Carvalho" } });
    expect((await readFormOptions(core, ines)).objectives.at(-1)).toMatchObject({ id: made.id });
    expect(await noted(core, "objective", made.id)).toMatchObject([
      { action: "objective.created", changes: { description: { before: "", after: "Tell partners first." } } },
    ]);
  });

  test("has a name of its own, whatever its case and accents", async () => {
    await expect(make({ name: "EDUCATÏON" })).rejects.toMatchObject({ code: "NAME_TAKEN", fields: { name: [expect.any(String)] } });
  });

  test("cannot be one more than five that campaigns begin with", async () => {
    for (const name of ["A", "B", "C", "D"]) await make({ name, is_default: true });
    await expect(make({ name: "E", is_default: true })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    const e = await make({ name: "E" });
    await expect(change(e, { is_default: true })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    await setObjectiveDefault(core, ines, { id: (await named("A")).id, is_default: false });
    expect(await setObjectiveDefault(core, ines, { id: e.id, is_default: true })).toMatchObject({ is_default: true });
    expect(await change(await named("E"), { kpi_hint: "Replies" })).toMatchObject({ is_default: true, kpi_hint: "Replies" });
  });
});

describe("changing an objective", () => {
  test("says who did it and what changed", async () => {
    const changed = await change(await named("Education"), { description: "Teach one thing.", kpi_hint: "Saves" });
    expect(changed).toMatchObject({ version: 2, description: "Teach one thing.", updated_by: { id: ines.userId } });
    const [entry] = await noted(core, "objective", changed.id);
    expect(Object.keys(entry?.changes ?? {})).toEqual(["description", "kpi_hint"]);
  });

  test("that changes nothing writes nothing", async () => {
    const before = await named("Education");
    expect(await change(before, {})).toMatchObject({ version: 1 });
    expect(await setObjectiveStatus(core, ines, { id: before.id, status: "active" })).toMatchObject({ version: 1 });
    expect(await noted(core, "objective", before.id)).toEqual([]);
  });

  test("of two at once lets one through, and shows the other what is there now", async () => {
    const before = await named("Education");
    const mira = await createPerson(core, { first_name: "Mira" });
    const both = await Promise.allSettled([change(before, { kpi_hint: "Saves" }), change(before, { kpi_hint: "Shares" }, mira)]);
    const refused = both.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "STALE_VERSION",
      details: { current: { version: 2, kpi_hint: expect.stringMatching(/Saves|Shares/), updated_by: { name: expect.any(String) } } },
    });
  });

  test("to one that is gone is refused", async () => {
    const made = await make({ name: "Short-lived" });
    await removeObjective(core, ines, made.id);
    await expect(change(made, { name: "Back" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("an inactive objective", () => {
  test("is not offered any more, and no campaign begins with it", async () => {
    const { id } = await named("Brand awareness");
    expect(await setObjectiveStatus(core, ines, { id, status: "inactive" })).toMatchObject({ status: "inactive", is_default: false });
    expect((await readFormOptions(core, ines)).objectives.map((one) => one.id)).not.toContain(id);
    await expect(setObjectiveDefault(core, ines, { id, is_default: true })).rejects.toMatchObject({ code: "RULE_BROKEN" });
    expect(objectiveInput.safeParse({ name: "X", status: "inactive", is_default: true }).error?.issues[0]?.path).toEqual(["is_default"]);
  });

  test("stays with the campaigns that name it", async () => {
    const education = await named("Education");
    const { id } = await use(education, "One");
    await setObjectiveStatus(core, ines, { id: education.id, status: "inactive" });
    expect((await authorizeCampaign(core, ines, "view", id)).campaign.objective_ids).toEqual([education.id]);
    expect(await named("Education")).toMatchObject({ campaign_count: 1 });
  });
});

describe("the order of objectives", () => {
  test("becomes the one that was asked for, whatever it is", async () => {
    const ids = (await list()).map((row) => row.id);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: ids.length }), async (wanted) => {
        await orderObjectives(core, ines, wanted);
        expect((await list()).map((row) => row.id)).toEqual(wanted);
      }),
      { numRuns: 20 },
    );
  });

  test("leaves whoever is changing one in peace, and is written down by name", async () => {
    const before = await named("Education");
    await orderObjectives(core, ines, (await list()).map((row) => row.id).reverse());
    expect((await names())[0]).toBe("Announcement");
    expect(await change(before, { kpi_hint: "Saves" })).toMatchObject({ kpi_hint: "Saves", position: 3 });
    const { activity_logs } = schema;
    const [entry] = await core.db.select().from(activity_logs).where(eq(activity_logs.action, "objective.reordered"));
    expect(entry?.changes.order).toMatchObject({ after: expect.arrayContaining(["Announcement"]) });
  });

  test("is refused when one is missing, unknown or named twice, and then nothing moves", async () => {
    const ids = (await list()).map((row) => row.id);
    const before = await names();
    for (const [wrong, code] of [
      [ids.slice(1), "STALE_VERSION"],
      [[...ids.slice(1), "gone"], "STALE_VERSION"],
      [[...ids.slice(1), ids[1] ?? ""], "BAD_REQUEST"],
    ] as const) {
      await expect(orderObjectives(core, ines, wrong)).rejects.toMatchObject({ code });
    }
    expect(await names()).toEqual(before);
  });
});

describe("bringing the delivered objectives back", () => {
  test("says before what it does, and does that", async () => {
    await change(await named("Education"), { description: "Ours", status: "inactive" });
    const recruitment = await named("Recruitment");
    await removeObjective(core, ines, recruitment.id);
    await change(await named("Announcement"), { name: "News" });
    const [first, ...others] = (await list()).map((row) => row.id);
    await orderObjectives(core, ines, [...others, first ?? ""]);
    const expected = {
      changed: ["Education"],
      missing: ["Recruitment", "Announcement"],
      own: 1,
      no_longer_default: [],
      is_reordered: true,
    };
    expect(await planObjectiveRestore(core)).toEqual(expected);
    expect(await restoreObjectives(core, ines)).toEqual(expected);
    expect(await names()).toEqual([...delivered, "News"]);
    expect(await named("Education")).toMatchObject({ status: "active", description: expect.stringMatching(/^Teach something/) });
    expect((await named("Recruitment")).id).not.toBe(recruitment.id);
    expect(await noted(core, "objective", (await named("Education")).id)).toMatchObject([
      { action: "objective.updated", changes: { description: { before: "Ours" }, status: { after: "active" } } },
      { action: "objective.updated" },
    ]);
  });

  test("writes nothing where all is as delivered", async () => {
    const before = await list();
    const nothing = { changed: [], missing: [], own: 0, no_longer_default: [], is_reordered: false };
    expect(await restoreObjectives(core, ines)).toEqual(nothing);
    expect(await list()).toEqual(before);
  });

  test("leaves new campaigns no more than five to begin with", async () => {
    for (const row of (await list()).filter((one) => one.is_default)) await change(row, { is_default: false });
    for (const name of ["One", "Two", "Three", "Four", "Five"]) await make({ name, is_default: true });
    const { changed, no_longer_default } = await restoreObjectives(core, ines);
    expect(changed).toEqual(["Brand awareness"]);
    expect(no_longer_default).toEqual(["Five"]);
    expect((await list()).filter((row) => row.is_default).map((row) => row.name)).toEqual([
      "Brand awareness",
      "One",
      "Two",
      "Three",
      "Four",
    ]);
  });

  test("takes one that was made under a delivered name for that one", async () => {
    await removeObjective(core, ines, (await named("Education")).id);
    const own = await make({ name: "EDUCATION", description: "Ours" });
    expect(await restoreObjectives(core, ines)).toMatchObject({ changed: ["Education"], missing: [], own: 0 });
    expect(await named("Education")).toMatchObject({ id: own.id, version: 2 });
  });
});

test("the history tells who did what, the latest first", async () => {
  const kai = await createPerson(core, { first_name: "Kai", last_name: "" });
  const row = await make({ name: "Partner news" });
  await change(row, { kpi_hint: "Replies" }, kai);
  await removeObjective(core, ines, row.id);
  const all = await listObjectiveHistory(core, configurationHistoryInput.parse({}));
  expect(all).toMatchObject({
    count: 3,
    results: [
      { action: "objective.deleted", name: "Partner news", by: { name: "Ines Carvalho" } },
      { action: "objective.updated", by: { id: kai.userId, name: "Kai" }, changes: { kpi_hint: { before: "", after: "Replies" } } },
      { action: "objective.created" },
    ],
  });
  const second = await listObjectiveHistory(core, configurationHistoryInput.parse({ limit: 1, offset: 1 }));
  expect(second).toEqual({ count: 3, results: [all.results[1]] });
});

describe("deleting an objective", () => {
  test("is refused while a campaign names it, also one that could be brought back", async () => {
    const education = await named("Education");
    const { id } = await use(education, "One");
    const refused = { code: "IN_USE", message: expect.stringContaining("One campaign"), details: { campaigns: 1 } };
    await expect(removeObjective(core, ines, education.id)).rejects.toMatchObject(refused);
    await removeCampaign(core, await authorizeCampaign(core, ines, "delete", id));
    await expect(removeObjective(core, ines, education.id)).rejects.toMatchObject(refused);
    expect(await names()).toContain("Education");
  });

  test("takes one that nobody uses away, and says so in the log", async () => {
    const { id } = await named("Recruitment");
    expect(await removeObjective(core, ines, id)).toBeNull();
    expect(await names()).not.toContain("Recruitment");
    expect(await noted(core, "objective", id)).toMatchObject([{ action: "objective.deleted" }]);
    await expect(removeObjective(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
