import { type ChannelSeed, callToAction, emoji, emphasis, plain } from "./channel-seed.ts";

export const threads: ChannelSeed = {
  code: "threads",
  name: "Threads",
  description: "A short post that invites a conversation.",
  kind: "social",
  unit: "utf8_bytes",
  fold: null,
  fields: [
    plain("body", "Body", {
      unit: "utf8_bytes",
      max: 500,
      help: "Counted in bytes: accents take two, Arabic letters two, Japanese and emoji three or four.",
    }),
  ],
  attributes: [callToAction, emphasis, emoji],
  guidance: `A post in the tone of a conversation among people who share an interest.

- One observation from the story, told in the first person of the company, as one would say it to somebody at the next table. Lighter than LinkedIn, calmer than X.
- Two to four short sentences. It may end open, with something people can add to, agree with or contradict.
- The limit is 500 bytes, not characters. Plain Latin letters take one byte, accented letters, Greek, Cyrillic, Arabic and Hebrew two, Chinese, Japanese, Korean, Thai and Hindi three, emoji four or more. Aim for 400 bytes.
- No hashtags in the text. A link only when the call to action needs it.`,
};
