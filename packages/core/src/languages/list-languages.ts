import { foldName, type LanguageRow, type languageListInput, type Page } from "@copydesk/contracts";
import { contains, countOf, lower, schema } from "@copydesk/db";
import { and, asc, count, eq, or, type SQL } from "drizzle-orm";
import type { z } from "zod";
import { putInOrder } from "../audit/index.ts";
import { type Actor, type Core, type OrderTerms, orderBy } from "../kernel/index.ts";
import { languageRows, toLanguageRow } from "./read-language.ts";

type Query = z.output<typeof languageListInput>;
const { languages } = schema;

/** Languages that campaigns can be written in, with what uses each. A search looks at names and codes. */
export async function listLanguages(core: Core, input: Query): Promise<Page<LanguageRow>> {
  const where = and(input.status && eq(languages.status, input.status), matching(input.search));
  const [total] = await core.db.select({ count: count() }).from(languages).where(where);
  const rows = await languageRows(core)
    .where(where)
    .orderBy(...orderBy(input.ordering, order))
    .limit(input.limit)
    .offset(input.offset);
  return { count: total?.count ?? 0, results: rows.map(toLanguageRow) };
}

function matching(search: string): SQL | undefined {
  const folded = foldName(search);
  if (folded === "") return undefined;
  return or(...[languages.name, languages.native_name, languages.code].map((column) => contains(lower(column), folded)));
}

const order: OrderTerms<Query["ordering"]> = {
  fields: { position: [languages.position], name: [lower(languages.name)], code: [languages.code] },
  decide: (last, way) => (last === "code" ? [] : [way(languages.id)]),
};

/** Puts the languages in another order; see `putInOrder`. @param ids of all of them. */
export async function orderLanguages(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  const { id, code, position } = languages;
  const rows = await core.db.select({ id, name: code, position }).from(languages).orderBy(asc(position), asc(id));
  return putInOrder(core, actor, ids, {
    type: "language",
    rows,
    count: countOf(languages),
    move: (tx, moved, to) => tx.update(languages).set({ position: to }).where(eq(id, moved)),
  });
}
