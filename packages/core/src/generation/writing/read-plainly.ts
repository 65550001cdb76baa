import { type CheckResult, parsePartialJson, readPlainOutline, type VersionContent } from "@copydesk/contracts";
import type { Core } from "../../kernel/index.ts";
import { readChannels } from "../messages/gather-material.ts";
import { type Judged, type Judging, judgeContent } from "./judge.ts";
import { readPlainDrafts } from "./plain-schedule.ts";
import { readOutlineValue } from "./read-outline.ts";
import { makePlan } from "./schedule-task.ts";
import type { Draft } from "./stored-answer.ts";

/**
 * The last way to read an answer, after asking for its shape was of no use: an outline out of prose or of JSON that is
 * broken further down, a schedule out of a table, a list or sentences. A schedule whose posts cannot be told at all is
 * planned by the rules alone. What was read so carries a warning that says it.
 * @returns null when none of the drafts says anything, the newest asked first.
 */
export async function readPlainly(core: Core, job: Judging, drafts: readonly Draft[]): Promise<Judged | null> {
  for (const draft of drafts.toReversed()) {
    const read = await contentOf(core, job, draft.text);
    if (read === null) continue;
    const check: CheckResult = { code: "plain_reading", level: "warning", field: null, message: read.note };
    return judgeContent(core, job, { draft, content: read.content, also: [check] });
  }
  return null;
}

async function contentOf(core: Core, job: Judging, answer: string): Promise<{ content: VersionContent; note: string } | null> {
  if (job.block.kind === "content") return null;
  const channels = await readChannels(core, job);
  if (job.block.kind === "outline") {
    const prose = readPlainOutline(answer, channels);
    const codes = channels.map((one) => one.code);
    const outline = prose ?? readOutlineValue(parsePartialJson(answer), codes).value;
    return outline ? { content: { kind: "outline", outline }, note: prose ? outlineNote : brokenNote } : null;
  }
  const { from_date: from, to_date: to } = job.campaign;
  const drafts = readPlainDrafts(answer, { channels, from, to, language: job.language.code });
  const plan = await makePlan(core, job, drafts);
  return { content: { kind: "schedule", plan }, note: drafts.length > 0 ? scheduleNote : plannedNote };
}

const outlineNote = "The model answered in prose, which was read as an outline. Review it";
const brokenNote = "The model's answer broke off; what could be read is here. Review it";
const scheduleNote = "The model answered in prose, from which the posts were read. Review them";
const plannedNote = "The model's answer named no posts, so they are planned by your rules alone. Review them";
