export interface StyleGuideSeed {
  language: string;
  /** Codes; none for the catch-all, which is a language's first guide. */
  channels: string[];
  markdown: string;
  tone_words: string[];
  audience: string;
  person: "we" | "I" | "you";
  form_of_address: string;
  do_rules: string[];
  dont_rules: string[];
  banned_terms: string[];
  preferred_terms: { instead_of: string; use: string }[];
  emoji: "none" | "sparing" | "free";
}
