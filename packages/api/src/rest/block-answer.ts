import { type BlockDetail, checkLevels, type VersionContent, type VersionDetail, versionOrigins } from "@copydesk/contracts";
import { z } from "zod";

export const check = z.strictObject({
  code: z.string(),
  level: z.enum(checkLevels),
  field: z.string().nullable(),
  message: z.string(),
  value: z.number().optional(),
  limit: z.number().optional(),
});
const fields = z.record(z.string(), z.unknown()).meta({
  description: "The parts of a channel's text by key; of an outline or schedule, its whole structure",
});

const is_incomplete = z
  .boolean()
  .meta({ description: "The model ended early, at the length limit; such a text is not selected over a complete one" });

export const blockAnswer = z
  .strictObject({
    id: z.string(),
    kind: z.enum(["outline", "content", "schedule"]),
    language: z.string(),
    channel: z.string().nullable(),
    state: z.string(),
    out_of_date: z.boolean(),
    failure: z
      .strictObject({
        code: z.string(),
        message: z.string(),
        next_step: z.string(),
        at: z.string(),
        text: z.string().nullable().meta({ description: "What had arrived, as it came" }),
      })
      .nullable()
      .meta({ description: "Why the last attempt brought no version" }),
    selected_version: z
      .strictObject({
        id: z.string(),
        number: z.number().int(),
        origin: z.enum(versionOrigins),
        text: z.string(),
        fields,
        checks: z.array(check),
        is_incomplete,
        created_at: z.string(),
      })
      .nullable(),
  })
  .meta({ id: "Block" });

export const versionAnswer = z
  .strictObject({
    id: z.string(),
    number: z.number().int(),
    origin: z.enum(versionOrigins),
    text: z.string(),
    fields,
    label: z.string().meta({ description: "The name that a person gave it; empty when none" }),
    note: z.string().meta({ description: "What the writer says about it" }),
    wish: z.string().meta({ description: "What was asked for when it was written; empty when nothing" }),
    is_selected: z.boolean(),
    is_incomplete,
    model: z.string().nullable(),
    tokens: z.number().int().nullable().meta({ description: "In and out together; null for a person's text" }),
    cost: z.number().nullable(),
    created_at: z.string(),
  })
  .meta({ id: "Version" });

export const toBlockAnswer = (block: BlockDetail): z.input<typeof blockAnswer> => ({
  id: block.id,
  kind: block.kind,
  language: block.language_code,
  channel: block.channel_code,
  state: block.state,
  out_of_date: block.out_of_date,
  failure: block.failure && {
    code: block.failure.code,
    message: block.failure.message,
    next_step: block.failure.next_step,
    at: block.failure.at,
    text: block.failure.partial_text,
  },
  selected_version: block.selected && {
    id: block.selected.id,
    number: block.selected.number,
    origin: block.selected.origin,
    text: block.selected.text,
    fields: fieldsOf(block.selected.content),
    checks: block.selected.checks,
    is_incomplete: block.selected.is_incomplete,
    created_at: block.selected.created_at,
  },
});

export const toVersionAnswer = (version: VersionDetail): z.input<typeof versionAnswer> => ({
  id: version.id,
  number: version.number,
  origin: version.origin,
  text: version.text,
  fields: fieldsOf(version.content),
  label: version.label,
  note: version.note,
  wish: version.wish,
  is_selected: version.is_selected,
  is_incomplete: version.is_incomplete,
  model: version.origin !== "edited" ? version.model_name : null,
  tokens: version.tokens_in === null && version.tokens_out === null ? null : (version.tokens_in ?? 0) + (version.tokens_out ?? 0),
  cost: version.cost,
  created_at: version.created_at,
});

export function fieldsOf(content: VersionContent): Record<string, unknown> {
  switch (content.kind) {
    case "content":
      return content.fields;
    case "outline":
      return content.outline;
    case "schedule":
      return content.plan;
  }
}
