import type { FieldSpec } from "@copydesk/contracts";
import type { AngleKey } from "../phrases/phrases.ts";
import { angleKeys } from "../phrases/phrases.ts";

/** What makes a channel's texts its own. */
export interface Style {
  key: AngleKey;
  /** Good lengths of the main text, short, medium and long, in its field's unit. */
  sizes: readonly [number, number, number];
  /** Most sentences of a paragraph. */
  paragraph: number;
}

const table: Readonly<Record<AngleKey, Omit<Style, "key">>> = {
  linkedin: { sizes: [650, 1_800, 2_600], paragraph: 3 },
  x: { sizes: [140, 280, 280], paragraph: 3 },
  facebook: { sizes: [200, 2_600, 3_600], paragraph: 3 },
  instagram: { sizes: [150, 2_050, 2_150], paragraph: 2 },
  tiktok: { sizes: [160, 290, 290], paragraph: 2 },
  youtube: { sizes: [450, 3_000, 4_500], paragraph: 3 },
  threads: { sizes: [230, 500, 500], paragraph: 4 },
  email: { sizes: [200, 420, 560], paragraph: 3 },
  blog: { sizes: [850, 1_000, 1_400], paragraph: 4 },
  press: { sizes: [330, 520, 650], paragraph: 3 },
  google_ads: { sizes: [90, 90, 90], paragraph: 1 },
  sms: { sizes: [120, 150, 290], paragraph: 3 },
  other: { sizes: [300, 600, 1_200], paragraph: 2 },
};

/** A channel's style by its code; one that nobody knows is judged by its parts. */
export function styleOf(channel: string, fields: readonly FieldSpec[]): Style {
  const key = angleKeys.find((one) => one === channel) ?? guess(fields);
  return { key, ...table[key] };
}

function guess(fields: readonly FieldSpec[]): AngleKey {
  const keys = new Set(fields.map((spec) => spec.key));
  const isLong = fields.some((spec) => spec.unit === "words" && (spec.min ?? 0) >= 500);
  if (keys.has("subject")) return "email";
  if (keys.has("dateline")) return "press";
  if (keys.has("h1") || keys.has("seo_title") || isLong) return "blog";
  if (keys.has("headlines")) return "google_ads";
  if (keys.has("script")) return "tiktok";
  return fields.some((spec) => spec.unit === "sms") ? "sms" : "other";
}
