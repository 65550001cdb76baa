import { batch } from "@copydesk/db";
import { ModelFailure } from "@copydesk/llm";
import { sentMessages } from "../../calls/index.ts";
import { connectionOf } from "../../models/index.ts";
import { publishTasks } from "../live/publish.ts";
import { buildMessages, fittingTrim, nextTrim, trimNotes } from "../messages/build-messages.ts";
import { type Gathered, gatherMaterial, readChannels } from "../messages/gather-material.ts";
import type { Trim } from "../messages/variables.ts";
import { moreRoom, roomAfterCut } from "../queue/more-room.ts";
import { queueOf } from "../queue/row-queue.ts";
import type { Work } from "../queue/work.ts";
import { callModel } from "./call-model.ts";
import { correctionMessage, correctiveMessages, nextCorrection } from "./corrections.ts";
import { jsonOf } from "./json-of.ts";
import { bestOf, type Judged, judge, type Violation } from "./judge.ts";
import type { Job } from "./load-job.ts";
import { readPlainly } from "./read-plainly.ts";
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

const originOf = (
  job: Job,
  { guide, outline_version_id }: Gathered,
  details: Pick<AnswerOrigin, "parameters" | "notes">,
): AnswerOrigin => ({
  model: modelOf(job),
  outline_version_id,
  style_guide_id: guide?.id ?? null,
  style_guide_version: guide?.version ?? null,
  ...details,
});

const cutNote = "The model couldn't read everything it was sent. Choose a model with a larger context, or shorten the story.";

/** An answer whose best draft is what the task has to give. */
export interface Corrected {
  answer: StoredAnswer;
  best: Judged;
}

/** No draft could be read, also after asking once more: the raw text is what a person gets. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly text: string;
  readonly isRefusal: boolean;
  constructor({ draft, violations }: Judged) {
    super(violations.map((one) => one.message).join("\n"));
    this.text = draft.text;
    this.isRefusal = violations.some((one) => one.kind === "refusal");
  }
}

/**
 * Checks what was answered and has the model mend what breaks a rule, each kind of fault once. What still breaks one is
 * kept with its flags; a corrective call that fails leaves the text as it was. Prose where a shape was asked for is read
 * as what it looks like, and flagged.
 * @throws Unreadable; ModelFailure when nothing readable is there yet; Superseded.
 */
export async function correctAnswer(
  work: Work,
  job: Job,
  { answer, attempt }: { answer: StoredAnswer; attempt: number },
): Promise<Corrected> {
  let current = answer;
  for (;;) {
    const best = bestOf(await Promise.all(current.drafts.map((draft) => judge(work.core, job, draft))));
    if (!best) throw new Error("An answer without a draft was stored.");
    const violations = nextCorrection(best, current);
    if (violations === null) {
      const read = best.content === null ? await readPlainly(work.core, job, current.drafts) : best;
      if (read === null) throw new Unreadable(best);
      return { answer: current, best: read };
    }
    try {
      current = await askAgain(work, job, { answer: current, best, violations, attempt });
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      const read = best.content === null ? await readPlainly(work.core, job, current.drafts) : best;
      if (read === null) throw error;
      return { answer: current, best: read };
    }
  }
}

interface Asking {
  answer: StoredAnswer;
  best: Judged;
  violations: Violation[];
  attempt: number;
}

async function askAgain(work: Work, job: Job, { answer, best, violations, attempt }: Asking): Promise<StoredAnswer> {
  const { core } = work;
  await batch(core.db, () => [queueOf(core).note(work.workerId, job.task.id, { message: correctionMessage(violations) })]);
  await publishTasks(core, [job.task.id]);
  const connection = await connectionOf(core, job.task.model_id);
  const parameters = best.draft.finish_reason === "length" ? moreRoom(answer.parameters, answer.tokens_out) : answer.parameters;
  const messages = correctiveMessages(await sentMessages(core, best.draft.log_id), best.draft.text, violations);
  const json = ignoresShape(best) ? undefined : jsonOf(job.block.kind, await readChannels(core, job));
  const called = await callModel(work, job, { connection, messages, parameters, json, isShown: false, attempt });
  const corrected = [...new Set([...answer.corrected, ...violations.map((one) => one.kind)])];
  const next = { ...withDraft(answer, { ...answer, model: modelOf(job), notes: [] }, called), corrected };
  return storeAnswer(work, job, { answer: next, called, isShown: false });
}

/** Prose where a shape was asked for: whoever does not heed the wish for it is asked in words alone. */
const ignoresShape = ({ content, draft }: Judged) => content === null && !/[{[]/.test(draft.text);
