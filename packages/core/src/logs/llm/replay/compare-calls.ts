import { AppError, type ComparedCall, type Parameters, type ReplayComparison, type ReplayVerdict } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import { authorizeBlock } from "../../../access/index.ts";
import { readCallRows } from "../../../calls/index.ts";
import type { Actor, Core } from "../../../kernel/index.ts";
import { itemsQuery, toItem } from "../list-calls.ts";
import { wantedAnswer } from "./answer-kind.ts";
import { type CallBodies, type CallRow, callNotFound, pieceOf, readableCall, readBodies } from "./find-call.ts";
import { fieldsOf, type ReadReply, readReply, type Wanted } from "./read-reply.ts";

/**
 * An answer beside the one that it repeats, both read and checked by the same rules: those of the piece as they are now.
 * @throws NOT_FOUND for a call that is not shown to the asker, or that repeats none that is still kept; FORBIDDEN.
 */
export async function compareReplay(core: Core, actor: Actor, replayId: string): Promise<ReplayComparison> {
  const replay = await readableCall(core, actor, replayId);
  if (replay.log.replay_of === null)
    throw new AppError("RULE_BROKEN", "This call doesn't repeat another one, so there is nothing to compare it with.");
  const original = await readableCall(core, actor, replay.log.replay_of);
  const read = await readBoth(core, { original, replay });
  return {
    original: await sideOf(core, original, read.original),
    replay: await sideOf(core, replay, read.replay),
    fields: [...fieldsOf(read.wanted)],
    verdict: original.bodies && replay.bodies ? verdictOf(read) : null,
    changed: {
      model: modelKey(original.log) !== modelKey(replay.log),
      messages: JSON.stringify(original.bodies?.messages) !== JSON.stringify(replay.bodies?.messages),
      parameters: otherParameters(original.log.parameters, replay.log.parameters),
    },
    can_take: read.replay.content ? await placeToTake(core, actor, replay.log) : null,
  };
}

interface Side {
  log: CallRow;
  bodies: CallBodies | null;
}

export interface ReadBoth {
  original: ReadReply;
  replay: ReadReply;
  wanted: Wanted;
}

/** Both answers, read as what the original was asked for. */
export async function readBoth(core: Core, { original, replay }: { original: Side; replay: Side }): Promise<ReadBoth> {
  const task = wantedAnswer(original.bodies?.messages ?? replay.bodies?.messages ?? []);
  const wanted: Wanted = { piece: await pieceOf(core, original.log), task };
  const read = ({ log, bodies }: Side) => (bodies ? readReply(core, log, { reply: bodies.reply, wanted }) : forgotten);
  return { original: await read(original), replay: await read(replay), wanted };
}

const forgotten: ReadReply = { content: null, text: "", checks: [], failed_checks: null, problem: "What was said is no longer kept." };

/** What our checks say of two answers, for nobody in particular. Null when one of the two calls is gone. */
export async function judgeReplay(core: Core, { original, replay }: { original: CallRow; replay: string }): Promise<ReadBoth | null> {
  const [log] = await readCallRows(core, "all", { ids: [replay] });
  if (!log) return null;
  return readBoth(core, {
    original: { log: original, bodies: await readBodies(core, original.id) },
    replay: { log, bodies: await readBodies(core, replay) },
  });
}

/** Fewer checks that complain are better, and an answer that can be read is better than none. */
export function verdictOf({ original, replay }: Pick<ReadBoth, "original" | "replay">): ReplayVerdict {
  const faults = ({ failed_checks }: ReadReply) => failed_checks ?? Number.POSITIVE_INFINITY;
  if (faults(original) === faults(replay)) return "equal";
  return faults(replay) < faults(original) ? "replay" : "original";
}

async function sideOf(core: Core, { log, bodies }: Side, read: ReadReply): Promise<ComparedCall> {
  const [item] = await itemsQuery(core, and(eq(schema.llm_logs.id, log.id)));
  if (!item) throw callNotFound();
  const { parameters, finish_reason, error_code } = log;
  return { ...toItem(item), parameters, finish_reason, error_code, reply: bodies?.reply ?? "", ...read };
}

const modelKey = ({ model_id, model_name }: CallRow) => `${model_id ?? ""} ${model_name}`;

const otherParameters = (before: Parameters, after: Parameters) =>
  ([...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Parameters)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

/** The block that the answer can become a version of, when the asker may edit it. */
async function placeToTake(core: Core, actor: Actor, { block_id }: CallRow): Promise<ReplayComparison["can_take"]> {
  if (block_id === null) return null;
  try {
    const { block } = await authorizeBlock(core, actor, "edit", block_id);
    return { block_id, selected_version_id: block.selected_version_id };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
