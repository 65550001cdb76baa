import {
  type AnswerTask,
  type CheckResult,
  checkFields,
  type FieldSpec,
  fieldsToText,
  isComplaint,
  readAnswerFields,
  type VersionContent,
} from "@copydesk/contracts";
import { outlineToText } from "../../../campaigns/index.ts";
import { furtherChecks, type Judging, judge, readDrafts, readOutline } from "../../../generation/index.ts";
import type { Core } from "../../../kernel/index.ts";
import type { CallRow } from "./find-call.ts";

/** An answer as a version could hold it, with what our checks say. */
export interface ReadReply {
  content: VersionContent | null;
  text: string;
  checks: CheckResult[];
  /** Null when there is nothing that could be checked. */
  failed_checks: number | null;
  problem: string | null;
}

/** What both answers are read as: a piece with its present limits and terms, or else only what the prompt itself says. */
export interface Wanted {
  piece: Judging | null;
  task: AnswerTask | null;
}

export const fieldsOf = ({ piece, task }: Wanted): readonly FieldSpec[] =>
  piece?.channel?.fields ?? (task?.kind === "content" ? task.fields : []);

/** Reads and checks what was answered in a call, the way writing does. What broke off is no answer. */
export async function readReply(core: Core, log: CallRow, { reply, wanted }: { reply: string; wanted: Wanted }): Promise<ReadReply> {
  if (log.status !== "success") return nothing(reply, withoutAnswer[log.status]);
  const { piece, task } = wanted;
  const draft = { text: reply, finish_reason: log.finish_reason === "length" ? ("length" as const) : ("stop" as const), log_id: log.id };
  if (piece) {
    const { content, facts, violations } = await judge(core, piece, draft);
    if (content === null) return nothing(reply, unreadable(violations[0]?.message ?? ""));
    return { content, text: facts.text, checks: facts.checks, failed_checks: facts.warnings, problem: null };
  }
  if (!task) return nothing(reply, null);
  const { content, text, problem } = readLoose(reply, task);
  if (problem !== null) return nothing(reply, unreadable(problem));
  const checks = [
    ...(content?.kind === "content" && task.kind === "content" ? checkFields(content.fields, contextOf(task)) : []),
    ...(content ? await furtherChecks(core, { code: task.language, draft, content }) : []),
  ];
  return { content, text, checks, failed_checks: checks.filter(isComplaint).length, problem: null };
}

const nothing = (reply: string, problem: string | null): ReadReply => ({
  content: null,
  text: reply,
  checks: [],
  failed_checks: null,
  problem,
});

const unreadable = (problem: string) => `The answer could not be read. ${problem}`.trim();

const withoutAnswer: Record<Exclude<CallRow["status"], "success">, string> = {
  running: "The answer has not come yet.",
  error: "The model did not answer: the call failed.",
  timeout: "The model did not answer in time.",
  cancelled: "The call was stopped before the answer was complete.",
  filtered: "The model, or a filter in front of it, refused to answer.",
};

type Loose = Pick<ReadReply, "content" | "text" | "problem">;
const unread = (problem: string): Loose => ({ content: null, text: "", problem });

/** Without a piece there are no terms and no plan; what the prompt asked for can be read all the same. */
function readLoose(reply: string, task: AnswerTask): Loose {
  if (task.kind === "content") {
    const fields = readAnswerFields(reply, task.fields);
    if (Object.keys(fields).length === 0) return unread("The answer has no text.");
    return { content: { kind: "content", fields }, text: fieldsToText(fields, task.fields), problem: null };
  }
  const channels = task.channels.map((one) => one.code);
  if (task.kind === "schedule") {
    const drafts = readDrafts(reply, channels);
    return drafts.value ? { content: null, text: reply, problem: null } : unread(drafts.problem);
  }
  const outline = readOutline(reply, channels);
  if (!outline.value) return unread(outline.problem);
  return { content: { kind: "outline", outline: outline.value }, text: outlineToText(outline.value), problem: null };
}

const contextOf = (task: AnswerTask & { kind: "content" }) => ({
  fields: task.fields,
  fold: null,
  mandatory_text: "",
  language: task.language,
});
