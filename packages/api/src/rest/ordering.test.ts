import type { Actor } from "@copydesk/core";
import { createPerson, sampleBrief } from "@copydesk/core/testing";
import { schema } from "@copydesk/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../testing.ts";
import { routes } from "./routes.ts";

let api: TestApi;
let administrator: Actor;
beforeAll(async () => {
  api = await createTestApi();
  administrator = await createPerson(api.core);
  await api.core.db.update(schema.company_settings).set({ enable_chat_agent: true });
  const asked = api.as(administrator);
  const brief = await sampleBrief(api.core, { plan: { en: ["linkedin", "x"], de: ["email", "linkedin"] } });
  for (const name of ["Zebra", "almond", "Maple"]) ids["/campaigns/{id}/blocks"] = (await asked.campaigns.create({ ...brief, name })).id;
  const blocks = await asked.blocks.overview({ campaign_id: ids["/campaigns/{id}/blocks"] ?? "" });
  const block = blocks.find((one) => one.channel_code === "linkedin")?.id ?? "";
  ids["/blocks/{id}/versions"] = block;
  for (const text of ["First.", "Second.", "Third."]) {
    const newest = await asked.blocks.versions({ block_id: block });
    await asked.blocks.save({
      block_id: block,
      base_version_id: newest[0]?.id ?? null,
      is_selected: true,
      content: { kind: "content", fields: { body: text } },
    });
  }
  for (const title of ["Zebra", "almond"]) {
    const { id } = await asked.conversations.create();
    await asked.conversations.update({ id, title });
    ids["/chat-agent/conversations/{id}/messages-list"] = id;
  }
});
afterAll(() => api.core.close());

/** Of lists of something: of what. */
const ids: Record<string, string> = {};

/** The fields of each list, out of the sentence that refuses others. */
const lists = routes
  .filter(({ query }) => query && "ordering" in query.shape)
  .map(({ path, query }) => {
    const refused = query?.safeParse({ ordering: "nothing" }).error?.issues[0]?.message ?? "";
    return { path, fields: /^Order by one of ([\w, ]+?)(?:, or|;)/.exec(refused)?.[1]?.split(", ") ?? [] };
  });

const ask = (path: string, ordering: string) =>
  api.rest(administrator, `GET ${path.replace("{id}", ids[path] ?? "")}`, { query: { ordering, limit: "100" } });

test("every list that comes in pages can be ordered", () => {
  const inPages = routes.filter(({ query }) => query && "offset" in query.shape).map(({ path }) => path);
  expect(inPages.length).toBeGreaterThan(15);
  expect(lists.map(({ path }) => path)).toEqual(inPages);
});

test.each(lists.filter(({ fields }) => fields.length > 1))("$path is ordered by every two of its fields", async ({ path, fields }) => {
  const usual = await ask(path, fields[0] ?? "");
  for (const pair of fields.flatMap((one) => fields.filter((other) => other !== one).map((other) => `-${one},${other}`))) {
    const answer = await ask(path, pair);
    expect(answer.status, pair).toBe(200);
    expect(idsOf(answer.body).sort(), pair).toEqual(idsOf(usual.body).sort());
    expect(isInOrder(rowsOf(answer.body), pair.slice(1, pair.indexOf(","))), pair).toBe(true);
  }
});

describe.each(lists)("$path", ({ path, fields }) => {
  test("is ordered by each of them both ways", async () => {
    for (const one of fields) {
      const [there, back] = [await ask(path, one), await ask(path, `-${one}`)];
      expect([there.status, back.status], one).toEqual([200, 200]);
      expect(idsOf(there.body).sort(), one).toEqual(idsOf(back.body).sort());
      expect(isInOrder(rowsOf(back.body), one), `-${one}`).toBe(true);
      expect(isInOrder(rowsOf(there.body).reverse(), one), one).toBe(true);
    }
  });

  test("refuses others and the same twice, and says which there are", async () => {
    for (const ordering of ["password_hash", `${fields[0]},${fields[0]}`, `${fields[0]},id`, `${fields[0]},`]) {
      const answer = await ask(path, ordering);
      expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(fields.join(", ")) } });
    }
  });
});

const rowsOf = (body: unknown) => (body as { results: Record<string, unknown>[] }).results;
const idsOf = (body: unknown) => rowsOf(body).map(({ id, uuid }) => String(id ?? uuid));

/** From the largest to the smallest, where the rows tell this field as what it is ordered by. Texts are ordered as people read them. */
function isInOrder(rows: readonly Record<string, unknown>[], field: string): boolean {
  const values = rows.map((row) => row[field]);
  const told = values.flatMap((value): (string | number)[] =>
    typeof value === "string" ? [value.toLowerCase()] : value === null ? [] : [Number(value)],
  );
  return told.every((value, i) => i === 0 || value <= (told[i - 1] ?? value) || Number.isNaN(value));
}
