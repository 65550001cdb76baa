import { attribute, type ChannelSeed, callToAction, emphasis, hashtags, plain } from "./channel-seed.ts";

export const x: ChannelSeed = {
  code: "x",
  name: "X post",
  description: "One post of 280 characters, or the first of a short thread.",
  kind: "social",
  unit: "x_weighted",
  fold: null,
  fields: [
    plain("body", "Body", {
      unit: "x_weighted",
      max: 280,
      warnOver: 250,
      help: "Hashtags are posted with it: leave them room. Any link counts 23.",
    }),
    hashtags(1, 2),
    {
      key: "thread",
      label: "Thread",
      format: "list",
      required: false,
      unit: "x_weighted",
      max: 280,
      countMax: 8,
      help: "Posts that follow the first one.",
    },
  ],
  attributes: [
    callToAction,
    emphasis,
    attribute("thread_posts", "Posts in the thread", {
      type: "number",
      min: 0,
      max: 8,
      default: 0,
      help: "0 is a single post without a thread.",
    }),
  ],
  guidance: `One post that is worth repeating on its own.

- One thought, the strongest one, in one to three short sentences. State it; do not announce it and do not tease.
- A figure, a contrast or a plain claim carries it. Cut every word that can go: articles of manner, “we are happy to”, “check out”.
- Body and hashtags are posted together and share 280 characters, so keep the body under 250. A link counts as 23 characters; Chinese, Japanese and Korean characters and emoji count as two.
- One or two hashtags, after the text, never in the middle of a sentence unless the word stands there anyway.
- Thread: write one only if the settings give a number above 0. Then the first post must stand without the rest, and each following one adds a fact, ends as a sentence and stays under 280. One post a line. No numbering, no “a thread”.`,
};
