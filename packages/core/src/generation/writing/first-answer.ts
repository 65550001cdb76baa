import type { Parameters } from "@copydesk/contracts";
import { estimateTokens, type ModelConnection, ModelFailure } from "@copydesk/llm";
import { connectionOf } from "../../models/index.ts";
import { buildMessages } from "../prompts/build-messages.ts";
import { type Gathered, gatherMaterial } from "../prompts/gather-material.ts";
import type { PromptMaterial } from "../prompts/prompt-material.ts";
import type { Trim } from "../prompts/variables.ts";
import { roomAfterCut } from "../queue/more-room.ts";
import type { Work } from "../queue/work.ts";
import { callModel } from "./call-model.ts";
import { jsonOf } from "./json-of.ts";
import type { Job } from "./load-job.ts";

import { type AnswerOrigin, modelOf, type StoredAnswer, storeAnswer, withDraft } from "./stored-answer.ts";

/**
 * Asks for a text and stores the whole answer. What the model cannot read because it is too long is made shorter:
 * without examples first, then with the bare outline.
 * @throws ModelFailure, AppError when there is nothing to write from, Superseded.
 */
export async function firstAnswer(work: Work, job: Job, attempt: number): Promise<StoredAnswer> {
  const { core } = work;
  const gathered = await gatherMaterial(core, job);
  const { material } = gathered;
  const connection = await connectionOf(core, job.task.model_id);
  const parameters = await roomAfterCut(core, job, gathered.parameters);
  const json = jsonOf(job.block.kind, material.channels);
  let trim: Trim = fittingTrim(material, connection, parameters);
  let stored: StoredAnswer | null = null;
  for (;;) {
    const isShown = stored === null;
    let shorter: Trim | null = null;
    try {
      const called = await callModel(work, job, {
        connection,
        messages: buildMessages(material, trim),
        parameters,
        json,
        isShown,
        attempt,
      });
      const wasCut = called.result.silently_cut;
      if (wasCut) shorter = nextTrim(material, trim);
      const origin = originOf(job, gathered, {
        parameters,
        notes: [...trimNotes(material, trim), ...(wasCut && shorter === null ? [cutNote] : [])],
      });
      stored = await storeAnswer(work, job, { answer: withDraft(stored, origin, called), called, isShown });
      if (!wasCut || shorter === null) return stored;
    } catch (error) {
      const isTooLong = error instanceof ModelFailure && error.kind === "context_too_long";
      // Shortening is worth a try, but not the answer that is there already.
      if (stored && error instanceof ModelFailure) return stored;
      if (isTooLong) shorter = nextTrim(material, trim);
      if (shorter === null) throw error;
    }
    trim = shorter;
  }
}

const originOf = (job: Job, { guide, outline_version_id }: Gathered, told: Pick<AnswerOrigin, "parameters" | "notes">): AnswerOrigin => ({
  model: modelOf(job),
  outline_version_id,
  style_guide_id: guide?.id ?? null,
  style_guide_version: guide?.version ?? null,
  ...told,
});

const tokensOf = (material: PromptMaterial, trim: Trim) =>
  buildMessages(material, trim).reduce((sum, message) => sum + estimateTokens(message.content), 0);

/** Room kept for the answer when nobody set a limit. */
const usualAnswer = 1_500;

/** The fullest prompt that the model can probably read; the shortest one when none fits. */
function fittingTrim(material: PromptMaterial, { context_size }: ModelConnection, parameters: Parameters): Trim {
  if (context_size === null) return 0;
  const answer = parameters.max_tokens?.enabled ? parameters.max_tokens.value : usualAnswer;
  const fits = (trim: Trim) => tokensOf(material, trim) + answer <= context_size;
  return fits(0) ? 0 : fits(1) ? 1 : 2;
}

/** The next shorter prompt; null when nothing more can be left out. */
function nextTrim(material: PromptMaterial, trim: Trim): Trim | null {
  const now = tokensOf(material, trim);
  const shorter = ([1, 2] as const).find((one) => one > trim && tokensOf(material, one) < now);
  return shorter ?? null;
}

const cutNote = "The model couldn't read everything it was sent. Choose a model with a larger context, or shorten the story.";

/** What was left out, by name. */
function trimNotes({ examples, outline }: PromptMaterial, trim: Trim): string[] {
  const titles = examples.map((one) => `“${one.title}”`).join(", ");
  return [
    ...(trim > 0 && titles !== "" ? [`Written without the examples ${titles}, because the model can't read that much.`] : []),
    ...(trim > 1 && outline ? ["Written with the bare outline, because the model can't read that much."] : []),
  ];
}
