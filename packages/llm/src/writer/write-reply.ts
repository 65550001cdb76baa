import { atOnce, countLength, type FieldValues, formatFields, readMaterials, type Steps } from "@copydesk/contracts";
import type { ChatMessage } from "../types.ts";
import { composeOutline } from "./compose-outline.ts";
import { composeSchedule } from "./compose-schedule.ts";
import { composeContent } from "./content/compose-content.ts";
import { pickSentences } from "./content/pick-sentences.ts";
import { composeGuide } from "./guide/compose-guide.ts";
import { readBrief } from "./read-brief.ts";
import { readStory } from "./reader/read-story.ts";
import type { Reply } from "./reply.ts";
import { prepareWork, type Work } from "./work.ts";

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

/** An answer to what is neither outline, piece nor schedule: a test of the connection, a title, a conversation. */
function composeReply(messages: readonly ChatMessage[]): string {
  const system = messages
    .filter((one) => one.role === "system")
    .map((one) => one.content)
    .join("\n");
  const asked = messages.findLast((one) => one.role === "user")?.content ?? "";
  const wanted = /^Answer with this(?: JSON)? and nothing else:\s*(.+)$/s.exec(asked)?.[1];
  if (wanted !== undefined) return wanted;
  if (/\btitle\b/i.test(`${system}\n${asked}`) && messages.every((one) => one.role !== "assistant")) return titleOf(asked);
  const story = readMaterials(messages.map((one) => one.content).join("\n\n")).main_story;
  if (story) return `${inBrief(story)}\n\n${limits}`;
  return asked.length < 200 ? `The built-in writer is ready. ${limits}` : limits;
}

const limits =
  "I write outlines, drafts and schedules from a campaign's story. For a conversation, an administrator can choose a connected model for the chat.";

function inBrief(story: string): string {
  const chosen = pickSentences(readStory(story, "").sentences, 3);
  return `In the story's own words: ${chosen.map((one) => one.text).join(" ")}`;
}

/** The first words of what is to be titled. */
function titleOf(asked: string): string {
  const words = asked
    .replace(/<[^>]*>|[*_#`>]/g, " ")
    .trim()
    .split(/\s+/)
    .slice(0, 6);
  return words.join(" ").replace(/[.,;:!?]+$/, "") || "Conversation";
}

const names = new Intl.DisplayNames("en", { type: "language" });

/** What a person should know about a text of the writer before using it, in English; undefined when there is nothing. */
function noteFor(work: Work, values: FieldValues | null): string | undefined {
  const notes = [wishNote(work), languageNote(work), readingNote(work), ...(values ? shortNotes(work, values) : [])].filter(
    (note) => note !== "",
  );
  return notes.length > 0 ? notes.join(" ") : undefined;
}

function languageNote(work: Work): string {
  const wanted = work.brief.task.language_name || nameOf(work.language);
  const story = work.story.language === null ? "another language" : nameOf(work.story.language);
  if (work.phrases === null && work.isOwnLanguage && work.story.language === work.language) {
    return `The built-in writer has no phrases of its own in ${wanted}, so this text consists of the story's sentences.`;
  }
  if (work.phrases === null) {
    return `The built-in writer cannot translate into ${wanted}. This text uses the story's own sentences; connect a model for a real text.`;
  }
  if (work.isOwnLanguage) return "";
  const source = work.isFramed ? "names, figures and set phrases" : "the outline";
  return `The built-in writer cannot translate. The story is in ${story}, so this ${wanted} text keeps to ${source}; connect a model for a full text.`;
}

const wishNote = ({ brief }: Work) =>
  brief.unheard === ""
    ? ""
    : "Of a note the built-in writer understands only “shorter” and “another angle”, so this one was not followed in full. A connected model follows it.";

/** What of a story nobody will find in a text, so that whoever misses it knows why. */
function readingNote({ story }: Work): string {
  if (story.readAs === "brief")
    return "The story was read as a brief: what it asks of whoever writes, such as tone, target group and deadlines of the agency, is left out.";
  return story.readAs === "draft"
    ? "The story was read as a draft: its labels, such as “Title:” and “Button:”, and what is meant for the page alone are left out."
    : "";
}

function shortNotes({ brief }: Work, values: FieldValues): string[] {
  if (brief.task.kind !== "content") return [];
  return brief.task.fields.flatMap((spec) => {
    const value = values[spec.key];
    if (spec.unit !== "words" || typeof value !== "string" || countLength(value, "words") >= (spec.min ?? 0)) return [];
    return [`The story is too short for the ${spec.min} words of “${spec.label}”; nothing was made up to fill it.`];
  });
}

const nameOf = (code: string) => names.of(code) ?? code;
