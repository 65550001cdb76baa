import type { FieldSpec } from "@copydesk/contracts";
import type { AngleKey } from "../phrases/phrases.ts";
import { angleKeys } from "../phrases/phrases.ts";
import type { RankedSentence } from "../story/rank-sentences.ts";

/** What makes a channel's texts its own. */
export interface Style {
  key: AngleKey;
  /** How well a sentence opens a text here; multiplies its score. */
  opens: (sentence: RankedSentence) => number;
  /** Good lengths of the main text, short, medium and long, in its field's unit. */
  sizes: readonly [number, number, number];
  /** Most sentences of a paragraph. */
  paragraph: number;
}

const shortest = (limit: number) => (one: RankedSentence) => (one.length <= limit ? 1 : 0.4);
const has = (when: boolean, more: number) => (when ? more : 1);

const table: Readonly<Record<AngleKey, Omit<Style, "key">>> = {
  linkedin: { opens: (one) => has(one.hasNumber, 1.6) * shortest(190)(one), sizes: [650, 1150, 1800], paragraph: 2 },
  x: { opens: (one) => shortest(130)(one) * has(one.hasNumber, 1.3), sizes: [140, 235, 250], paragraph: 3 },
  facebook: { opens: (one) => has(one.hasQuote, 1.7) * has(one.hasName, 1.3), sizes: [200, 430, 880], paragraph: 2 },
  instagram: { opens: (one) => shortest(120)(one) * has(!one.hasNumber, 1.3), sizes: [150, 440, 1_000], paragraph: 1 },
  tiktok: { opens: (one) => shortest(80)(one) * has(!one.hasQuote, 1.2), sizes: [160, 220, 280], paragraph: 2 },
  youtube: { opens: (one) => has(one.hasName, 1.4) * shortest(95)(one), sizes: [450, 1_000, 2_000], paragraph: 3 },
  threads: { opens: (one) => shortest(150)(one) * has(one.hasQuote, 1.3), sizes: [230, 390, 470], paragraph: 4 },
  email: { opens: (one) => has(one.index < 3, 2) * has(!one.hasQuote, 1.2), sizes: [200, 300, 500], paragraph: 3 },
  blog: { opens: (one) => has(one.index < 3, 2) * has(one.hasNumber, 1.5), sizes: [850, 1_000, 1_400], paragraph: 4 },
  press: {
    opens: (one) => (one.index === 0 ? 3 : 1) * has(one.hasNumber, 1.2) * has(!one.hasQuote, 1.5),
    sizes: [330, 430, 560],
    paragraph: 3,
  },
  google_ads: { opens: shortest(90), sizes: [90, 90, 90], paragraph: 1 },
  sms: { opens: (one) => shortest(110)(one) * has(one.hasNumber, 1.3), sizes: [120, 150, 290], paragraph: 3 },
  other: { opens: () => 1, sizes: [300, 600, 1_200], paragraph: 2 },
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

// Posts are seen side by side and differ from their first line on; those with the strictest wishes choose first.
const posts = ["linkedin", "x", "facebook", "tiktok", "sms", "threads", "instagram", "youtube", "google_ads", "other"] as const;
// Long texts open with the news itself, whatever the posts began with.
const longTexts = ["press", "email", "blog"] as const;

/** For every style the sentence that opens it; for posts each another one as long as there are enough. */
export function chooseLeads({
  pool,
  isFramed,
}: {
  pool: readonly RankedSentence[];
  isFramed: boolean;
}): ReadonlyMap<AngleKey, RankedSentence> {
  // Set phrases come in the order in which they read well.
  if (isFramed) return new Map(pool[0] ? angleKeys.map((key) => [key, pool[0] as RankedSentence]) : []);
  const leads = new Map<AngleKey, RankedSentence>();
  const able = pool.filter((one) => !one.pointsBack && !one.hasLink);
  const free = new Set(able);
  const choose = (key: AngleKey, candidates: Iterable<RankedSentence>) => {
    const best = [...candidates].sort((a, b) => fitness(b, key) - fitness(a, key))[0] ?? pool[0];
    if (best) leads.set(key, best);
    return best;
  };
  for (const key of longTexts) choose(key, able);
  for (const key of posts) {
    const best = choose(key, free.size > 0 ? free : able);
    if (best) free.delete(best);
  }
  return leads;
}

const fitness = (sentence: RankedSentence, key: AngleKey) => sentence.score * table[key].opens(sentence);
