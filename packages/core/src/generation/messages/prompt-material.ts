import type { Attribute, AttributeValues, BlockKind, FieldSpec, LengthUnit, Outline, SchedulerRules } from "@copydesk/contracts";
import type { schema } from "@copydesk/db";
import type { StyleGuide } from "../../voices/index.ts";

type Row<T extends { $inferSelect: unknown }> = T["$inferSelect"];
type CampaignRow = Row<typeof schema.campaigns>;
type ChannelRow = Row<typeof schema.channels>;

export type Example = Row<typeof schema.examples>;

/** Everything that one prompt is made of, read from the database before anything is written. */
export interface PromptMaterial {
  kind: BlockKind;
  system_prompt: string;
  user_prompt: string;
  campaign: Pick<
    CampaignRow,
    | "name"
    | "description"
    | "main_story"
    | "from_date"
    | "to_date"
    | "timezone"
    | "audience"
    | "key_messages"
    | "call_to_action"
    | "links"
    | "mandatory_text"
    | "forbidden_claims"
    | "tags"
  >;
  objectives: { name: string; description: string; kpi_hint: string; call_to_action: string }[];
  language: { code: string; name: string; native_name: string; formality_note: string };
  voice: { name: string; description: string } | null;
  guide: StyleGuide | null;
  examples: Example[];
  /** What may be set for this kind of text, and what is set. */
  attributes: readonly Attribute[];
  attribute_values: AttributeValues;
  /** The channel of a piece; null for outline and schedule. */
  channel: (Pick<ChannelRow, "code" | "name" | "description" | "fold"> & { fields: readonly FieldSpec[]; unit: LengthUnit }) | null;
  /** Every channel of the language, for outline and schedule. */
  channels: readonly { code: string; name: string }[];
  outline: Outline | null;
  primary_outline: Outline | null;
  /** Selected texts of the language, for the schedule. */
  pieces: readonly { channel: string; text: string }[];
  rules: SchedulerRules | null;
  /** What the asking person wants to be different this time. */
  note: string;
  /** What was there before, when somebody wants it different; empty for a first text. */
  previous: string;
  /** `YYYY-MM-DD` in the campaign's zone. */
  today: string;
}
