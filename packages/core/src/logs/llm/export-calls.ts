import type { LlmListItem } from "@copydesk/contracts";
import { batch } from "@copydesk/db";
import { recordActivity } from "../../audit/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { byteOrderMark, csvLine } from "../csv.ts";
import { askedFor, type StreamedFile } from "../export-activity.ts";
import type { CallFilter } from "./filter.ts";
import { findCalls, readItems } from "./list-calls.ts";

/** Calls read at a time, so that no other request waits long. */
const atOnce = 500;

/** The log of calls to models as CSV, newest first, as far as somebody may see it, without what was said. That they took it is written down first. */
export async function exportCalls(core: Core, actor: Actor, filter: CallFilter): Promise<StreamedFile> {
  const entity = { type: "llm_log", id: null, name: "LLM logs" };
  await batch(core.db, (tx) => [recordActivity(tx, core, { actor, action: "llm_log.exported", entity, changes: askedFor(filter) })]);
  return {
    content_type: "text/csv; charset=utf-8",
    file_name: `llm-logs-${new Date(core.now()).toISOString().slice(0, 10)}.csv`,
    chunks: lines(core, actor, filter),
  };
}

const heading = [
  "Time (UTC)",
  "Person",
  "Campaign",
  "Language",
  "Channel",
  "Purpose",
  "Model",
  "Status",
  "Tokens in, fresh",
  "Tokens in, cached",
  "Tokens out",
  "Tokens reasoning",
  "Tokens estimated",
  "Cost",
  "Currency",
  "Total ms",
  "First token ms",
  "Attempt",
  "Call ID",
];

async function* lines(core: Core, actor: Actor, filter: CallFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heading);
  // All places at once: what is logged meanwhile moves none of them.
  const { positions } = await findCalls(core, actor, { ...filter, ordering: "-at", limit: null, offset: 0 });
  for (let at = 0; at < positions.length; at += atOnce) {
    const items = await readItems(core, positions.slice(at, at + atOnce));
    yield items.map(lineOf).join("");
  }
}

const figure = (value: number | null): string => (value === null ? "unknown" : String(value));

function lineOf(item: LlmListItem): string {
  return csvLine([
    item.at,
    item.person ? `${item.person.first_name} ${item.person.last_name}`.trim() : "",
    item.campaign?.name ?? "",
    item.language,
    item.channel,
    item.purpose,
    item.model.name,
    item.status,
    figure(item.tokens_fresh),
    figure(item.tokens_cached),
    figure(item.tokens_out),
    figure(item.tokens_reasoning),
    item.is_estimated ? "yes" : "no",
    figure(item.cost?.amount ?? null),
    item.cost?.currency ?? "",
    figure(item.total_ms),
    figure(item.first_token_ms),
    String(item.attempt),
    item.id,
  ]);
}
