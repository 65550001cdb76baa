/** One rule in the answer; `example` counts from 1. */
export interface CountedRule {
  field: "markdown" | "person" | "form_of_address" | "do_rules" | "dont_rules" | "emoji";
  text: string;
  because: string;
  evidence: { example: number; quote: string }[];
}
