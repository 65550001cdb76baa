import {
  type BlockKind,
  type FieldSpec,
  outlineSchema,
  parseFields,
  parsePartialJson,
  readPlainOutline,
  type SaveVersionInput,
} from "@copydesk/contracts";
import { outlineSoFar } from "../outline/outline-so-far.ts";

/** What had arrived as a person reads it: without markers and braces where these can be taken away, else as it came. */
export function readable(kind: BlockKind, text: string): string {
  if (kind === "content") return text.replace(/^\[\[[a-z0-9_]+\]\][^\S\n]*\n?/gm, "").trim();
  const isJson = /^[^\p{L}]*\{/u.test(text);
  if (kind === "schedule") return isJson ? "" : text.trim();
  const { title, summary, key_messages, sections } = outlineSoFar(parsePartialJson(text));
  const parts = sections.map(({ heading, points }) => [heading, ...points.map((point) => `- ${point}`)].join("\n"));
  const words = [title, summary, key_messages.join("\n"), ...parts].filter((part) => part.trim() !== "").join("\n\n");
  return words === "" ? text.trim() : words;
}

interface Around {
  /** Parts of the piece's channel. */
  fields: readonly FieldSpec[];
  channels: readonly { code: string; name: string }[];
}

/** The same as a version to go on from; null when nothing can be made of it. */
export function keptContent(kind: BlockKind, text: string, { fields, channels }: Around): SaveVersionInput["content"] | null {
  if (kind === "schedule") return null;
  if (kind === "content") {
    const values = parseFields(text, fields);
    return Object.keys(values).length > 0 ? { kind, fields: values } : null;
  }
  const begun = outlineSchema.safeParse(outlineSoFar(parsePartialJson(text)));
  const outline = begun.success ? begun.data : readPlainOutline(text, channels);
  return outline ? { kind, outline } : null;
}
