import { parametersSchema } from "@copydesk/contracts";
import { batchTogether } from "@copydesk/db";
import { builtinModelName, inputTokens, outputTokens } from "@copydesk/llm";
import { z } from "zod";
import { unlessFull } from "../../kernel/index.ts";
import { learn, markHealthy } from "../../models/index.ts";
import { queueOf } from "../queue/row-queue.ts";
import { type Work, whenThereIsRoom } from "../queue/work.ts";
import type { Called } from "./call-model.ts";
import { countTokens } from "./count-tokens.ts";
import { answererOf, logSuccess, type Price } from "./llm-log.ts";
import type { Job } from "./load-job.ts";

const draftSchema = z.object({ text: z.string(), finish_reason: z.enum(["stop", "length"]), log_id: z.string() });
/** One whole answer of the model: the first, or one that mends it. */
export type Draft = z.infer<typeof draftSchema>;

const originSchema = z.object({
  model: z.object({ id: z.string().nullable(), name: z.string(), is_offline: z.boolean() }),
  parameters: parametersSchema,
  outline_version_id: z.string().nullable(),
  style_guide_id: z.string().nullable(),
  style_guide_version: z.number().nullable(),
  /** What a person should know about how the text came to be. */
  notes: z.array(z.string()),
});
/** What a text was written from and by. */
export type AnswerOrigin = z.infer<typeof originSchema>;

/**
 * Everything that a task has paid for, stored before anything is made of it. From here a version can be written, or the
 * next corrective turn be asked for, after a crash as well as at once.
 */
export const storedAnswerSchema = originSchema.extend({
  /** The newest draft, and the call that it came from. */
  text: z.string(),
  log_id: z.string(),
  drafts: z.array(draftSchema).min(1),
  /** What the model was asked to mend already; nothing is asked for twice. */
  corrected: z.array(z.string()),
  /** Of all calls together. */
  tokens_in: z.number(),
  tokens_out: z.number(),
  tokens_cached: z.number(),
  tokens_estimated: z.boolean(),
  cost: z.number().nullable(),
  currency: z.string().nullable(),
  total_ms: z.number(),
  first_token_ms: z.number().nullable(),
});
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

/** The model that a task is written by now. */
export const modelOf = ({ model }: Pick<Job, "model">): AnswerOrigin["model"] => ({
  id: model?.id ?? null,
  name: model?.name ?? builtinModelName,
  is_offline: model === null || model.provider === "builtin",
});

/** One call without a price makes the whole unknown, and so do two currencies: the model that took over may have another one. */
function addPrices(before: StoredAnswer | null, price: Price): Price {
  if (!before) return price;
  const known = before.cost !== null && price.cost !== null && before.currency === price.currency;
  return known ? { cost: (before.cost ?? 0) + (price.cost ?? 0), currency: price.currency } : { cost: null, currency: null };
}

/** The answer with one more call in it. */
export function withDraft(before: StoredAnswer | null, origin: AnswerOrigin, { log_id, result, price }: Called): StoredAnswer {
  const draft: Draft = { text: result.text, finish_reason: result.finish_reason === "length" ? "length" : "stop", log_id };
  const notes = [...origin.notes, ...(result.note ? [result.note] : [])];
  const { usage } = result;
  return {
    ...origin,
    notes: [...new Set([...(before?.notes ?? []), ...notes])],
    text: result.text,
    log_id,
    drafts: [...(before?.drafts ?? []), draft],
    corrected: before?.corrected ?? [],
    tokens_in: (before?.tokens_in ?? 0) + inputTokens(usage),
    tokens_out: (before?.tokens_out ?? 0) + outputTokens(usage),
    tokens_cached: (before?.tokens_cached ?? 0) + (usage.tokens_cached ?? 0),
    tokens_estimated: (before?.tokens_estimated ?? false) || usage.estimated,
    ...addPrices(before, price),
    total_ms: (before?.total_ms ?? 0) + result.total_ms,
    first_token_ms: before ? before.first_token_ms : result.first_token_ms,
  };
}

/**
 * Keeps an answer that was paid for, before anything is made of it, and shows what of its text was not shown yet.
 * @param called the call that it came with; its whole text is what people see from now on when it was `isShown`.
 */
export async function storeAnswer(
  work: Work,
  job: Job,
  { answer, called, isShown }: { answer: StoredAnswer; called: Called; isShown: boolean },
) {
  const { core, stream } = work;
  const { offset, rest } = stream.close(job.task.id);
  await whenThereIsRoom(work, () =>
    batchTogether(
      core.db,
      () => [
        queueOf(core).note(work.workerId, job.task.id, { answer, ...(isShown && { partial_text: called.result.text }) }),
        ...logSuccess(core, called.log_id, { result: called.result, by: answererOf(job) }),
        countTokens(core, job.run.id, { usage: called.result.usage, price: called.price }),
      ],
      { atOnce: true },
    ),
  );
  const part = { task_id: job.task.id, block_id: job.block.id, offset, delta: rest };
  if (rest !== "") core.live.publish(job.campaign.id, { type: "text", parts: [part] });
  // Only now: a write that fails here must not cost the answer.
  await unlessFull(markHealthy(core, job.model));
  await unlessFull(learn(core, job.model, called.result.learned));
  return answer;
}
