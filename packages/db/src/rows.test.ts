import { afterEach, beforeEach, expect, test } from "vitest";
import { closeDatabase, type Database } from "./open.ts";
import { rowReader } from "./rows.ts";
import { languages } from "./schema/index.ts";
import { createTestDatabase } from "./testing.ts";

let db: Database;
beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(() => closeDatabase(db));

const readLanguages = rowReader(languages, languages.name);

test("a reader answers the columns that are wanted, in the table's order", async () => {
  const rows = await readLanguages({ db }, ["code", "name"]);
  expect(Object.keys(rows[0] ?? {})).toEqual(["code", "name"]);
  const names = rows.map((row) => row.name);
  expect(names).toEqual(names.toSorted());
});

test("a reader answers rows of some ids, or whose columns are something, or null", async () => {
  const all = await readLanguages({ db }, "all");
  const [first, second] = all.map((row) => row.id);
  expect(await readLanguages({ db }, ["id"], { ids: [second ?? "", first ?? ""] })).toEqual([{ id: first }, { id: second }]);
  expect(await readLanguages({ db }, ["id"], { ids: [] })).toEqual([]);
  expect(await readLanguages({ db }, ["is_default"], { is: { is_default: true } })).toEqual([{ is_default: true }]);
  expect(await readLanguages({ db }, ["id"], { is: { updated_by: null } })).toHaveLength(all.length);
  expect(await readLanguages({ db }, ["id"], { ids: [first ?? ""], is: { status: "inactive" } })).toHaveLength(
    all[0]?.status === "inactive" ? 1 : 0,
  );
});
