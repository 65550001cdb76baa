import { and, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../open.ts";
import { llm_log_facts as facts, llm_log_names as names } from "../schema/index.ts";
import { type AsideJob, intervalBorders, type PlainQuery } from "./jobs.ts";

/** The columns that calls can be grouped by. */
export type FactGroup = "model" | "user" | "campaign" | "purpose" | "channel";

export interface TallyQuestion {
  /** Milliseconds; see `TallySpec`. */
  borders: number[];
  group: FactGroup | undefined;
  mostGroups: number;
  /** States that count as failed. */
  failed: readonly string[];
  /** Of a query over `llm_log_facts`. */
  where: SQL | undefined;
}

/** The job that makes figures over time of the calls that a condition finds. */
export function tallyJob(db: Database, { borders, group, mostGroups, failed, where }: TallyQuestion): Extract<AsideJob, { kind: "tally" }> {
  const key = group ? facts[group] : sql<null>`null`;
  // Looked up once, not in every row.
  const states = db
    .select({ n: names.n })
    .from(names)
    .where(inArray(names.value, [...failed]))
    .all();
  const isFailed = inArray(
    facts.status,
    states.map(({ n }) => n),
  );
  const within = and(gte(facts.at, sql.placeholder(intervalBorders.from)), lt(facts.at, sql.placeholder(intervalBorders.to)), where);
  const sums = {
    group: key,
    calls: sql`count(*)`,
    failed: sql`coalesce(sum(${isFailed}), 0)`,
    fresh: sql`coalesce(sum(${facts.tokens_fresh}), 0)`,
    cached: sql`coalesce(sum(${facts.tokens_cached}), 0)`,
    out: sql`coalesce(sum(${facts.tokens_out}), 0)`,
    reasoning: sql`coalesce(sum(${facts.tokens_reasoning}), 0)`,
    without_tokens: sql`count(*) - count(${facts.tokens_fresh})`,
    cost: sql`sum(${facts.cost})`,
    costs: sql`count(${facts.cost})`,
    currencies: sql`count(${facts.currency})`,
    currency_min: sql`min(${facts.currency})`,
    currency_max: sql`max(${facts.currency})`,
  };
  const read = db.select(sums).from(facts).where(within);
  const costs = db.select({ group: key, currency: facts.currency, cost: sql`sum(${facts.cost})` }).from(facts);
  const times = db.select({ group: key, total_ms: facts.total_ms, first_token_ms: facts.first_token_ms }).from(facts).where(within);
  return {
    kind: "tally",
    spec: { borders, isGrouped: group !== undefined, mostGroups },
    sums: plain(group ? read.groupBy(key) : read),
    costs: plain(costs.where(within).groupBy(...(group ? [key] : []), facts.currency)),
    times: plain(times),
  };
}

/** Placeholders are told by their names, also in another thread. */
const plain = (query: { toSQL(): PlainQuery }): PlainQuery => {
  const { sql: text, params } = query.toSQL();
  return { sql: text, params: params.map((param) => (isPlaceholder(param) ? { name: param.name } : param)) };
};

const isPlaceholder = (param: unknown): param is { name: string } => typeof param === "object" && param !== null && "name" in param;
