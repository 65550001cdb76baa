import type { StartedRun } from "@copydesk/contracts";
import { AppError, type startRunInput } from "@copydesk/contracts";
import { batch, must, schema, type Transaction, uniqueViolation } from "@copydesk/db";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Authorized, BlockRow } from "../../access/index.ts";
import { recordActivity } from "../../audit/index.ts";
import { askForBlocks, countPieces, markGenerating } from "../../campaigns/index.ts";
import { type Core, maxAttempts } from "../../kernel/index.ts";
import { type ModelChoice, readModelChoice } from "../../models/index.ts";
import { publishCampaign, publishRun, publishTasks } from "../live/publish.ts";
import { queueOf } from "../queue/row-queue.ts";
import type { NewTask } from "../queue/task-queue.ts";
import { primaryLanguageOf } from "../writing/load-job.ts";
import { type PlanBlock, type PlannedTask, planRun } from "./plan-run.ts";

export type RunToStart = z.output<typeof startRunInput>;
/**
 * Asks for texts to be written: a run with a task for each. Answers at once; the worker does the rest. The same
 * idempotency key answers with the run that it started the first time.
 * @throws BUSY when all of it is being written already; RULE_BROKEN when there is nothing to write, no model, or the
 *   campaign is archived; NOT_FOUND for a piece, language or model that is not there.
 */
export async function startRun(core: Core, allowed: Authorized<"generate">, input: RunToStart): Promise<StartedRun> {
  const earlier = await startedBefore(core, allowed, input);
  if (earlier) return earlier;
  if (allowed.campaign.status === "archived")
    throw new AppError("RULE_BROKEN", "This campaign is archived. Restore it before you write anything.");
  const { planned, tasksOf } = await plan(core, allowed, input);
  const choice = await chooseModels(core, input);
  const tasks = planned.map(({ block, after }) => ({ id: core.newId(), block, model_id: choice(block), after }));
  const idOf = new Map([...tasksOf, ...tasks.map((task): [string, string] => [task.block.id, task.id])]);
  const runId = core.newId();
  const links = tasks.flatMap((task) => task.after.flatMap((id) => ({ task_id: task.id, depends_on: idOf.get(id) ?? "" })));
  try {
    await batch(core.db, (tx) => writeRun(tx, { core, allowed, input, runId, tasks, links }));
  } catch (error) {
    const repeated = await explainClash(core, allowed, { input, error });
    if (repeated) return repeated;
    throw error;
  }
  await publishRun(core, runId);
  await publishCampaign(core, allowed.campaign.id);
  await publishTasks(
    core,
    tasks.map((task) => task.id),
  );
  core.live.work.ring();
  return { run_id: runId, status: "queued" };
}

async function startedBefore(core: Core, { actor, campaign }: Authorized<"generate">, input: RunToStart): Promise<StartedRun | null> {
  if (input.idempotency_key === undefined) return null;
  const { runs } = schema;
  const [run] = await core.db
    .select({ id: runs.id, state: runs.state, campaign_id: runs.campaign_id })
    .from(runs)
    .where(and(eq(runs.user_id, actor.userId), eq(runs.idempotency_key, input.idempotency_key)));
  if (!run) return null;
  if (run.campaign_id !== campaign.id)
    throw new AppError("RULE_BROKEN", "This idempotency key was used for another campaign. Use a new key for every start.");
  return { run_id: run.id, status: run.state };
}

type PlannedBlock = PlanBlock & Pick<BlockRow, "channel_id" | "overrides">;

async function plan(core: Core, { campaign }: Authorized<"generate">, input: RunToStart) {
  const { blocks, tasks, versions, campaign_languages: order } = schema;
  const rows = await core.db
    .select({ block: blocks, origin: versions.origin })
    .from(blocks)
    .innerJoin(order, and(eq(order.campaign_id, blocks.campaign_id), eq(order.language_id, blocks.language_id)))
    .leftJoin(versions, eq(versions.id, blocks.selected_version_id))
    .where(and(eq(blocks.campaign_id, campaign.id), isNull(blocks.removed_at)))
    .orderBy(asc(order.position), asc(blocks.position));
  const active = await core.db
    .select({ block_id: tasks.block_id, id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.campaign_id, campaign.id), isNotNull(tasks.active_block_id)));
  const tasksOf = new Map(active.map((task) => [task.block_id, task.id]));
  const planned: PlannedTask<PlannedBlock>[] = planRun({
    ...input,
    blocks: rows.map(({ block, origin }) => ({
      ...block,
      is_edited: origin === "edited",
      outline_language_id: block.overrides.outline_language_id ?? null,
    })),
    primary_language_id: (await primaryLanguageOf(core, campaign.id)) ?? "",
    generation_mode: campaign.generation_mode,
    content_schedule: campaign.content_schedule,
    busy: new Set(tasksOf.keys()),
  });
  return { planned, tasksOf };
}

/** The model of each task: the one asked for, else what the settings say. */
async function chooseModels(core: Core, input: RunToStart): Promise<(block: Parameters<ModelChoice["modelOf"]>[0]) => string | null> {
  const choice = await readModelChoice(core);
  if (input.model_id === undefined) return (block) => choice.modelOf(block)?.id ?? null;
  const model = choice.byId(input.model_id);
  if (!model) throw new AppError("NOT_FOUND", "This model no longer exists. Choose another one.");
  if (model.status !== "active") throw new AppError("RULE_BROKEN", `The model ${model.name} is switched off. Choose another one.`);
  return () => model.id;
}

interface RunWrite {
  core: Core;
  allowed: Authorized<"generate">;
  input: RunToStart;
  runId: string;
  tasks: { id: string; block: PlannedBlock; model_id: string | null }[];
  links: { task_id: string; depends_on: string }[];
}

function writeRun(tx: Transaction, { core, allowed, input, runId, tasks, links }: RunWrite) {
  const { campaign, actor } = allowed;
  const { runs } = schema;
  const now = new Date(core.now());
  const blockIds = tasks.map((task) => task.block.id);
  return [
    tx.insert(runs).values({
      id: runId,
      campaign_id: campaign.id,
      user_id: actor.userId,
      scope: input.scope,
      note: input.note ?? "",
      state: "queued",
      idempotency_key: input.idempotency_key ?? null,
      tasks_total: tasks.length,
      tasks_done: 0,
      tasks_failed: 0,
      tokens_in: 0,
      tokens_out: 0,
      created_at: now,
    }),
    ...queueOf(core).add(tx, campaign.id, {
      tasks: tasks.map((task) => taskRow(task, { core, campaignId: campaign.id, runId, note: input.note ?? "" })),
      links,
    }),
    askForBlocks(tx, blockIds),
    // A run is planned from the brief, which a change in that moment makes wrong.
    must(markGenerating(tx, core, campaign), changedMeanwhile()),
    countPieces(core, campaign.id),
    recordActivity(tx, core, {
      actor,
      action: "campaign.generated",
      entity: { type: "campaign", id: campaign.id, name: campaign.name },
      changes: { texts: { before: null, after: tasks.length } },
    }),
  ];
}

const changedMeanwhile = () => new AppError("BUSY", "Somebody has just changed this campaign. Look at it, then start again.");

interface TaskOf {
  core: Core;
  campaignId: string;
  runId: string;
  note: string;
}

const taskRow = (task: RunWrite["tasks"][number], { core, campaignId, runId, note }: TaskOf): NewTask => ({
  id: task.id,
  run_id: runId,
  campaign_id: campaignId,
  block_id: task.block.id,
  kind: task.block.kind,
  state: "waiting",
  active_block_id: task.block.id,
  model_id: task.model_id,
  note,
  attempt: 0,
  max_attempts: maxAttempts,
  partial_text: "",
  created_at: new Date(core.now()),
});

/** Two starts at the same moment: the same one sent twice, or two people. */
async function explainClash(core: Core, allowed: Authorized<"generate">, { input, error }: { input: RunToStart; error: unknown }) {
  const columns = uniqueViolation(error);
  if (columns?.includes("idempotency_key")) return startedBefore(core, allowed, input);
  if (columns?.includes("active_block_id"))
    throw new AppError("BUSY", "Somebody else has just started the same texts. Wait until they are done, or stop them first.", {
      cause: error,
    });
  return null;
}
