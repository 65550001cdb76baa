import {
  AppError,
  type BlockKind,
  type FieldSpec,
  type FieldValues,
  fieldValuesSchema,
  outlineSchema,
  type SaveVersionInput,
  schedulePlanSchema,
} from "@copydesk/contracts";
import { z } from "zod";
import type { OwnFields } from "./own-fields.ts";

/** A new version as REST takes it: the parts by key, or plain text for the main part. */
export const versionBody = z
  .strictObject({
    text: z
      .string()
      .max(100_000)
      .optional()
      .meta({ description: "The main part of a channel's text; its other parts stay as they are in the base" }),
    fields: z
      .record(z.string().max(40), z.unknown())
      .optional()
      .meta({ description: "All parts by key; of an outline or schedule, its whole structure" }),
    base_version_id: z.string().min(1).max(64).nullable().meta({ description: "The version the change began from; null for the first" }),
    is_selected: z.boolean().default(true).meta({ description: "False keeps it as a version beside the one that is selected" }),
  })
  .refine((body) => (body.text === undefined) !== (body.fields === undefined), "Give either text or fields");
/** What the parts of a version are called otherwise. */
export const versionFields: OwnFields = [
  [/^content\.(?:fields|outline|plan)/, "fields"],
  [/^posts\./, "fields.posts."],
];
export type VersionBody = z.output<typeof versionBody>;

export interface VersionTarget {
  kind: BlockKind;
  specs: readonly FieldSpec[];
  /** Parts of the version the change began from. */
  base: FieldValues;
}

/** @throws BAD_REQUEST when plain text is given for a structure, or when there is no part it could be. */
export function toContent(body: VersionBody, { kind, specs, base }: VersionTarget): SaveVersionInput["content"] {
  if (body.text !== undefined) {
    if (kind !== "content") throw new AppError("BAD_REQUEST", `Give the ${kind} in fields; text is for channels.`);
    return { kind, fields: withText(body.text, specs, base) };
  }
  switch (kind) {
    case "content":
      return { kind, fields: ofContent.parse(body).fields };
    case "outline":
      return { kind, outline: ofOutline.parse(body).fields };
    case "schedule":
      return { kind, plan: ofSchedule.parse(body).fields };
  }
}

const ofContent = z.object({ fields: fieldValuesSchema });
const ofOutline = z.object({ fields: outlineSchema });
const ofSchedule = z.object({ fields: schedulePlanSchema });

/**
 * Text that ends with a line of hashtags is what a channel with hashtags shows as one; they are its hashtags then, and
 * not written twice.
 */
function withText(text: string, specs: readonly FieldSpec[], base: FieldValues): FieldValues {
  const main = specs.find((spec) => spec.required && spec.format !== "list") ?? specs.find((spec) => spec.format !== "list");
  if (!main) throw new AppError("BAD_REQUEST", "This channel has no main part. Give its parts in fields.");
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => !onlyHashtags.test(line));
  const hashtags = lines.slice(Math.max(last, 0) + 1).flatMap((line) => line.match(/#\S+/gu) ?? []);
  if (hashtags.length === 0 || !specs.some((spec) => spec.key === "hashtags" && spec.format === "list"))
    return { ...base, [main.key]: text.trim() };
  return {
    ...base,
    [main.key]: lines
      .slice(0, Math.max(last, 0) + 1)
      .join("\n")
      .trim(),
    hashtags,
  };
}

/** Also of a line without anything. */
const onlyHashtags = /^(?:#[\p{L}\p{N}\p{M}_]+|\s)*$/u;
