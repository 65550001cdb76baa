import type {
  ExperimentAnswer,
  ExperimentCall,
  ExperimentDetail,
  ExperimentListItem,
  ExperimentSide,
  experimentListInput,
  LlmListItem,
  Page,
} from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { readCallRows } from "../../../calls/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { accessible, visibleCalls } from "../access.ts";
import { itemsQuery, toItem } from "../list-calls.ts";
import { findExperiment, visibleExperiments } from "./find-experiment.ts";

const { llm_experiments: experiments, llm_experiment_calls: calls, llm_logs: logs, users, models } = schema;

/** Experiments that somebody sees, the latest first. */
export async function listExperiments(
  core: Core,
  actor: Actor,
  { ordering, limit, offset }: z.output<typeof experimentListInput>,
): Promise<Page<ExperimentListItem>> {
  const way = ordering.startsWith("-") ? desc : asc;
  const [total] = await core.db.select({ count: count() }).from(experiments).where(visibleExperiments(actor));
  const rows = await experimentsQuery(core)
    .where(visibleExperiments(actor))
    .orderBy(way(experiments.created_at), way(experiments.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.experiment.id);
  const byExperiment = Map.groupBy(await callsOf(core, ids), (call) => call.experiment_id);
  return { count: total?.count ?? 0, results: rows.map((row) => toListItem(row, byExperiment.get(row.experiment.id) ?? [])) };
}

/** An experiment with each of its calls, in the order in which they were chosen. @throws NOT_FOUND */
export async function readExperiment(core: Core, actor: Actor, id: string): Promise<ExperimentDetail> {
  await findExperiment(core, actor, id);
  const [row] = await experimentsQuery(core).where(eq(experiments.id, id));
  if (!row) throw new Error("An experiment went away while it was read.");
  const all = await callsOf(core, [id]);
  const named = all.flatMap(({ log_id, replay_id }) => [log_id, ...(replay_id === null ? [] : [replay_id])]);
  const seen = await itemsQuery(core, and(inArray(logs.id, named), accessible(core, visibleCalls(core, actor))));
  const items = new Map(seen.map((item) => [item.id, toItem(item)]));
  return { ...toListItem(row, all), change: row.experiment.change, calls: all.map((call) => toCall(call, items)) };
}

const experimentsQuery = (core: Core) =>
  core.db
    .select({
      experiment: experiments,
      user: { id: users.id, first_name: users.first_name, last_name: users.last_name, profile_pic: users.profile_pic },
      model: { id: models.id, name: models.name },
    })
    .from(experiments)
    .innerJoin(users, eq(users.id, experiments.user_id))
    .leftJoin(models, eq(models.id, experiments.model_id));

type Row = Awaited<ReturnType<typeof experimentsQuery>>[number];

/** Calls of experiments with what both sides cost and took. */
async function callsOf(core: Core, ids: readonly string[]) {
  const rows = await core.db
    .select()
    .from(calls)
    .where(inArray(calls.experiment_id, [...ids]))
    .orderBy(asc(calls.experiment_id), asc(calls.position));
  const named = rows.flatMap(({ log_id, replay_id }) => [log_id, ...(replay_id === null ? [] : [replay_id])]);
  const figures = new Map<string, Figures>();
  for (let at = 0; at < named.length; at += idsAtOnce)
    for (const one of await readCallRows(core, ["id", "cost", "currency", "total_ms"], { ids: named.slice(at, at + idsAtOnce) }))
      figures.set(one.id, one);
  const none: Figures = { cost: null, currency: null, total_ms: null };
  return rows.map((row) => ({
    ...row,
    original: figures.get(row.log_id) ?? none,
    replay: figures.get(row.replay_id ?? "") ?? none,
  }));
}

interface Figures {
  cost: number | null;
  currency: string | null;
  total_ms: number | null;
}
/** SQLite takes 32 766 values a statement. */
const idsAtOnce = 5_000;

type CallRow = Awaited<ReturnType<typeof callsOf>>[number];

function toListItem({ experiment, user, model }: Row, all: readonly CallRow[]): ExperimentListItem {
  const done = all.filter((call) => call.state === "done");
  const inState = (state: CallRow["state"]) => all.filter((call) => call.state === state).length;
  return {
    id: experiment.id,
    name: experiment.name,
    state: experiment.state,
    created_at: experiment.created_at.toISOString(),
    finished_at: experiment.finished_at?.toISOString() ?? null,
    person: user,
    model,
    counts: {
      all: all.length,
      waiting: inState("waiting"),
      asking: inState("asking"),
      done: done.length,
      failed: inState("failed"),
      cancelled: inState("cancelled"),
    },
    equal: done.filter((call) => call.verdict === "equal").length,
    original: sumsOf(done, "original"),
    replay: sumsOf(done, "replay"),
  };
}

/** Of those that both sides answered, so that the two can be compared. */
function sumsOf(done: readonly CallRow[], side: "original" | "replay"): ExperimentSide {
  const figures = done.map((call) => call[side]);
  const known = figures.filter(({ cost }) => cost !== null);
  const times = figures.flatMap(({ total_ms }) => total_ms ?? []);
  const costs = Map.groupBy(known, ({ currency }) => currency);
  return {
    wins: done.filter((call) => call.verdict === side).length,
    failed_checks: done.reduce((sum, call) => sum + ((side === "original" ? call.original_failed : call.replay_failed) ?? 0), 0),
    costs: [...costs].map(([currency, all]) => ({ currency, amount: all.reduce((sum, { cost }) => sum + (cost ?? 0), 0) })),
    without_cost: figures.length - known.length,
    average_ms: times.length === 0 ? null : Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length),
  };
}

function toCall(call: CallRow, items: ReadonlyMap<string, LlmListItem>): ExperimentCall {
  const original = items.get(call.log_id);
  const replay = call.replay_id === null || call.state === "waiting" ? undefined : items.get(call.replay_id);
  return {
    original: original
      ? {
          ...answerOf(original, call.original_failed),
          at: original.at,
          purpose: original.purpose,
          campaign: original.campaign,
          language: original.language,
          channel: original.channel,
        }
      : null,
    replay: replay ? answerOf(replay, call.replay_failed) : null,
    state: call.state,
    verdict: call.verdict,
    message: call.message,
    asked_twice: call.begun > 1,
  };
}

const answerOf = ({ id, status, model, cost, total_ms }: LlmListItem, failed_checks: number | null): ExperimentAnswer => ({
  id,
  status,
  model: model.name,
  cost,
  total_ms,
  failed_checks,
});
