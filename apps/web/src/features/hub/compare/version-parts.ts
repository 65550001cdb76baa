import { type FieldSpec, fieldsToText } from "@copydesk/contracts";
import type { Content } from "../../hub-kit/index.ts";
import { fieldLook, lookClass } from "../content/field-look.ts";
import { writeSections } from "../outline/sections-text.ts";

/** One part of a version as plain text. */
export interface VersionPart {
  key: string;
  label: string;
  text: string;
  /** Classes of how it is set in type. */
  look: string;
}

/** A version part by part, to be compared with another one. */
export function versionParts(content: Content, specs: readonly FieldSpec[]): VersionPart[] {
  if (content.kind === "content") {
    return specs.flatMap((spec) => {
      const value = content.fields[spec.key] ?? "";
      const text = Array.isArray(value) ? value.join(spec.key === "hashtags" ? " " : "\n\n") : value;
      return [{ key: spec.key, label: spec.label, text, look: lookClass[fieldLook(spec)] }];
    });
  }
  if (content.kind === "schedule") return [];
  const { outline } = content;
  const part = (key: string, label: string, text: string, look = "text-md") => ({ key, label, text, look });
  return [
    part("title", "Title", outline.title, lookClass.headline),
    part("summary", "Summary", outline.summary),
    part("audience", "Audience", outline.audience),
    part("key_messages", "Key messages", outline.key_messages.join("\n\n")),
    part("sections", "Sections", writeSections(outline.sections)),
    part("call_to_action", "Call to action", outline.call_to_action),
    part("facts", "Facts from the story", outline.facts.join("\n\n")),
    part("angles", "Angle per channel", outline.angles.map((one) => `${one.channel}: ${one.angle}`).join("\n\n")),
  ];
}

/** The whole of it, as it would be posted. */
export const wholeText = (content: Content, specs: readonly FieldSpec[]): string =>
  content.kind === "content"
    ? fieldsToText(content.fields, specs, { labels: false })
    : versionParts(content, specs)
        .map((one) => one.text)
        .join("\n\n");
