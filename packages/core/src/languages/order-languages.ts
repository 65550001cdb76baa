import { AppError } from "@copydesk/contracts";
import { batch, countOf, holds, must, schema } from "@copydesk/db";
import { asc, eq } from "drizzle-orm";
import { changesBetween, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";

const { languages } = schema;

/**
 * Puts the languages in another order, which is the one that forms offer them in. Whoever is changing one meanwhile goes
 * on. The order that there is already writes nothing.
 * @param ids of all languages.
 * @throws STALE_VERSION when one was added or deleted in the meantime; BAD_REQUEST when one is named twice.
 */
export async function orderLanguages(core: Core, actor: Actor, ids: readonly string[]): Promise<null> {
  if (new Set(ids).size !== ids.length) throw new AppError("BAD_REQUEST", "Name every language once.");
  const rows = await core.db
    .select({ id: languages.id, code: languages.code, position: languages.position })
    .from(languages)
    .orderBy(asc(languages.position), asc(languages.id));
  const changed = new AppError("STALE_VERSION", "Somebody added or deleted a language in the meantime. Load the list again.");
  const known = new Map(rows.map((row) => [row.id, row]));
  if (rows.length !== ids.length || !ids.every((id) => known.has(id))) throw changed;
  const codeOf = (id: string) => known.get(id)?.code ?? "";
  const changes = changesBetween({ order: rows.map((row) => row.code) }, { order: ids.map(codeOf) });
  if (Object.keys(changes).length === 0) return null;
  const moved = ids.map((id, position) => ({ id, position })).filter(({ id, position }) => known.get(id)?.position !== position);
  await batch(core.db, (tx) => [
    holds(tx, eq(countOf(languages), ids.length), changed),
    ...moved.map(({ id, position }) => must(tx.update(languages).set({ position }).where(eq(languages.id, id)), changed)),
    recordActivity(tx, core, { actor, action: "language.reordered", entity: { type: "language", id: null, name: "" }, changes }),
  ]);
  return null;
}
