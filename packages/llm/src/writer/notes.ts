import { countLength, type FieldValues } from "@copydesk/contracts";
import type { Work } from "./work.ts";

const names = new Intl.DisplayNames("en", { type: "language" });

/** What a person should know about a text of the writer before using it, in English; undefined when there is nothing. */
export function noteFor(work: Work, values: FieldValues | null): string | undefined {
  const notes = [languageNote(work), ...(values ? shortNotes(work, values) : [])].filter((note) => note !== "");
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

function shortNotes({ brief }: Work, values: FieldValues): string[] {
  if (brief.task.kind !== "content") return [];
  return brief.task.fields.flatMap((spec) => {
    const value = values[spec.key];
    if (spec.unit !== "words" || typeof value !== "string" || countLength(value, "words") >= (spec.min ?? 0)) return [];
    return [`The story is too short for the ${spec.min} words of “${spec.label}”; nothing was made up to fill it.`];
  });
}

const nameOf = (code: string) => names.of(code) ?? code;
