import { AppError, type ObjectiveRow } from "@copydesk/contracts";
import { allListed, anything, lists, query, rowReader, schema } from "@copydesk/db";
import { count, eq, exists, type SQL } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

const { objectives, users, campaigns } = schema;
export type StoredObjective = typeof objectives.$inferSelect;

/** What can be changed of one. */
export const fieldsOf = ({ name, description, kpi_hint, call_to_action, status, is_default }: StoredObjective) => ({
  name,
  description,
  kpi_hint,
  call_to_action,
  status,
  is_default,
});

const chosen = allListed(campaigns, campaigns.objective_ids);

/** How many campaigns name the objective of the row; those that can still be brought back are among them. */
const useCounts = (core: Core) =>
  core.db
    .select({ objective_id: chosen.text.as("objective_id"), campaign_count: count().as("campaign_count") })
    .from(chosen.rows)
    .groupBy(chosen.text)
    .as("use_counts");

/** True while a campaign names the objective; for the statement that would delete it. */
export const isUsed = (id: string): SQL => exists(query.select(anything).from(campaigns).where(lists(campaigns.objective_ids, id)));

/** Objectives as lists show them, to be narrowed and ordered. */
export function objectiveRows(core: Core) {
  const uses = useCounts(core);
  return core.db
    .select({
      objective: objectives,
      campaign_count: uses.campaign_count,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(objectives)
    .leftJoin(uses, eq(uses.objective_id, objectives.id))
    .leftJoin(users, eq(users.id, objectives.updated_by));
}

type Selected = Awaited<ReturnType<typeof objectiveRows>>[number];

export function toObjectiveRow({ objective, campaign_count, first_name, last_name }: Selected): ObjectiveRow {
  const { id, version, name, description, kpi_hint, call_to_action, status, is_default, position, updated_at, updated_by } = objective;
  return {
    id,
    version,
    name,
    description,
    kpi_hint,
    call_to_action,
    status,
    is_default,
    position,
    campaign_count: campaign_count ?? 0,
    updated_at: updated_at.toISOString(),
    updated_by: updated_by === null ? null : { id: updated_by, name: `${first_name ?? ""} ${last_name ?? ""}`.trim() },
  };
}

/** One objective as lists show it. @throws NOT_FOUND */
export async function readObjective(core: Core, id: string): Promise<ObjectiveRow> {
  const [row] = await objectiveRows(core).where(eq(objectives.id, id));
  if (!row) throw objectiveNotFound();
  return toObjectiveRow(row);
}

/** One objective as it is stored. @throws NOT_FOUND */
export async function findObjective(core: Core, id: string): Promise<StoredObjective> {
  const [row] = await core.db.select().from(objectives).where(eq(objectives.id, id));
  if (!row) throw objectiveNotFound();
  return row;
}

export const objectiveNotFound = () => new AppError("NOT_FOUND", "This objective no longer exists.");

/** Columns of objectives, in their order. */
export const readObjectiveRows = rowReader(objectives, objectives.position);
