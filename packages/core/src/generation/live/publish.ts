import type { TextPart } from "@copydesk/contracts";
import { batchUnsynced, hasText, joined, prepared, schema, storageFailure, textFor, textsById } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { statusOf } from "../../access/index.ts";
import { readBlockSummaries, readCampaignRows } from "../../campaigns/index.ts";
import { type Core, oneAfterAnother } from "../../kernel/index.ts";
import { runView } from "../runs/run-view.ts";
import { readTaskViews } from "../runs/task-view.ts";
import { loadRun } from "../writing/load-job.ts";

const tellOfRuns = oneAfterAnother(async (core, runIds) => {
  for (const runId of runIds) {
    const run = await loadRun(core, runId);
    if (run) core.live.publish(run.campaign_id, { type: "run", run: runView(core, run) });
  }
});

/** Tells watchers how a run stands. */
export const publishRun = (core: Core, runId: string): Promise<void> => tellOfRuns(core, [runId]);

/** Tells watchers how tasks and their blocks stand. */
export const publishTasks = oneAfterAnother(async (core, taskIds) => {
  const tasks = await readTaskViews(core, { ids: taskIds });
  const blocks = await readBlockSummaries(
    core,
    tasks.map(({ task }) => task.block_id),
  );
  const blockOf = new Map(blocks.map((block) => [block.id, block]));
  for (const { task, campaign_id } of tasks) {
    core.live.publish(campaign_id, { type: "task", task });
    const block = blockOf.get(task.block_id);
    if (block) core.live.publish(campaign_id, { type: "block", block });
  }
});

const tellOfCampaigns = oneAfterAnother(async (core, ids) => {
  for (const campaign of await readCampaignRows(core, "all", { ids })) {
    const { id, updated_at } = campaign;
    core.live.publish(id, { type: "campaign", status: statusOf(core, campaign), updated_at: updated_at.toISOString() });
  }
});

/** Tells watchers how a campaign stands. */
export const publishCampaign = (core: Core, campaignId: string): Promise<void> => tellOfCampaigns(core, [campaignId]);

/** Text of open calls on its way to the screen: stored first, then shown. */
export interface TextStream {
  /** A call begins to write the text of a task from nothing. */
  open(task: { id: string; block_id: string; campaign_id: string }): void;
  /** Text that has just arrived. */
  add(taskId: string, delta: string): void;
  /** Ends the stream of a task. Gives back what was not stored yet; showing it is the caller's, once it is. */
  close(taskId: string): { offset: number; rest: string };
  /** Resolves when everything that has arrived is stored. */
  settled(): Promise<void>;
}

export interface TextStreamOptions {
  /** Between two writes while text arrives, in milliseconds. */
  interval_ms: number;
}

const defaultTextStream: TextStreamOptions = { interval_ms: 40 };

interface OpenText {
  block_id: string;
  campaign_id: string;
  /** UTF-16 units stored so far. */
  offset: number;
  waiting: string[];
}

/** Collects the text of all open calls and writes it together: one write for a hundred streams instead of a hundred. */
export function createTextStream(core: Core, options: TextStreamOptions = defaultTextStream): TextStream {
  const texts = new Map<string, OpenText>();
  let timer: NodeJS.Timeout | null = null;
  let flushing: Promise<void> = Promise.resolve();

  function plan() {
    if (timer) return;
    timer = setTimeout(() => {
      timer = null;
      flushing = flush();
    }, options.interval_ms);
  }

  async function flush(): Promise<void> {
    const parts = takeWaiting(texts);
    if (parts.length === 0) return;
    try {
      await storeParts(core, parts);
      for (const [campaignId, own] of byCampaign(parts)) core.live.publish(campaignId, { type: "text", parts: own });
    } catch (error) {
      putBack(parts);
      if (!storageFailure(error)) core.log.error({ err: error }, "received text could not be stored");
      if (texts.size > 0) plan();
    }
  }

  return {
    open: ({ id, ...task }) => void texts.set(id, { ...task, offset: 0, waiting: [] }),
    add(taskId, delta) {
      const text = texts.get(taskId);
      if (!text || delta === "") return;
      text.waiting.push(delta);
      plan();
    },
    close(taskId) {
      const text = texts.get(taskId);
      texts.delete(taskId);
      return text ? { offset: text.offset, rest: text.waiting.join("") } : { offset: 0, rest: "" };
    },
    async settled() {
      if (timer) clearTimeout(timer);
      timer = null;
      await flushing;
      await flush();
    },
  };
}

interface Part {
  id: string;
  text: OpenText;
  offset: number;
  delta: string;
}

function takeWaiting(texts: ReadonlyMap<string, OpenText>): Part[] {
  const parts: Part[] = [];
  for (const [id, text] of texts) {
    if (text.waiting.length === 0) continue;
    const [delta, half] = splitHalf(text.waiting.join(""));
    text.waiting = half === "" ? [] : [half];
    if (delta === "") continue;
    parts.push({ id, text, offset: text.offset, delta });
    text.offset += delta.length;
  }
  return parts;
}

function byCampaign(parts: readonly Part[]): Map<string, TextPart[]> {
  const byId = new Map<string, TextPart[]>();
  for (const { id, text, offset, delta } of parts) {
    const part = { task_id: id, block_id: text.block_id, offset, delta };
    const others = byId.get(text.campaign_id);
    if (others) others.push(part);
    else byId.set(text.campaign_id, [part]);
  }
  return byId;
}

/** The first half of a character whose second has not arrived cannot be stored. */
function splitHalf(text: string): [string, string] {
  const end = /[\ud800-\udbff]$/.test(text) ? text.length - 1 : text.length;
  return [text.slice(0, end), text.slice(end)];
}

function putBack(parts: readonly Part[]): void {
  for (const { text, offset, delta } of parts) {
    text.waiting.unshift(delta);
    text.offset = offset;
  }
}

/** One statement for all. A task that was cancelled meanwhile takes no more text; one whose call ends with the machine is written anew. */
function storeParts({ db }: Core, parts: readonly Part[]): Promise<number[]> {
  const { tasks } = schema;
  const deltas = textsById(parts.map(({ id, delta }) => [id, delta]));
  const append = prepared(db, "append texts to tasks", { deltas }, () =>
    db
      .update(tasks)
      .set({ partial_text: joined(tasks.partial_text, textFor(tasks.id, "deltas")) })
      .where(and(hasText(tasks.id, "deltas"), eq(tasks.state, "running"))),
  );
  return batchUnsynced(db, () => [append]);
}
