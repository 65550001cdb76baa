import type { Outline } from "@copydesk/contracts";
import { readSections, writeSections } from "./sections-text.ts";

/** The parts of an outline that people edit, as the text of their fields. */
export interface OutlineDraft {
  title: string;
  summary: string;
  /** One a line. */
  key_messages: string;
  sections: string;
  call_to_action: string;
}

export const writeDraft = (outline: Outline): OutlineDraft => ({
  title: outline.title,
  summary: outline.summary,
  key_messages: outline.key_messages.join("\n"),
  sections: writeSections(outline.sections),
  call_to_action: outline.call_to_action,
});

/** The outline that the fields say; what they do not show is kept. */
export const readDraft = (draft: OutlineDraft, before: Outline): Outline => ({
  ...before,
  title: draft.title,
  summary: draft.summary,
  key_messages: draft.key_messages
    .split("\n")
    .map((one) => one.trim())
    .filter((one) => one !== ""),
  sections: readSections(draft.sections),
  call_to_action: draft.call_to_action,
});
