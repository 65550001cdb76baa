import { type CheckCode, type CheckResult, isRefusal, readAnswerFields, type VersionContent } from "@copydesk/contracts";
import { sentMessages } from "../../calls/index.ts";
import { checkLanguageOf, factsOf, readSiblingTexts, type VersionFacts } from "../../campaigns/index.ts";
import type { Core } from "../../kernel/index.ts";
import { type PieceRules, pieceRules } from "../../terms/index.ts";
import { chooseGuide } from "../../voices/index.ts";
import { guidesOf, readChannels } from "../messages/gather-material.ts";
import { explainViolation } from "./explain-violation.ts";
import { checkLeak } from "./leak-check.ts";
import type { Job } from "./load-job.ts";
import { readOutline } from "./read-outline.ts";
import { makePlan, readDrafts } from "./schedule-task.ts";
import type { Draft } from "./stored-answer.ts";

/** What can be wrong with a draft so that the model is asked once to mend it. */
export type Violation = { kind: CheckCode | "shape" | "refusal"; message: string };

/** A draft as a version could hold it; `content` is null when it cannot be read at all. */
export interface Judged {
  draft: Draft;
  content: VersionContent | null;
  facts: VersionFacts;
  violations: Violation[];
}

/** The piece that a draft is for: what of a task decides how it is read and checked. */
export type Judging = Pick<Job, "block" | "campaign" | "channel" | "language">;

/** Reads and checks one draft of a piece. */
export async function judge(core: Core, job: Judging, draft: Draft): Promise<Judged> {
  const unread = (violation: Violation): Judged => ({
    draft,
    content: null,
    facts: { text: draft.text, checks: [], warnings: 0 },
    violations: [violation],
  });
  if (isRefusal(draft.text)) return unread({ kind: "refusal", message: refusalWords });
  const { content, problem } = await readContent(core, job, draft.text);
  if (content === null) return unread({ kind: "shape", message: problem });
  return judgeContent(core, job, { draft, content });
}

const refusalWords =
  "The answer declines the task. It is ordinary copy for a company's own campaign; write it from the material above, leaving out only what you must not say.";

/** Checks what a draft was read as. @param also results that say how it was read. */
export async function judgeContent(
  core: Core,
  job: Judging,
  { draft, content, also = [] }: { draft: Draft; content: VersionContent; also?: readonly CheckResult[] },
): Promise<Judged> {
  const context = await contextOf(core, job);
  const leaks = content.kind === "content" ? checkLeak(content.fields, await sentMessages(core, draft.log_id), context.mandatory_text) : [];
  const ids = { campaign: job.campaign.id, block: job.block.id, language: job.language.code };
  const siblings = () => readSiblingTexts(core, ids);
  const facts = factsOf(content, context, [
    ...also,
    ...leaks,
    ...(await furtherChecks(core, { code: job.language.code, draft, content, siblings })),
  ]);
  const violations = facts.checks
    .filter((check) => check.level === "error" && check.code !== "cut")
    .map((check) => ({ kind: check.code, message: explainViolation(check, content, context.fields) }));
  return { draft, content, facts, violations };
}

/** What `checkContextFor` answers, from what a job has read already. */
async function contextOf(core: Core, { block, campaign, channel, language }: Judging): Promise<PieceRules> {
  const voice = block.overrides.voice_id ?? campaign.voice_id;
  const guides = voice === null ? [] : await guidesOf(core).execute({ voice, language: language.id });
  return pieceRules({ channel, guide: chooseGuide(guides, block.channel_id), campaign, language: language.code });
}

type Read = { content: VersionContent; problem?: undefined } | { content: null; problem: string };

async function readContent(core: Core, job: Judging, answer: string): Promise<Read> {
  if (job.block.kind === "content") {
    const fields = readAnswerFields(answer, job.channel?.fields ?? []);
    return Object.keys(fields).length > 0
      ? { content: { kind: "content", fields } }
      : { content: null, problem: "The answer has no text." };
  }
  const channels = (await readChannels(core, job)).map((one) => one.code);
  if (job.block.kind === "outline") {
    const outline = readOutline(answer, channels);
    return outline.value ? { content: { kind: "outline", outline: outline.value } } : { content: null, problem: outline.problem };
  }
  const drafts = readDrafts(answer, channels);
  if (!drafts.value) return { content: null, problem: drafts.problem };
  return { content: { kind: "schedule", plan: await makePlan(core, job, drafts.value) } };
}

interface Further {
  /** Of the language that was asked for. */
  code: string;
  draft: Draft;
  content: VersionContent;
  siblings?: Parameters<typeof checkLanguageOf>[3];
}

/** Checks that need more than the text: whether it is whole, and in which language it is. */
export async function furtherChecks(core: Pick<Core, "detector">, { code, draft, content, siblings }: Further): Promise<CheckResult[]> {
  const cut: CheckResult = {
    code: "cut",
    level: "error",
    field: null,
    message: "Cut off at the length limit. Write it again with more room.",
  };
  return [...(draft.finish_reason === "length" ? [cut] : []), ...(await checkLanguageOf(core, content, code, siblings))];
}

/** The draft to keep: one that can be read, is whole and breaks least; among equals the newest. */
export function bestOf(judged: readonly Judged[]): Judged | undefined {
  const badness = (one: Judged) =>
    (one.content === null ? 10_000 : 0) + (one.draft.finish_reason === "length" ? 1_000 : 0) + one.violations.length;
  return judged.reduce<Judged | undefined>((best, one) => (best === undefined || badness(one) <= badness(best) ? one : best), undefined);
}
