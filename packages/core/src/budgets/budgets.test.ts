import { companyInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCompanySettings, updateCompany } from "../configuration/company-settings.ts";
import { warnOfBudgets } from "../configuration/warn-of-budgets.ts";
import { callOnce } from "../generation/writing/call-once.ts";
import type { Actor } from "../kernel/actor.ts";
import { callOf } from "../logs/llm/llm-logs-fixture.ts";
import { sweepLogs } from "../logs/sweep-logs.ts";
import type { ModelRow } from "../models/effective.ts";
import { add, builtinId, change } from "../models/models-fixture.ts";
import { readModel } from "../models/read-model.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { listBudgets } from "./read-budgets.ts";
import { readStops } from "./stops.ts";

let core: TestCore;
let ines: Actor;
beforeEach(async () => {
  core = await createTestCore();
  ines = await createPerson(core);
});
afterEach(() => core.close());

const paid = (cost: number, more: Parameters<typeof callOf>[2] = {}) =>
  callOf(core, null, { cost, currency: "EUR", tokens_fresh: 1, ...more });

async function setCompany(fields: { monthly_budget?: number | null; budget_currency?: string; budget_stops?: boolean; timezone?: string }) {
  const { logo: _, environment: __, budget: ___, ...now } = await readCompanySettings(core);
  return updateCompany(core, ines, companyInput.parse({ ...now, ...fields }));
}

const modelRow = async (id: string) => (await core.db.select().from(schema.models).where(eq(schema.models.id, id)))[0] as ModelRow;
const ask = async (modelId: string, purpose: "replay" | "test") =>
  callOnce(core, {
    purpose,
    user_id: null,
    request_id: null,
    model: await modelRow(modelId),
    messages: [{ role: "user", content: "Hello" }],
    parameters: {},
  });

describe("what is spent", () => {
  test("of the company's budget counts its currency alone, and says how many calls are left out", async () => {
    await setCompany({ monthly_budget: 10, budget_currency: "EUR" });
    for (let i = 0; i < 10; i += 1) await paid(0.1);
    await paid(5, { currency: "USD" });
    await callOf(core, null);
    await callOf(core, null, { provider: "builtin", cost: 0 });
    const { budget } = await readCompanySettings(core);
    expect(budget).toEqual({
      month: "2026-11",
      amount: 10,
      currency: "EUR",
      stops: false,
      spent: expect.closeTo(1),
      left_out: 2,
      state: "within",
    });
  });

  test("of a model's budget is what that model alone has cost", async () => {
    const model = await add(core, ines, { currency: "EUR", monthly_budget: 1 });
    await paid(9);
    await paid(0.8, { model_id: model.id });
    expect((await readModel(core, ines, model.id)).budget).toMatchObject({ amount: 1, spent: 0.8, left_out: 0, state: "warning" });
    expect(await listBudgets(core)).toMatchObject([{ model: { id: model.id, name: model.name } }]);
  });

  test.each([
    ["Europe/Berlin", "2026-10-31T22:59:59Z", 0],
    ["Europe/Berlin", "2026-10-31T23:00:00Z", 1],
    ["Asia/Kathmandu", "2026-10-31T18:14:59Z", 0],
    ["Asia/Kathmandu", "2026-10-31T18:15:00Z", 1],
    ["America/New_York", "2026-11-01T04:00:00Z", 1],
    ["America/New_York", "2026-11-01T03:59:59Z", 0],
  ])("is of the month by the clocks of %s: %s", async (timezone, at, spent) => {
    await setCompany({ monthly_budget: 10, budget_currency: "EUR", timezone });
    await paid(1, { at: new Date(at) });
    expect((await readCompanySettings(core)).budget?.spent).toBe(spent);
  });

  test("stays spent when the log forgets the calls, until two months later", async () => {
    await setCompany({ monthly_budget: 10, budget_currency: "EUR" });
    await paid(3);
    await core.db.delete(schema.llm_logs);
    await sweepLogs(core, 100);
    expect((await readCompanySettings(core)).budget?.spent).toBe(3);
    core.advance(63 * 86_400_000);
    await sweepLogs(core, 100);
    expect(await core.db.select().from(schema.llm_spending)).toEqual([]);
  });
});

describe("a stop", () => {
  test("of the company holds every model but the built-in writer, with a sentence that says who can lift it", async () => {
    const model = await add(core, ines);
    await setCompany({ monthly_budget: 2, budget_currency: "EUR", budget_stops: true });
    await paid(1.99);
    expect(await readStops(core)).toEqual(new Map());
    await paid(0.01);
    const stops = await readStops(core);
    expect(stops.has(await builtinId(core))).toBe(false);
    expect(stops.get(model.id)).toBe(
      "The monthly budget of €2.00 for all models is used up. People with the role Administrator can raise it in the company settings. Writing continues by itself then, or when the next month begins (1 December)",
    );
  });

  test("of a model holds that one alone", async () => {
    const model = await add(core, ines, { currency: "EUR", monthly_budget: 1, budget_stops: true });
    await add(core, ines, { name: "Borealis" });
    await paid(1, { model_id: model.id });
    const stops = await readStops(core);
    expect([...stops.keys()]).toEqual([model.id]);
    expect(stops.get(model.id)).toMatch(
      /^The monthly budget of €1\.00 for the model Aurora Large is used up\. .*in the settings of the model/,
    );
  });

  test("is none without the wish to stop, and over with the month or a higher amount", async () => {
    const model = await add(core, ines, { currency: "EUR", monthly_budget: 1 });
    await paid(1, { model_id: model.id });
    expect((await readStops(core)).size).toBe(0);
    const stopping = await change(core, ines, model, { budget_stops: true });
    expect((await readStops(core)).size).toBe(1);
    const raised = await change(core, ines, stopping, { monthly_budget: 1.5 });
    expect((await readStops(core)).size).toBe(0);
    await change(core, ines, raised, { monthly_budget: 1 });
    expect((await readStops(core)).size).toBe(1);
    core.advance(10 * 86_400_000);
    expect((await readStops(core)).size).toBe(0);
  });

  test("refuses a call that somebody waits for before anything is sent, but no test of the connection", async () => {
    const model = await add(core, ines, { currency: "EUR", monthly_budget: 1, budget_stops: true });
    await paid(1, { model_id: model.id });
    await expect(ask(model.id, "replay")).rejects.toMatchObject({
      code: "BUDGET_USED_UP",
      message: expect.stringMatching(/used up\..*\)\.$/),
    });
    expect(await core.db.$count(schema.llm_logs)).toBe(1);
    // Its address is refused before it is looked up.
    await core.db.update(schema.models).set({ endpoint_url: "http://127.0.0.1:9/v1" }).where(eq(schema.models.id, model.id));
    await expect(ask(model.id, "test")).rejects.toMatchObject({ code: "MODEL_FAILED" });
  });
});

describe("a warning", () => {
  const warnings = async () => {
    const rows = await core.db.select().from(schema.activity_logs);
    return rows.filter((row) => row.action.endsWith("budget_nearly_used"));
  };

  test("is written down from 80 % on, once a month and budget, and again for another amount", async () => {
    const model = await add(core, ines, { currency: "EUR", monthly_budget: 10 });
    await paid(7.99, { model_id: model.id });
    await warnOfBudgets(core);
    expect(await warnings()).toEqual([]);
    await paid(0.01, { model_id: model.id });
    await warnOfBudgets(core);
    await warnOfBudgets(core);
    expect(await warnings()).toMatchObject([
      {
        action: "model.budget_nearly_used",
        entity_id: model.id,
        source: "job",
        changes: { month: { after: "2026-11" }, monthly_budget: { after: 10 }, spent: { after: 8 } },
      },
    ]);
    await change(core, ines, await readModel(core, ines, model.id), { monthly_budget: 9 });
    await warnOfBudgets(core);
    expect(await warnings()).toHaveLength(2);
    core.advance(10 * 86_400_000);
    await paid(9, { model_id: model.id });
    await warnOfBudgets(core);
    expect(await warnings()).toHaveLength(3);
  });

  test("of the company's budget is written down, too", async () => {
    await setCompany({ monthly_budget: 10, budget_currency: "EUR" });
    await paid(12);
    await warnOfBudgets(core);
    await warnOfBudgets(core);
    expect(await warnings()).toMatchObject([{ action: "company.budget_nearly_used", changes: { spent: { after: 12 } } }]);
  });
});

test("a budget needs a currency, and a change of it is written down", async () => {
  expect(() => companyInput.parse({ monthly_budget: 5 })).toThrow();
  await setCompany({ monthly_budget: 10, budget_currency: "EUR", budget_stops: true });
  const [entry] = (await core.db.select().from(schema.activity_logs)).filter((row) => row.action === "company.updated");
  expect(entry?.changes).toEqual({
    monthly_budget: { before: null, after: 10 },
    budget_currency: { before: null, after: "EUR" },
    budget_stops: { before: false, after: true },
  });
  await expect(setCompany({ monthly_budget: 0 })).rejects.toThrow("Enter an amount above 0");
});
