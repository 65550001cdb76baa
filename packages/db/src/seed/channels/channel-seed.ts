import type { Attribute, ChannelKind, FieldSpec, LengthUnit } from "@copydesk/contracts";

export interface ChannelSeed {
  code: string;
  name: string;
  description: string;
  kind: ChannelKind;
  /** Unit of the channel's main part. */
  unit: LengthUnit;
  /** Graphemes before “see more”. */
  fold: number | null;
  fields: FieldSpec[];
  attributes: Attribute[];
  /** What good work on this channel looks like; a part of its user prompt. */
  guidance: string;
}

/** A part of plain text. */
export const plain = (key: string, label: string, rules: Partial<FieldSpec> & Pick<FieldSpec, "unit">): FieldSpec => ({
  key,
  label,
  format: "plain",
  required: true,
  ...rules,
});

/** Hashtags, written with their `#`. */
export const hashtags = (countMin: number, countMax: number, required = true): FieldSpec => ({
  key: "hashtags",
  label: "Hashtags",
  format: "list",
  required,
  unit: "utf16",
  max: 100,
  ...(countMin > 0 && { countMin }),
  countMax,
});

const attribute = (
  key: string,
  label: string,
  rest: Omit<Attribute, "key" | "label" | "required" | "default"> & Partial<Attribute>,
): Attribute => ({
  required: false,
  default: null,
  ...rest,
  key,
  label,
});

export { attribute };

export const callToAction = attribute("call_to_action", "Call to action", {
  type: "text",
  help: "Left empty, the outline's is used.",
});
export const emphasis = attribute("emphasis", "Emphasis", {
  type: "text",
  help: "What this channel should stress, such as “the guarantee” or “for repairers”.",
});
export const length = attribute("length", "Length", { type: "select", options: ["Short", "Medium", "Long"], default: "Medium" });
export const emoji = attribute("emoji", "Emoji", {
  type: "select",
  options: ["As the style guide says", "None", "Sparing", "Free"],
  default: "As the style guide says",
});
export const hashtagCount = (min: number, max: number, preset: number) =>
  attribute("hashtag_count", "Hashtags", { type: "number", min, max, default: preset });
