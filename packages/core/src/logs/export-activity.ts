import { batch, schema } from "@copydesk/db";
import { and, desc, eq, lt, or, type SQL } from "drizzle-orm";
import { type Changes, recordActivity } from "../audit/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { type ActivityFilter, filterOf } from "./filter.ts";
import { itemColumns, toItem } from "./list-activity.ts";
import { isOpenToAsker, readableChanges } from "./readable-changes.ts";

/** Records read at a time, so that no other call waits long. */
const atOnce = 500;

/** A file that is made while it is sent. */
export interface StreamedFile {
  content_type: string;
  file_name: string;
  chunks: AsyncIterable<string>;
}

/** The activity log as CSV, newest first, as far as somebody may read it; that they took it is written down first. */
export async function exportActivity(core: Core, actor: Actor, filter: ActivityFilter): Promise<StreamedFile> {
  const entity = { type: "activity_log", id: null, name: "Activity log" };
  await batch(core.db, (tx) => [recordActivity(tx, core, { actor, action: "activity_log.exported", entity, changes: askedFor(filter) })]);
  return {
    content_type: "text/csv; charset=utf-8",
    file_name: `activity-log-${new Date(core.now()).toISOString().slice(0, 10)}.csv`,
    chunks: lines(core, actor, filter),
  };
}

const isGiven = (value: unknown) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
/** What a file of a log was narrowed by, as what is written down about it. */
export const askedFor = (filter: object): Changes =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => isGiven(value))
      .map(([field, after]) => [field, { before: null, after }]),
  );

const heading = [
  "Time (UTC)",
  "Person",
  "Roles",
  "Action",
  "Thing",
  "Name",
  "Thing ID",
  "Result",
  "From",
  "Address",
  "Request ID",
  "Changes",
  "Entry ID",
];

async function* lines(core: Core, actor: Actor, filter: ActivityFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heading);
  const wanted = filterOf(core, actor, filter);
  const read = (last?: Row) => readRows(core, { wanted, is_open: isOpenToAsker(core, actor) }, last);
  let rows = await read();
  while (rows.length > 0) {
    yield rows.map((row) => lineOf(actor, row)).join("");
    rows = rows.length < atOnce ? [] : await read(rows.at(-1));
  }
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

interface Asked {
  wanted: SQL | undefined;
  is_open: SQL<boolean>;
}

function readRows(core: Core, { wanted, is_open }: Asked, last: { at: Date; id: string } | undefined) {
  const { activity_logs: logs, users } = schema;
  const { actor_roles, address, request_id, changes } = logs;
  const older = last && or(lt(logs.at, last.at), and(eq(logs.at, last.at), lt(logs.id, last.id)));
  return core.db
    .select({ ...itemColumns, actor_roles, address, request_id, changes, is_open })
    .from(logs)
    .leftJoin(users, eq(users.id, logs.actor_id))
    .where(and(wanted, older))
    .orderBy(desc(logs.at), desc(logs.id))
    .limit(atOnce);
}

function lineOf(actor: Actor, row: Row): string {
  const item = toItem(actor, row);
  const changes = readableChanges(row);
  return csvLine([
    item.at,
    item.actor.name,
    row.actor_roles.join("; "),
    item.action,
    item.entity_type,
    item.entity_name,
    item.entity_id ?? "",
    item.result,
    item.source,
    row.address,
    row.request_id,
    Object.keys(changes).length > 0 ? JSON.stringify(changes) : "",
    item.id,
  ]);
}
