/** What a campaign is after, as far as the writer's framing differs. */
export const objectiveKinds = [
  "awareness",
  "launch",
  "leads",
  "event",
  "retention",
  "education",
  "recruitment",
  "sales",
  "announcement",
] as const;
export type ObjectiveKind = (typeof objectiveKinds)[number];

/** `topic` is a name or title that is never inflected, so the words around it must bear any gender and number. */
export interface ObjectivePhrases {
  /** Without a full stop. */
  headline: (topic: string) => string;
  /** One sentence that can open a text. */
  opening: (topic: string) => string;
  /** A general sentence of 40 to 130 characters that claims nothing about the product. */
  benefit: string;
  /** What to do, at most 30 characters, without a full stop. Fits a button. */
  action: string;
  /** Whom such a campaign speaks to. */
  audience: (topic: string) => string;
}

const headingKeys = [
  "about",
  "change",
  "details",
  "figures",
  "voices",
  "people",
  "time",
  "practice",
  "background",
  "outlook",
  "questions",
  "next",
  "original",
] as const;
export type HeadingKey = (typeof headingKeys)[number];

export const angleKeys = [
  "linkedin",
  "x",
  "facebook",
  "instagram",
  "tiktok",
  "youtube",
  "threads",
  "email",
  "blog",
  "press",
  "google_ads",
  "sms",
  "other",
] as const;
export type AngleKey = (typeof angleKeys)[number];

/**
 * The writer's own words in one language. Every sentence stands alone, claims nothing that a story would have to prove,
 * and addresses nobody directly where the language has more than one form of address.
 */
export interface Phrases {
  /** For dates and lists. */
  locale: string;
  quote: readonly [string, string];
  /** What stands between a label and its text. */
  colon: string;
  objectives: Readonly<Record<ObjectiveKind, ObjectivePhrases>>;
  /** `names` is a list in words. */
  focus: (names: string) => string;
  figures: (figures: string) => string;
  /** Introduces words in the story's language; `quoted` has its marks. */
  original: (quoted: string) => string;
  /** Says how a channel's text begins. */
  opensWith: (quoted: string) => string;
  /** Above a list. */
  keyPoints: string;
  /** Where links cannot be clicked. */
  profileLink: string;
  invite: string;
  /** Hashtags for any subject, without their sign. */
  tags: readonly string[];
  greeting: string;
  closing: string;
  /** Letters of the GSM alphabet where the language allows it. */
  optOut: string;
  headings: Readonly<Record<HeadingKey, string>>;
  questions: Readonly<Record<"about" | "who" | "figures" | "when" | "next", string>>;
  angles: Readonly<Record<AngleKey, string>>;
  /** An opening for each channel and a sentence to follow it, for stories that cannot be told in this language. */
  channels: Readonly<Record<AngleKey, (topic: string) => readonly [string, string]>>;
  schedule: Readonly<Record<"launch" | "reminder" | "lastCall", { angle: string; reason: string }>>;
  /** Headlines of at most 30 characters, descriptions of at most 90. */
  ads: { headlines: readonly string[]; descriptions: readonly string[] };
}
