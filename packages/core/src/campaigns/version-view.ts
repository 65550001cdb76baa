import type { VersionDetail, VersionSummary } from "@copydesk/contracts";
import { orElse, query, scalar, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";

const { versions, tasks } = schema;

/** What a list of versions reads; texts and messages stay where they are. */
export const versionSummaryColumns = {
  id: versions.id,
  number: versions.number,
  origin: versions.origin,
  label: versions.label,
  author_name: versions.author_name,
  author_id: versions.author_id,
  model_name: versions.model_name,
  is_offline: versions.is_offline,
  is_incomplete: versions.is_incomplete,
  note: versions.note,
  wish: orElse<string>(scalar(query.select({ note: tasks.note }).from(tasks).where(eq(tasks.id, versions.task_id))), ""),
  created_at: versions.created_at,
};

/** A version with its text, but without the messages it was made from. */
export const versionColumns = {
  ...versionSummaryColumns,
  block_id: versions.block_id,
  content: versions.content,
  text: versions.text,
  checks: versions.checks,
  tokens_in: versions.tokens_in,
  tokens_out: versions.tokens_out,
  cost: versions.cost,
  currency: versions.currency,
};

type VersionRow = typeof versions.$inferSelect & { wish: string };

export function toVersionSummary(row: Pick<VersionRow, keyof typeof versionSummaryColumns>, selectedId: string | null): VersionSummary {
  return {
    id: row.id,
    number: row.number,
    origin: row.origin,
    label: row.label,
    author: row.origin === "edited" ? row.author_name : (row.model_name ?? row.author_name),
    author_id: row.origin === "edited" ? row.author_id : null,
    model_name: row.model_name,
    is_offline: row.is_offline,
    is_incomplete: row.is_incomplete,
    note: row.note,
    wish: row.wish,
    is_selected: row.id === selectedId,
    created_at: row.created_at.toISOString(),
  };
}

export function toVersionDetail(row: Pick<VersionRow, keyof typeof versionColumns>, selectedId: string | null): VersionDetail {
  return {
    ...toVersionSummary(row, selectedId),
    block_id: row.block_id,
    content: row.content,
    text: row.text,
    checks: row.checks,
    tokens_in: row.tokens_in,
    tokens_out: row.tokens_out,
    cost: row.cost,
    currency: row.currency,
  };
}
