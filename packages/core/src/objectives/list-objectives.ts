import { foldName, type ObjectiveRow, type objectiveListInput, type Page } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../context.ts";
import { objectiveRows, toObjectiveRow } from "./read-objective.ts";

type Query = z.output<typeof objectiveListInput>;
const { objectives } = schema;

/** The company's objectives, with how many campaigns name each. */
export async function listObjectives(core: Core, input: Query): Promise<Page<ObjectiveRow>> {
  const folded = foldName(input.search);
  const where = and(
    input.status && eq(objectives.status, input.status),
    folded === "" ? undefined : sql`instr(${objectives.name_folded}, ${folded}) > 0`,
  );
  const [total] = await core.db.select({ count: count() }).from(objectives).where(where);
  const rows = await objectiveRows(core)
    .where(where)
    .orderBy(...orderOf(input.ordering))
    .limit(input.limit)
    .offset(input.offset);
  return { count: total?.count ?? 0, results: rows.map(toObjectiveRow) };
}

function orderOf(ordering: Query["ordering"]): SQL[] {
  const way = ordering.startsWith("-") ? desc : asc;
  switch (ordering.replace("-", "") as Exclude<Query["ordering"], `-${string}`>) {
    case "position":
      return [way(objectives.position), way(objectives.id)];
    case "name":
      return [way(objectives.name_folded)];
    case "updated_at":
      return [way(objectives.updated_at), way(objectives.id)];
  }
}
