import type { Actor } from "@copydesk/core";
import { createPerson } from "@copydesk/core/testing";
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
});
afterAll(() => api.core.close());

/** The fields of each list, out of the sentence that refuses others. */
const lists = routes
  .filter(({ query }) => query && "ordering" in query.shape)
  .map(({ path, query }) => {
    const refused = query?.safeParse({ ordering: "nothing" }).error?.issues[0]?.message ?? "";
    return { path, fields: /^Order by one of ([\w, ]+?)(?:, or|;)/.exec(refused)?.[1]?.split(", ") ?? [] };
  });

const ask = (path: string, ordering: string) => api.rest(administrator, `GET ${path}`, { query: { ordering, limit: "100" } });

test("there are as many lists as the console has", () => expect(lists.length).toBeGreaterThan(10));

describe.each(lists)("$path", ({ path, fields }) => {
  const pairs = fields.flatMap((one) => fields.filter((other) => other !== one).map((other) => `-${one},${other}`));

  test.skipIf(pairs.length === 0)("is ordered by every two of its fields", async () => {
    const usual = await ask(path, fields[0] ?? "");
    for (const pair of pairs) {
      const answer = await ask(path, pair);
      expect(answer.status, pair).toBe(200);
      expect(idsOf(answer.body).sort(), pair).toEqual(idsOf(usual.body).sort());
    }
  });

  test("refuses others and the same twice, and says which there are", async () => {
    for (const ordering of ["password_hash", `${fields[0]},${fields[0]}`, `${fields[0]},id`, `${fields[0]},`]) {
      const answer = await ask(path, ordering);
      expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining(fields.join(", ")) } });
    }
  });
});

const idsOf = (body: unknown) => (body as { results: { id: string }[] }).results.map(({ id }) => id);
