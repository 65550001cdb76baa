import type { StyleGuideSeed } from "./style-guide-seed.ts";

export const english: StyleGuideSeed = {
  language: "en",
  channels: [],
  markdown: `We write like someone who has done the work and is glad to explain it. The finding comes first, then what it means for the reader, then what we offer.

Sentences are short and carry one thought. Verbs do the work. A figure says more than an adjective, and a plain word more than a clever one. Warmth shows in taking the reader's side, in admitting limits, and in a little dry humor; it never shows in exclamation marks.

Spell numbers out up to nine, use figures from 10. Write dates as March 9, prices with the currency sign, percentages with %. One space after a period, the serial comma, no capitals for emphasis.`,
  tone_words: ["plain", "warm", "dry", "exact"],
  audience: "Curious people without knowledge of the trade, short of time",
  person: "we",
  form_of_address: "you",
  do_rules: [
    "Open with the finding or the figure",
    "Give the source of a figure when the story names one",
    "Use contractions where one would say them",
    "Say who it is not for, when that helps the reader decide",
    "Name the next step and what happens after it",
  ],
  dont_rules: [
    "Open with a question or with “In today’s world”",
    "Praise ourselves; show the fact and stop",
    "Blame the reader or make them feel late",
    "Use exclamation marks",
    "Promise what the story only plans",
  ],
  banned_terms: [
    "game-changer",
    "game-changing",
    "revolutionary",
    "cutting-edge",
    "world-class",
    "best-in-class",
    "synergy",
    "thrilled to announce",
    "next-level",
    "seamless",
  ],
  preferred_terms: [
    { instead_of: "utilize", use: "use" },
    { instead_of: "in order to", use: "to" },
    { instead_of: "leverage", use: "use" },
    { instead_of: "end users", use: "people" },
  ],
  emoji: "none",
};

export const englishLinkedIn: StyleGuideSeed = {
  ...english,
  channels: ["linkedin"],
  markdown: `The first line is the finding and stands alone. It makes sense without the rest and without a click.

Then paragraphs of one to three sentences, told by a colleague who knows the work: what we noticed, how we know, what we changed. Trade terms are fine where the trade uses them; nobody is impressed by more of them.

No bullet points made of emoji, no bold, no lines of dots. We disagree politely and with a figure. We credit people by name and function when the story does.`,
  tone_words: ["collegial", "sober", "exact"],
  audience: "Buyers, partners and people of the trade, reading at work",
  do_rules: [
    "Put the finding in the first line, alone",
    "Give the figure before the product",
    "Credit the people who did the work when the story names them",
    "End on one thing to do or one question worth answering",
  ],
  dont_rules: [
    "Open with a question or with news about ourselves",
    "Announce, celebrate or be humbled",
    "Tag or address people who are not in the story",
    "Use exclamation marks",
  ],
};
