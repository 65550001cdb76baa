import { atOnce, formatFields, type Steps } from "@copydesk/contracts";
import type { ChatMessage } from "../types.ts";
import { composeOutline } from "./compose-outline.ts";
import { composeReply } from "./compose-reply.ts";
import { composeSchedule } from "./compose-schedule.ts";
import { composeContent } from "./content/compose-content.ts";
import { composeGuide } from "./guide/compose-guide.ts";
import { noteFor } from "./notes.ts";
import { readBrief } from "./read-brief.ts";
import type { Reply } from "./reply.ts";
import { prepareWork } from "./work.ts";

/** The answer to a conversation. The same messages always give the same answer, and nothing in it is made up. */
export const writeReply = (messages: readonly ChatMessage[]): Reply => atOnce(writeInSteps(messages));

/** The same in steps. */
export function* writeInSteps(messages: readonly ChatMessage[]): Steps<Reply> {
  const guide = composeGuide(messages);
  if (guide) return guide;
  const brief = readBrief(messages);
  if (brief === null) return { text: composeReply(messages) };
  const work = prepareWork(brief);
  const { task } = brief;
  if (task.kind === "outline") return withNote(JSON.stringify(composeOutline(work, task), null, 2), noteFor(work, null));
  if (task.kind === "schedule") return { text: JSON.stringify(yield* composeSchedule(work, task), null, 2) };
  const values = composeContent(work, task.channel, task.fields);
  return withNote(formatFields(values, task.fields), noteFor(work, values));
}

const withNote = (text: string, note: string | undefined): Reply => (note === undefined ? { text } : { text, note });
