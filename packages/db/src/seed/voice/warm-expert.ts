import { arabic } from "./arabic.ts";
import { english, englishLinkedIn } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { japanese } from "./japanese.ts";
import { spanish } from "./spanish.ts";
import type { StyleGuideSeed } from "./style-guide-seed.ts";

/** The voice of a new company, until it writes its own. A language's catch-all comes before its other guides. */
export const warmExpert: { name: string; description: string; guides: readonly StyleGuideSeed[] } = {
  name: "Warm expert",
  description:
    "Plain, dry, on the reader’s side. Numbers before adjectives. Speaks like somebody who has done the work for years and is glad to explain it: says what was found, what it means and what to do, admits what it does not know, and never shouts. Warm through attention and honesty, not through enthusiasm.",
  guides: [english, englishLinkedIn, german, french, spanish, arabic, japanese],
};
