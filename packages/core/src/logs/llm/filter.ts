import type { LlmFigure, llmFilters } from "@copydesk/contracts";
import { type CallCondition, callsWithWords, type FactColumn, schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor, Core } from "../../kernel/index.ts";
import { among, searchableCalls, visibleCalls } from "./access.ts";

type Filters = { [K in keyof typeof llmFilters]: z.output<(typeof llmFilters)[K]> };
export type CallFilter = Partial<Filters> & { search?: string };

/** What somebody may see of what a filter asks for, whenever it was. */
export function callFilter(core: Core, actor: Actor, filter: CallFilter): CallCondition {
  const chosen = Object.entries(codeFilters) as [CodeFilter, FactColumn][];
  return {
    all: [
      visibleCalls(core, actor),
      ...chosen.flatMap(([name, column]) => (filter[name]?.length ? among(core, column, filter[name]) : [])),
      ...ofLogs(core, filter),
      ...withWords(core, actor, filter.search),
      ...figures.flatMap((figure) => within(figure, filter[`${figure}_min`], filter[`${figure}_max`])),
    ],
  };
}

/** When calls are asked for, in milliseconds; `to` is not in it. */
export const callRange = ({ from, to }: CallFilter): { from?: number; to?: number } => ({
  ...(from !== undefined && { from: Date.parse(from) }),
  ...(to !== undefined && { to: Date.parse(to) }),
});

const codeFilters = {
  user_ids: "user",
  campaign_ids: "campaign",
  languages: "language",
  channels: "channel",
  purposes: "purpose",
  models: "model",
  statuses: "status",
} as const satisfies Partial<Record<keyof CallFilter, FactColumn>>;
type CodeFilter = keyof typeof codeFilters;

/** All input is what was read anew and what came from a cache; all output what was written and what was only thought. */
export const figureColumns: Record<LlmFigure, readonly [FactColumn, ...FactColumn[]]> = {
  tokens_in: ["tokens_fresh", "tokens_cached"],
  tokens_cached: ["tokens_cached"],
  tokens_out: ["tokens_out", "tokens_reasoning"],
  cost: ["cost"],
  total_ms: ["total_ms"],
  first_token_ms: ["first_token_ms"],
  attempt: ["attempt"],
};

const figures = Object.keys(figureColumns) as LlmFigure[];

const within = (figure: LlmFigure, min: number | undefined, max: number | undefined): CallCondition[] =>
  min === undefined && max === undefined ? [] : [{ sum: figureColumns[figure], min, max }];

/** A term in what was said, where the asker may read it. */
function withWords(core: Core, actor: Actor, term = ""): CallCondition[] {
  const found = callsWithWords(core.db, term);
  return found ? [{ column: "seq", in: found }, searchableCalls(core, actor)] : [];
}

/** What only the rows themselves know: their task and version. */
function ofLogs(core: Core, { task_id, version_id }: CallFilter): CallCondition[] {
  if (task_id === undefined && version_id === undefined) return [];
  const { llm_logs: logs } = schema;
  const wanted = and(
    task_id === undefined ? undefined : eq(logs.task_id, task_id),
    version_id === undefined ? undefined : eq(logs.version_id, version_id),
  );
  return [{ column: "seq", in: core.db.select({ seq: logs.seq }).from(logs).where(wanted) }];
}
